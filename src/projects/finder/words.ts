// What is asked for and what is published, in few words of one language.
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import type { Site } from '../../site/shared/site.ts'
import { costOf, type FactWords, type FactWriter, ifStated, million } from '../facts.ts'
import type { Reference } from './judge.ts'
import type { Criterion, Wanted } from './wanted.ts'

export type FinderWords = Site['interface']['referenceFinder']

export type Speaking = {
  words: FinderWords
  facts: FactWords
  write: FactWriter
  locale: Locale
  /** What is built, by the id of the category. */
  types: { id: string; label: string }[]
  /** This month, such as 2026-11. */
  now: string
}

/** The first letter of a sentence. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A chosen criterion, such as "ab 3.000 m²". */
export function askText(criterion: Criterion, wanted: Wanted, speaking: Speaking): string {
  const { words, facts, write, types } = speaking
  const { asks } = words
  const { lph, row, since, until } = wanted
  const atLeast = (value: string) => fill(asks.atLeast, { value })
  const month = (iso: string) => write.date(iso, iso)
  switch (criterion) {
    case 'type':
      return types.find(({ id }) => id === wanted.type)?.label ?? ''
    case 'lph':
      if (lph && row) return fill(asks.rowOf, { stages: write.stages(lph), n: row })
      return lph ? write.stages(lph) : fill(asks.row, { n: row ?? 0 })
    case 'zone':
      return atLeast(write.zone(wanted.zone ?? 1))
    case 'gfa':
    case 'nuf':
      return atLeast(write.area(wanted[criterion] ?? 0))
    case 'cost':
      return atLeast(write.cost((wanted.cost ?? 0) * million, wanted.vat ? 'gross' : 'net', { short: true }))
    case 'date':
      if (since && until) return fill(facts.period, { from: month(since), to: month(until) })
      return since
        ? fill(asks.since, { month: month(since) })
        : fill(asks.until, { month: month(until ?? '') })
    case 'kind':
      return wanted.kind ? facts.works[wanted.kind] : ''
    case 'listed':
    case 'funded':
      return facts.yes
    case 'client':
      return wanted.client ? facts.clients[wanted.client] : ''
  }
}

/** What a project says of it; undefined where nothing is published. */
export function valueText(
  criterion: Criterion,
  reference: Reference,
  { facts, write, types, now }: Speaking,
): string | undefined {
  const { phases, zone, gfa, nuf, net, gross, completion, built, works, client } = reference
  switch (criterion) {
    case 'type':
      return types.find(({ id }) => id === reference.type)?.label
    case 'lph':
      return ifStated(phases, write.stages)
    case 'zone':
      return ifStated(zone, write.zone)
    case 'gfa':
      return ifStated(gfa, gfa => write.area(gfa)) ?? ifStated(nuf, nuf => write.area(nuf, 'usable'))
    case 'nuf':
      return ifStated(nuf, nuf => write.area(nuf)) ?? ifStated(gfa, gfa => write.area(gfa, 'gross'))
    case 'cost': {
      const cost = costOf({ net, gross })
      return cost && write.cost(cost.euros * million, cost.tax, { short: true })
    }
    case 'date': {
      const date = completion ?? built
      return date && write.date(date, now)
    }
    case 'kind':
      return ifStated(works, write.works)
    case 'listed':
    case 'funded':
      return ifStated(reference[criterion], write.yesOrNo)
    case 'client':
      return client && facts.clients[client]
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
