// What is asked for and what is published, in few words of one language.
import { fill } from '../../i18n/fill.ts'
import { formatNumber } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'
import type { PageContent } from '../../site/shared/site.ts'
import { isPlanned, type Reference } from './judge.ts'
import type { Criterion, Wanted } from './wanted.ts'

export type FinderWords = Pick<
  PageContent<'finder'>,
  | 'form'
  | 'heads'
  | 'asks'
  | 'values'
  | 'partly'
  | 'works'
  | 'clients'
  | 'clientsInForm'
  | 'results'
  | 'key'
  | 'table'
>

export type Speaking = {
  words: FinderWords
  locale: Locale
  /** What is built, by the id of the category. */
  types: { id: string; label: string }[]
  /** This month, such as 2026-11. */
  now: string
}

export const roman = ['I', 'II', 'III', 'IV', 'V'] as const

/** 2024-05 as 05/2024. */
export const shortMonth = (date: string) => date.split('-').reverse().join('/')

/** The first letter of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A chosen criterion, such as "ab 3.000 m²". */
export function askText(criterion: Criterion, wanted: Wanted, { words, locale, types }: Speaking): string {
  const { asks, works, clients } = words
  const { lph, row, since, until } = wanted
  const put = (text: string, n: number | undefined) => fill(text, { n: formatNumber(n ?? 0, locale) })
  switch (criterion) {
    case 'type':
      return types.find(({ id }) => id === wanted.type)?.label ?? ''
    case 'lph':
      if (lph && row) return fill(asks.rowOf, { ...lph, n: row })
      return lph ? fill(asks.stages, lph) : put(asks.row, row)
    case 'zone':
      return fill(asks.zone, { n: roman[(wanted.zone ?? 1) - 1] ?? '' })
    case 'gfa':
    case 'nuf':
      return put(asks.area, wanted[criterion])
    case 'cost':
      return put(wanted.vat ? asks.gross : asks.net, wanted.cost)
    case 'date':
      if (since && until) return fill(asks.between, { from: shortMonth(since), to: shortMonth(until) })
      return since
        ? fill(asks.since, { month: shortMonth(since) })
        : fill(asks.until, { month: shortMonth(until ?? '') })
    case 'kind':
      return wanted.kind ? works[wanted.kind] : ''
    case 'listed':
    case 'funded':
      return asks.yes
    case 'client':
      return wanted.client ? clients[wanted.client] : ''
  }
}

/** What a project says of it; undefined where nothing is published. */
export function valueText(
  criterion: Criterion,
  reference: Reference,
  { words, locale, types, now }: Speaking,
): string | undefined {
  const { values, works, clients } = words
  const { phases, gfa, nuf, net, gross, completion, built } = reference
  const put = (text: string, n: number | undefined) =>
    n === undefined ? undefined : fill(text, { n: formatNumber(n, locale) })
  const yesOrNo = (fact: boolean | undefined) =>
    fact === undefined ? undefined : fact ? values.yes : values.no
  switch (criterion) {
    case 'type':
      return types.find(({ id }) => id === reference.type)?.label
    case 'lph': {
      const [from, to] = [phases?.[0], phases?.at(-1)]
      if (from === undefined || to === undefined) return undefined
      return from === to ? String(from) : fill(values.stages, { from, to })
    }
    case 'zone':
      return reference.zone === undefined ? undefined : roman[reference.zone - 1]
    case 'gfa':
      return put(values.area, gfa) ?? put(values.nuf, nuf)
    case 'nuf':
      return put(values.area, nuf) ?? put(values.gfa, gfa)
    case 'cost':
      return put(values.net, net) ?? put(values.gross, gross)
    case 'date': {
      const date = completion ?? built
      if (!date) return undefined
      return isPlanned(date, now) ? fill(values.planned, { date: shortMonth(date) }) : shortMonth(date)
    }
    case 'kind':
      return reference.works && capital(reference.works.map(kind => works[kind]).join(', '))
    case 'listed':
    case 'funded':
      return yesOrNo(reference[criterion])
    case 'client':
      return reference.client && clients[reference.client]
  }
}

/** The heading of the results: how many projects meet all. */
export function resultText(total: number, criteria: number, full: number, { results }: FinderWords): string {
  if (criteria === 0) return fill(results.unasked, { n: total })
  const all =
    criteria === 1
      ? results.all.one
      : criteria === 2
        ? results.all.two
        : fill(results.all.more, { n: results.numbers[criteria] ?? criteria })
  if (full === 0) return fill(results.no, { all })
  return full === 1 ? fill(results.one, { all }) : fill(results.many, { n: full, all })
}

/** Over the projects that meet the same number. */
export function groupText(met: number, criteria: number, { results }: FinderWords): string {
  const { groupAll, groupNone, groupSome, numbers } = results
  const number = (n: number) => numbers[n] ?? String(n)
  if (met === criteria) {
    if (criteria === 1) return groupAll.one
    return criteria === 2 ? groupAll.two : fill(groupAll.more, { n: number(criteria) })
  }
  if (met === 0) return criteria === 1 ? groupNone.one : groupNone.more
  return capital(fill(groupSome, { n: number(met), of: number(criteria) }))
}

/** A number as people write it: 3.000, 3,000, 3 000 or 10,5. Nothing is undefined, no number is NaN. */
export function typedNumber(text: string, locale: Locale): number | undefined {
  const plain = text.replace(/[\s'’]/g, '')
  if (!plain) return undefined
  const [group, point] = locale === 'de' ? ['.', ','] : [',', '.']
  const digits = plain.replaceAll(group ?? '', '').replace(point ?? '', '.')
  const number = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
  return number > 0 ? number : Number.NaN
}

/** 11/2021, 11.2021 or 2021-11 as 2021-11. Nothing is undefined, no month is null. */
export function typedMonth(text: string): string | undefined | null {
  const typed = text.trim()
  if (!typed) return undefined
  const match =
    /^(?<month>\d{1,2})\s*[/.]\s*(?<year>\d{4})$/.exec(typed) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})$/.exec(typed)
  const { month, year } = match?.groups ?? {}
  const number = Number(month)
  return year && number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : null
}

/** So many months before: 2026-11 and 60 give 2021-11. */
export function monthsBefore(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const count = year * 12 + of - 1 - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** What an inquiry is about, no longer than the service takes: titles that have no room are counted. */
export function serviceText(
  titles: readonly string[],
  words: { service: string; rest: string },
  max: number,
): string {
  for (let named = titles.length; named > 0; named--) {
    const left = titles.length - named
    const list = titles.slice(0, named).join(', ') + (left > 0 ? ` ${fill(words.rest, { n: left })}` : '')
    const text = fill(words.service, { titles: list })
    if (text.length <= max) return text
  }
  return ''
}
