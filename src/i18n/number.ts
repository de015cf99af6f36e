import type { Locale } from '../routes.ts'

const regions: Partial<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' }

/** 183755 as 183.755 and 183,755; 371.1 as 371,1 and 371.1. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(regions[locale] ?? locale, { maximumFractionDigits: 2 }).format(value)
}
