// Finds numbers and dates in running text for the finder to read, and refuses those with two readings.
import { smallNumbers } from '../../../src/i18n/number-words.ts'
import { typedMillions, typedMonth, typedNumber } from '../../../src/projects/finder/typed.ts'
import type { Locale } from '../../../src/routes.ts'

/** A number in figures: 5000, 5.000, 5 000, 5'000, 5,0 or 5.000.000,00. */
export const figure = String.raw`\d{1,3}(?:(?:[.,'] ?| )\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?(?!\d)`
const scale = String.raw`(?:Mio\.?|Millionen|Million|Mrd\.?|Milliarden|million|T€|TEUR|Tsd\.?|Tausend)`
const currency = String.raw`(?:€|EUR\b|Euro\b)`

/** An amount of money: it has a currency, a scale or both. */
export const amount = String.raw`(?:${currency} ?)?(?<![\d.,])(?:${figure}) ?(?:${scale} ?${currency}?|${currency}|,- ?${currency})|${currency} ?(?:${figure})(?: ?${scale})?`

/** Refuses a number with two readings: 5,000 in a German text may be five or five thousand. */
export function numberIn(text: string, locale: Locale): number | undefined {
  const [group, decimal] = locale === 'en' ? [',', '.'] : ['.', ',']
  const decimals = `(?:[${decimal}](?:\\d{1,2}|\\d{4,}))`
  const isClear = [
    `\\d+${decimals}?`,
    `\\d{1,3}(?<mark>[${group}] ?| |')\\d{3}(?:\\k<mark>\\d{3})*${decimals}?`,
    `\\d+[${group}]\\d{1,2}`,
  ].some(form => new RegExp(`^${form}$`).test(text.trim()))
  return isClear ? (typedNumber(text, locale) ?? undefined) : undefined
}

/** Reads an amount in millions of euros. Without a scale it is counted in euros. */
export function millionsIn(text: string, locale: Locale): number | undefined {
  const plain = text.replace(/,-/, '').trim()
  const [figures = ''] = new RegExp(figure).exec(plain) ?? []
  const number = numberIn(figures, locale)
  const [unit] = new RegExp(scale, 'i').exec(plain) ?? []
  if (number === undefined || !unit) return number === undefined ? undefined : number / 1_000_000
  const isThousands = /^T/i.test(unit)
  // In millions, 1.500 may be one and a half thousand or one and a half.
  if (!isThousands && /\d\D+\d{3}$/.test(figures)) return undefined
  const sign = isThousands ? 'T' : /^(?:Mrd|Milliarden)/i.test(unit) ? 'Mrd' : 'Mio'
  return typedMillions(`${figures} ${sign}`, locale) ?? undefined
}

const numerals = smallNumbers('de').slice(0, 16).with(1, 'ein')
const english = smallNumbers('en').slice(0, 11)

/** A small number in words or figures, with the figure in brackets after the word where it is given twice. */
export const count = String.raw`(?<![\da-zäöüß])(?:(?:${[...numerals.slice(1)].sort((a, b) => b.length - a.length).join('|')})(?:e|en|er|es|em)?|${english.slice(1).join('|')}|\d{1,2})(?![\da-zäöüß])(?: ?\(\d{1,2}\))?`

/** Returns undefined where word and figure disagree. */
export function countIn(text: string): number | undefined {
  const [first = '', second] = text.toLowerCase().replace(')', '').split('(')
  const word = first.trim()
  const stem = word.replace(/^ein(?:e|en|er|es|em)$/, 'ein').replace(/^(zwei|drei)(?:e|er|en)$/, '$1')
  const number = /^\d+$/.test(word) ? Number(word) : Math.max(numerals.indexOf(stem), english.indexOf(stem))
  if (number < 0 || (second !== undefined && Number(second) !== number)) return undefined
  return number
}

const months = ['de', 'en'].map(language =>
  Array.from({ length: 12 }, (_, month) =>
    new Date(2000, month, 15).toLocaleDateString(language, { month: 'long' }).toLowerCase(),
  ),
)
const monthName = months.flat().join('|')

/** A date: a day, a month, or a year alone. */
export const date = String.raw`(?<![\d.])(?:\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{1,2}(?:\.|st|nd|rd|th)? ?(?:${monthName}) \d{4}|(?:${monthName}) \d{4}|\d{1,2} ?[/.] ?(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}(?:-\d{2})?|(?:19|20)\d{2})(?![\d]|[.,]\d)`

export type FoundDate = { month: string; day: number | undefined; isYear: boolean }

/** Reads a date as its month, and refuses a day that the calendar does not have. */
export function dateIn(text: string, end: 'since' | 'until'): FoundDate | undefined {
  const figures = text
    .toLowerCase()
    .replace(
      new RegExp(`(?:(\\d{1,2})(?:\\.|st|nd|rd|th)? ?)?(${monthName}) (\\d{4})`),
      (_, day, name, year) => {
        const month = 1 + Math.max(...months.map(names => names.indexOf(name)))
        return [...(day ? [day] : []), month, year].join('.')
      },
    )
    .replace(/ /g, '')
  const month = typedMonth(figures, end, 'de')
  if (!month) return undefined
  const day =
    /^(?<day>\d{1,2})\.\d{1,2}\.\d{4}$/.exec(figures)?.groups?.day ??
    /^\d{4}-\d{2}-(?<day>\d{2})$/.exec(figures)?.groups?.day
  if (day !== undefined && (Number(day) < 1 || Number(day) > lastDay(month))) return undefined
  return { month, day: day === undefined ? undefined : Number(day), isYear: /^\d{4}$/.test(figures) }
}

export function lastDay(month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of, 0)).getUTCDate()
}
