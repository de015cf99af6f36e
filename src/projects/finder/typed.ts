// Parses the text that visitors type into the finder. An empty field is undefined, an unreadable one null.
import { decimalSign } from '../../i18n/number.ts'
import type { Locale } from '../../routes.ts'

const thousand = 1_000

/** A number as people write it: 3.000, 3,000, 3 000, 10,5 or 5000 m². */
export function typedNumber(text: string, locale: Locale): number | undefined | null {
  const plain = text.replace(/\s|['’]|m²|m2|%/g, '')
  if (!plain) return undefined
  const number = readNumber(plain, locale)
  return number !== undefined && number > 0 ? number : null
}

/** Three digits after a separator are a group, unless the language has its decimals there. */
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
  [/(?:mrd|bn)\.?$/, thousand],
  [/(?:mio|million(?:en|s)?|m)\.?$/, 1],
  [/(?:t|tsd|k)\.?$/, 1 / thousand],
]

/** The signs and words that people write for a currency beside its code. */
const signs: Record<string, RegExp> = {
  EUR: /€|euros?\b/g,
  CHF: /\bs?fr\b\.?|franken\b/g,
  HUF: /\bft\b|forint\b/g,
}

/**
 * An amount in millions of a currency: 5 (the field counts in millions), 5,0 Mio., 5.0m, 5.000 T€, 5.000.000 or
 * 12 000 000. A number that is too large for millions is taken for the whole amount.
 */
export function typedMillions(text: string, locale: Locale, currency = 'EUR'): number | undefined | null {
  const plain = text
    .toLowerCase()
    .replace(currency.toLowerCase(), '')
    .replace(signs[currency] ?? /^$/, '')
    .replace(/\s/g, '')
  if (!plain) return undefined
  const [name, millions] = units.find(([name]) => name.test(plain)) ?? []
  const number = typedNumber(name ? plain.replace(name, '') : plain, locale)
  if (typeof number !== 'number') return null
  if (millions !== undefined) return number * millions
  return number < 10 * thousand ? number : number / thousand / thousand
}

/** 11/2021, 11.2021, 01.11.2021, 2021-11 or 2021 as 2021-11. A year begins in January and ends in December. */
export function typedMonth(text: string, end: 'since' | 'until'): string | undefined | null {
  const typed = text.trim()
  if (!typed) return undefined
  if (/^\d{4}$/.test(typed)) return `${typed}-${end === 'since' ? '01' : '12'}`
  const match =
    /^(?:\d{1,2}\s*[/.]\s*)?(?<month>\d{1,2})\s*[/.]\s*(?<year>\d{4})$/.exec(typed) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})(?:-\d{1,2})?$/.exec(typed)
  const { month, year } = match?.groups ?? {}
  const number = Number(month)
  return year && number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : null
}
