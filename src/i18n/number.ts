import type { Locale } from '../routes.ts'

const regions: Partial<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' }

/** 183755 as 183.755 and 183,755; 371.1 as 371,1 and 371.1. With at least and at most so many decimal places. */
export function formatNumber(value: number, locale: Locale, least = 0, most = least || 2): string {
  return new Intl.NumberFormat(regions[locale] ?? locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  }).format(value)
}

/** The sign before the decimals of a number. */
export const decimalSign = (locale: Locale): string => formatNumber(0.1, locale).charAt(1)
