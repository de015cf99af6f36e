// Parses the text that visitors type into the finder. An empty field is undefined, an unreadable one null.
import { decimalSign } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'

const thousand = 1_000

/** Parses a number as visitors write it: 3.000, 3,000, 3 000, 10,5, 5000 m² or 5000 qm. */
export function typedNumber(text: string, locale: Locale): number | undefined | null {
  const plain = text.replace(/\s|['’]|m[²2]|s?qm|nm|%/gi, '')
  if (!plain) return undefined
  const number = readNumber(plain, locale)
  return number !== undefined && number > 0 ? number : null
}

/** Takes three digits after a separator as a group of thousands, unless it is the decimal sign of the language. */
function readNumber(plain: string, locale: Locale): number | undefined {
  const decimal = decimalSign(locale)
  if (/^\d{1,3}(?:\.\d{3}){2,}$|^\d{1,3}(?:,\d{3}){2,}$/.test(plain))
    return Number(plain.replace(/[.,]/g, ''))
  const parts = /^(?<whole>\d+|\d{1,3}(?:[.,]\d{3})+)(?:(?<mark>[.,])(?<part>\d+))?$/.exec(plain)?.groups
  if (!parts?.whole) return undefined
  const { whole, mark, part = '' } = parts
  const isGroup = mark !== undefined && mark !== decimal && part.length === 3
  const digits = whole.replace(/[.,]/g, '')
  return Number(isGroup ? digits + part : `${digits}.${part || 0}`)
}

const units: [name: RegExp, millions: number][] = [
  [/(?:mrd|bn|milliarden?|milliárd|billion)\.?$/, thousand],
  [/(?:mio|million(?:en|s)?|millió|m)\.?$/, 1],
  [/(?:t|tsd|k|tausend|thousand|ezer)\.?$/, 1 / thousand],
]

/** The words that visitors write for a currency, besides its code and sign. */
const names: Record<string, RegExp> = {
  EUR: /euros?\b/g,
  CHF: /\bs?fr\b\.?|franken\b/g,
  HUF: /forint\b/g,
}

/** Currencies with more than a hundred units to the euro. Projects cost tens of thousands of millions in them. */
const small = /HUF|ISK|JPY|KRW|RSD/

/** Returns the sign of a currency, such as £ or kr. The content may have a code that browsers reject. */
const signOf = (currency: string) =>
  /^[a-z]{3}$/i.test(currency)
    ? (0)
        .toLocaleString('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
        .replace(/[\d.\s]/g, '')
    : ''

/**
 * Parses an amount in millions of a currency: 5 (the field counts in millions), 5,0 Mio., 5.0m, 5.000 T€, 5.000.000 or 12
 * 000 000. A number that is too large for millions is taken as the whole amount.
 */
export function typedMillions(text: string, locale: Locale, currency = 'EUR'): number | undefined | null {
  const plain = text
    .toLowerCase()
    // The words are removed first, because some contain the code.
    .replace(names[currency] ?? /^$/, '')
    .replace(currency.toLowerCase(), '')
    .replace(signOf(currency).toLowerCase(), '')
    .replace(/\s/g, '')
  if (!plain) return undefined
  const [name, millions] = units.find(([name]) => name.test(plain)) ?? []
  const number = typedNumber(name ? plain.replace(name, '') : plain, locale)
  if (typeof number !== 'number') return null
  if (millions !== undefined) return number * millions
  return number < (small.test(currency) ? thousand : 10) * thousand ? number : number / thousand / thousand
}

/** Returns the month that starts with the word, such as 11 for "nov", or 0 if there is none. */
const monthOf = (word: string, locale: Locale) =>
  1 +
  [...Array(12).keys()].findIndex(month =>
    new Date(2000, month).toLocaleString(locale, { month: 'long' }).toLowerCase().startsWith(word),
  )

/**
 * Parses 11/2021, 11.2021, 01.11.2021, 2021-11, 2021/11, 2021. 11., November 2021 or 2021 as 2021-11. A year alone means
 * January for the start of a period and December for its end.
 */
export function typedMonth(text: string, end: 'since' | 'until', locale: Locale): string | undefined | null {
  const parts = text
    .toLowerCase()
    .replace(/\p{L}{3,}/u, word => ` ${monthOf(word, locale)} `)
    .split(/[\s/.-]+/)
    .filter(Boolean)
  if (parts.length === 0) return undefined
  const [year = '', month = end === 'since' ? '1' : '12'] = parts[0]?.length === 4 ? parts : parts.reverse()
  const areNumbers = parts.length < 4 && parts.every(part => /^0?[1-9]\d*$/.test(part))
  return areNumbers && year.length === 4 && Number(month) <= 12
    ? `${year}-${month.padStart(2, '0').slice(-2)}`
    : null
}
