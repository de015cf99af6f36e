// The facts of a project, and the one way in which each of them is written.
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
/** Without a currency it is the first one of the site. */
export type Cost = { amount: number; tax: Tax; currency?: string | undefined }
/** The stages of a country: how many there are, and the one at whose end a building counts as built. */
export type StageSystem = { count: number; built: number }
export type OwnFact = Site['ownFacts'][number]

export const million = 1_000_000
/** A smaller cost would be 0.00 million. */
const leastInMillions = 10_000
export const roman = ['I', 'II', 'III', 'IV', 'V'] as const

/** The cost that is known, of the kind that is preferred if it is. */
export function costOf(costs: Costs = {}, preferred: Tax = 'net'): Cost | undefined {
  const tax = costs[preferred] !== undefined ? preferred : preferred === 'net' ? 'gross' : 'net'
  const amount = costs[tax]
  return amount === undefined ? undefined : { amount, tax, currency: costs.currency }
}

/** Writes a fact that there is. */
export const ifStated = <Fact, Text>(
  fact: Fact | undefined,
  write: (fact: Fact) => Text,
): Text | undefined => (fact === undefined ? undefined : write(fact))

export const yearOf = (date: string): string => date.slice(0, 4)

/**
 * Checks whether a date certainly lies ahead. The current year does not: its event may have happened already.
 */
export const isPlanned = (date: string, now: string): boolean => date > now.slice(0, date.length)

type Bar = { phase?: number | undefined; toPhase?: number | undefined; end: { iso: string } }

/** The last month of each stage that has a bar. One of them ends what tenders call built. A stage may be done in parts. */
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
  /** Says that a cost is without VAT, which is the rule. That it is with VAT is always said. */
  sayNet?: boolean
}

/** Writes facts in the words of one language. */
export function factWriter(words: FactWords, locale: Locale) {
  const put = (text: string, n: number) => fill(text, { n: formatNumber(n, locale) })

  const withTax = (cost: string, tax: Tax, sayNet = false) =>
    tax === 'gross' || sayNet ? fill(words[tax], { cost }) : cost

  const { currencies } = words
  const mainCurrency = currencies[0]?.code
  const cost = ({ amount, tax, currency = mainCurrency }: Cost, form: CostForm = {}) => {
    const money = currencies.find(({ code }) => code === currency)
    // An address may ask for any; the content has only those that it names.
    if (!money) return withTax(`${formatNumber(amount, locale)} ${currency}`, tax, form.sayNet)
    const isWhole = amount < (form.short ? leastInMillions : million)
    const text = isWhole ? money.units : form.short ? money.short : money.millions
    return withTax(put(text, isWhole ? amount : amount / million), tax, form.sayNet)
  }

  const plan = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const planMetres = (metres: number) => plan.format(metres)

  const stages = ({ from, to }: Stages) => (from === to ? String(from) : `${from}–${to}`)

  /** 2024 or 05/2024. */
  const date = (iso: string) => iso.split('-').reverse().join('/')
  const planned = (text: string, isAhead: boolean) => (isAhead ? fill(words.planned, { date: text }) : text)

  return {
    area: (squareMetres: number, kind?: AreaKind) => put(kind ? words.areas[kind] : words.area, squareMetres),
    percent: (share: number) => put(words.percent, share),
    power: (megawatts: number) => put(words.power, megawatts),
    cost,
    mainCurrency,
    /** Without its unit, for a column of figures: with one digit, so that they are below one another, unless it would be 0. */
    costFigure: (stated: Cost) => {
      const { amount, tax } = stated
      if (amount < leastInMillions) return cost(stated)
      return withTax(formatNumber(amount / million, locale, amount < million / 10 ? 2 : 1), tax)
    },
    /** A figure of the firm's own, with the unit and the decimal places that it says. */
    own: (n: number, { text, digits }: Pick<OwnFact, 'text' | 'digits'>) =>
      fill(text, { n: formatNumber(n, locale, 0, digits) }),
    /** A figure whose unit stands beside it. */
    figure: (n: number) => formatNumber(n, locale),
    stages,
    namedStages: (own: Stages) =>
      own.from === own.to ? fill(words.stage, { n: own.from }) : fill(words.stages, own),
    date: (iso: string, now: string) => planned(date(iso), isPlanned(iso, now)),
    /** From year to year; one alone has no range. */
    period: (from: string | undefined, to: string, now = to) => {
      const [first, last] = [from && yearOf(from), yearOf(to)]
      const text = first && first !== last ? fill(words.period, { from: first, to: last }) : last
      return planned(text, isPlanned(last, now))
    },
    zone: (zone: number) => roman[zone - 1] ?? '',
    works: (works: readonly (keyof FactWords['works'])[]) => works.map(kind => words.works[kind]).join(', '),
    yesOrNo: (fact: boolean) => (fact ? words.yes : words.no),
    /** A length in metres: whole ones from twenty on. */
    metres: (metres: number) =>
      put(words.metres, metres >= 20 ? Math.round(metres) : Math.round(metres * 10) / 10),
    /** As on a plan: 6,75. */
    planMetres,
    /** Heights on a plan: ±0,00 and +33,75. */
    height: (metres: number) => (metres === 0 ? '±' : metres < 0 ? '−' : '+') + planMetres(Math.abs(metres)),
    unpublished: words.unpublished,
  }
}

export type FactWriter = ReturnType<typeof factWriter>

/** Months in words, which pages and sheets have and no script needs. */
export function monthWriter(locale: Locale) {
  // Months of content have no time of day.
  const words = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    month: (date: Date) => words.format(date),
    /** Both months included: "Februar – April 2022". */
    months: (from: string, to: string) => words.formatRange(new Date(from), new Date(to)),
  }
}
