// Formats days and months. English days are written as in the United States, months as in Britain.
import type { Locale } from '../routes.ts'

const dayTags: Record<string, string> = { de: 'de-DE', en: 'en-US' }
const wordTags: Record<string, string> = { de: 'de-DE', en: 'en-GB' }

/** Caches formats, because creating one takes far longer than using it, and content has hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${Object.values(options).join(' ')}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

/** Formats 2025-09-30 as 30.09.2025 or 09/30/2025. */
export const formatDay = (iso: string, locale: Locale): string =>
  formatOf(dayTags[locale] ?? locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(
    new Date(`${iso}T00:00:00Z`),
  )

/** Formats 2025-09-30 as 30. September 2025 or 30 September 2025. */
export const formatLongDay = (iso: string, locale: Locale): string =>
  formatOf(wordTags[locale] ?? locale, { dateStyle: 'long' }).format(new Date(`${iso}T00:00:00Z`))

/** Formats 2024-05 as Mai 2024 or May 2024. */
export const formatMonth = (iso: string, locale: Locale): string =>
  formatOf(wordTags[locale] ?? locale, { month: 'long', year: 'numeric' }).format(
    new Date(`${iso}-01T00:00:00Z`),
  )
