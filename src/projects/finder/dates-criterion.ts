// The criterion for the period of a tender, and for the date of a project that must lie in it.
import { fill } from '../../i18n/fill.ts'
import type { Criterion, Field, Finding, Reference, Speaking } from './criterion.ts'
import { compact } from './criterion-values.ts'
import { verdict } from './match-figures.ts'
import { typedMonth } from './typed.ts'

/**
 * Months such as 2021-11, both inclusive. They apply to the handover, or to the end of the stage in which the house is
 * built.
 */
export type AskedDates = { since?: string; until?: string; by?: 'built' }

const years = [3, 5, 8, 10]
const month = (text: string | null) => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined)

/** Subtracts months: 2026-11 and 60 give 2021-11. */
export function monthsBefore(from: string, months: number): string {
  const [year = 0, of = 1] = from.split('-').map(Number)
  const count = year * 12 + of - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

const datesOf = ({ facts, built }: Reference) => ({ handover: facts.completion, built })

function within(date: string, since: string, until: string): Finding {
  const [first, last] = date.length === 4 ? [`${date}-01`, `${date}-12`] : [date, date]
  if (last < since || first > until) return verdict(false)
  return first >= since && last <= until ? verdict(true) : { verdict: 'open', only: 'year' }
}

const presetOf = ({ since, until }: AskedDates, now: string) =>
  years.find(years => since === monthsBefore(now, years * 12) && !until)

function askPeriod({ since, until }: AskedDates, { words: { asks }, facts, write }: Speaking): string {
  const text = (iso = '') => write.date(iso, iso)
  if (since && until) return fill(facts.period, { from: text(since), to: text(until) })
  return since ? fill(asks.since, { month: text(since) }) : fill(asks.until, { month: text(until) })
}

const end = (name: 'since' | 'until'): Field<AskedDates> => ({
  label: name,
  rare: true,
  half: true,
  as: 'typed',
  parse(text, { locale }, value) {
    const month = typedMonth(text, name, locale)
    const { since, until }: { since?: typeof month; until?: typeof month } = { ...value, [name]: month }
    return since && until && until < since ? null : month
  },
  write: (iso, { write }) => write.date(String(iso), String(iso)),
  inWords: (iso, { write }) => write.date(String(iso), String(iso)),
  get: value => value[name],
  set: (iso, value) => compact<AskedDates>({ ...value, [name]: iso === undefined ? undefined : String(iso) }),
  wrong: 'monthWrong',
  hint: 'month',
})

export const datesCriterion: Criterion<AskedDates> = {
  usual: true,
  parse: query => {
    const [since, until] = [month(query.get('since')), month(query.get('until'))]
    return compact<AskedDates>({
      since,
      until: since && until && until < since ? undefined : until,
      by: query.get('by') === 'built' ? 'built' : undefined,
    })
  },
  write: ({ since, until, by }) => ({ since, until, by }),
  asks: ({ since, until }) => since !== undefined || until !== undefined,
  match: (reference, { since = '0000-01', until = '9999-12', by }, { now }) => {
    const { handover, built } = datesOf(reference)
    const [date, other] = by ? [built, handover] : [handover, built]
    if (date) return within(date, since, until < now ? until : now)
    return other ? { verdict: 'open', only: by ? 'handover' : 'built' } : { verdict: 'open' }
  },
  head: ({ by }, { words: { form } }) => by && form.built,
  ask: askPeriod,
  value: (reference, asked, { write, now }) => {
    const { handover, built } = datesOf(reference)
    const date = asked?.by ? (built ?? handover) : (handover ?? built)
    return date && write.date(date, now)
  },
  fields: [
    {
      label: 'date',
      as: 'select',
      options: (speaking, value) => {
        const { form } = speaking.words
        const isOther = value && (value.since || value.until) && !presetOf(value, speaking.now)
        return [
          ['', form.anyTime],
          ...(isOther ? [['other', askPeriod(value, speaking)] as const] : []),
          ...years.map(n => [String(n), fill(form.years, { n })] as const),
        ]
      },
      get: (value, { now }) => (value.since || value.until ? String(presetOf(value, now) ?? 'other') : ''),
      set: (text, value, { now }) =>
        text === 'other'
          ? value
          : compact<AskedDates>({
              by: value?.by,
              since: text ? monthsBefore(now, Number(text) * 12) : undefined,
            }),
    },
    end('since'),
    end('until'),
    {
      label: 'by',
      rare: true,
      half: true,
      as: 'select',
      options: ({ words: { form } }) => [
        ['', form.handover],
        ['built', form.built],
      ],
      get: ({ by }) => by ?? '',
      set: (text, value) => compact<AskedDates>({ ...value, by: text ? 'built' : undefined }),
    },
  ],
}
