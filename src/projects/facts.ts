// The facts of a project, and the only code that formats them.
import type { areaKinds } from '../content/schemas/fact-kinds.ts'
import { fill } from '../i18n/fill.ts'
import { formatNumber } from '../i18n/number.ts'
import type { Locale } from '../routes.ts'
import type { Site } from '../site/shared/site.ts'

export type FactWords = Site['interface']['facts']
export type AreaKind = (typeof areaKinds)[number]
export type Tax = 'net' | 'gross'
export type Stages = { from: number; to: number }
export type Costs = { [Key in Tax]?: number | undefined } & { currency?: string | undefined }
/** An amount without a currency is in the first currency of the site. */
export type Cost = { amount: number; tax: Tax; currency?: string | undefined }
/** The stages of a country: how many there are, and the one at whose end a building counts as built. */
export type StageSystem = { count: number; built: number }
export type OwnFact = Site['ownFacts'][number]

export const million = 1_000_000
/** The least amount that is written in millions. A smaller one would read 0.00 million. */
const leastInMillions = 10_000
export const roman = ['I', 'II', 'III', 'IV', 'V'] as const

/** Returns the preferred kind of cost, or the other kind if only that is known. */
export function costOf(costs: Costs = {}, preferred: Tax = 'net'): Cost | undefined {
  const tax = costs[preferred] !== undefined ? preferred : preferred === 'net' ? 'gross' : 'net'
  const amount = costs[tax]
  return amount === undefined ? undefined : { amount, tax, currency: costs.currency }
}

export const ifStated = <Fact, Text>(
  fact: Fact | undefined,
  write: (fact: Fact) => Text,
): Text | undefined => (fact === undefined ? undefined : write(fact))

export const yearOf = (date: string): string => date.slice(0, 4)

/** Checks whether a date is certainly in the future. The current year is not: the event may have happened already. */
export const isPlanned = (date: string, now: string): boolean => date > now.slice(0, date.length)

type Bar = { phase?: number | undefined; toPhase?: number | undefined; end: { iso: string } }

/**
 * Returns the last month of each stage that has a bar. A stage may have several bars, because it may be done in parts.
 * Tenders count a building as built at the end of one of the stages.
 */
export function stageEnds(schedule: readonly Bar[] = []): Record<number, string> {
  const ends: Record<number, string> = {}
  for (const { phase, toPhase = phase, end } of schedule)
    for (let stage = phase ?? 0; phase && stage <= (toPhase ?? 0); stage++)
      if ((ends[stage] ?? '') < end.iso) ends[stage] = end.iso
  return ends
}

type CostForm = {
  /** Shortens the cost for narrow spaces: €31m. */
  short?: boolean
  /** Marks costs without VAT, which is the default. Costs with VAT are always marked. */
  sayNet?: boolean
}

/** Creates the functions that format facts in one language. */
export function factWriter(words: FactWords, locale: Locale) {
  const put = (text: string, n: number) => fill(text, { n: formatNumber(n, locale) })

  const withTax = (cost: string, tax: Tax, sayNet = false) =>
    tax === 'gross' || sayNet ? fill(words[tax], { cost }) : cost

  const { currencies } = words
  const mainCurrency = currencies[0]?.code
  const cost = ({ amount, tax, currency = mainCurrency }: Cost, form: CostForm = {}) => {
    const money = currencies.find(({ code }) => code === currency)
    // The address of the finder may contain any currency, but the content has words only for its own.
    if (!money) return withTax(`${formatNumber(amount, locale)} ${currency}`, tax, form.sayNet)
    const isWhole = amount < (form.short ? leastInMillions : million)
    const text = isWhole ? money.units : form.short ? money.short : money.millions
    return withTax(put(text, isWhole ? amount : amount / million), tax, form.sayNet)
  }

  const plan = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const planMetres = (metres: number) => plan.format(metres)

  const stages = ({ from, to }: Stages) => (from === to ? String(from) : `${from}–${to}`)

  /** Formats a date as 2024 or 05/2024. */
  const date = (iso: string) => iso.split('-').reverse().join('/')
  const planned = (text: string, isAhead: boolean) => (isAhead ? fill(words.planned, { date: text }) : text)

  return {
    area: (squareMetres: number, kind?: AreaKind) => put(kind ? words.areas[kind] : words.area, squareMetres),
    percent: (share: number) => put(words.percent, share),
    power: (megawatts: number) => put(words.power, megawatts),
    cost,
    mainCurrency,
    /**
     * Formats a cost in millions without a unit, for a table column. All have one decimal, so that they align, unless
     * that would give 0.
     */
    costFigure: (stated: Cost) => {
      const { amount, tax } = stated
      if (amount < leastInMillions) return cost(stated)
      return withTax(formatNumber(amount / million, locale, amount < million / 10 ? 2 : 1), tax)
    },
    /** Formats one of the firm's own figures with its unit and decimal places. */
    own: (n: number, { text, digits }: Pick<OwnFact, 'text' | 'digits'>) =>
      fill(text, { n: formatNumber(n, locale, 0, digits) }),
    /** Formats a figure without its unit, which is shown beside it. */
    figure: (n: number) => formatNumber(n, locale),
    stages,
    namedStages: (own: Stages) =>
      own.from === own.to ? fill(words.stage, { n: own.from }) : fill(words.stages, own),
    date: (iso: string, now: string) => planned(date(iso), isPlanned(iso, now)),
    /** Formats a range of years, or a single year if both are the same. */
    period: (from: string | undefined, to: string, now = to) => {
      const [first, last] = [from && yearOf(from), yearOf(to)]
      const text = first && first !== last ? fill(words.period, { from: first, to: last }) : last
      return planned(text, isPlanned(last, now))
    },
    zone: (zone: number) => roman[zone - 1] ?? '',
    works: (works: readonly (keyof FactWords['works'])[]) => works.map(kind => words.works[kind]).join(', '),
    yesOrNo: (fact: boolean) => (fact ? words.yes : words.no),
    /** Formats a length in whole metres from 20 m, below that with one decimal. */
    metres: (metres: number) =>
      put(words.metres, metres >= 20 ? Math.round(metres) : Math.round(metres * 10) / 10),
    /** Formats metres with two decimals, as on a plan: 6,75. */
    planMetres,
    /** Formats a height as on a plan: ±0,00 or +33,75. */
    height: (metres: number) => (metres === 0 ? '±' : metres < 0 ? '−' : '+') + planMetres(Math.abs(metres)),
    unpublished: words.unpublished,
  }
}

export type FactWriter = ReturnType<typeof factWriter>

/** Formats months in words. Only pages and sheets need it, so the scripts of the site do not contain it. */
export function monthWriter(locale: Locale) {
  // A month in the content is a date in UTC. In a time zone west of it, it would be formatted as the month before.
  const words = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    month: (date: Date) => words.format(date),
    /** Formats a range that includes both months: "Februar – April 2022". */
    months: (from: string, to: string) => words.formatRange(new Date(from), new Date(to)),
  }
}
