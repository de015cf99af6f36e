import type { Locale } from '../routes.ts'

const regions: Partial<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' }

/** Formats 183755 as 183.755 or 183,755, and 371.1 as 371,1 or 371.1, with `least` to `most` decimal places. */
export function formatNumber(value: number, locale: Locale, least = 0, most = least || 2): string {
  return new Intl.NumberFormat(regions[locale] ?? locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value)
}

/** Returns the decimal separator of a language. */
export const decimalSign = (locale: Locale): string => formatNumber(0.1, locale).charAt(1)
