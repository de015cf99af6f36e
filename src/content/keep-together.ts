import type { Locale } from '../routes.ts'

const noBreakSpace = '\u00a0'
const wordJoiner = '\u2060'

const units =
  'm|m²|m³|km|cm|mm|ha|t|kg|l|%|‰|°|°C|K|W|kW|MW|GW|kWh|MWh|MVA|V|dB|Mio|Mrd|million|billion|Euro|euros?|EUR|€|Uhr|am|pm|Hz|Pa|kN|\\{currency\\}'
const before =
  'LPH|Leistungsphasen?|[Ss]tages?|KG|[Cc]ost groups?|Artikel|Article|Absatz|Nummer|Nr\\.|no\\.|§§?'

const patterns = new Map<Locale, RegExp>()

/**
 * Returns a pattern for the spaces, and the ends of dashes, at which no line may break. A placeholder such as {n} counts
 * as a number.
 */
function patternOf(locale: Locale): RegExp {
  const known = patterns.get(locale)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => monthIn(format, month)).join('|')
  const pattern = new RegExp(
    [
      `(?<=[\\d}]) (?=(?:${units})(?![\\p{L}\\p{N}]))`,
      `(?<=(?<![\\p{L}\\p{N}])(?:${before})) (?=[\\d{])`,
      `(?<=(?<![\\p{L}\\p{N}])(?:${before})[ \u00a0][\\d{][^\\s–]*–)(?=[\\d{])`,
      `(?<=(?<!\\d)\\d\\d?\\.?) (?=(?:${months})(?!\\p{L}))`,
      `(?<=(?<!\\p{L})(?:${months})) (?=\\d\\d?\\.)`,
    ].join('|'),
    'gu',
  )
  patterns.set(locale, pattern)
  return pattern
}

/** Returns the name of a month in the form that dates use. */
const monthIn = (format: Intl.DateTimeFormat, month: number): string =>
  format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === 'month')?.value ?? ''

/** Keeps a number with its unit, a section sign or stage with its numbers, and a day with its month on one line. */
export const keepTogether = (text: string, locale: Locale): string =>
  text.replace(patternOf(locale), space => (space === '' ? wordJoiner : noBreakSpace))
