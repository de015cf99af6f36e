// Metres as they stand on a plan: 6,75 and, of heights, ±0,00 and +33,75.
import type { Locale } from '../../routes.ts'

const format = (locale: Locale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const metresWritten = (locale: Locale) => (metres: number) => format(locale).format(metres)

export const heightWritten = (locale: Locale) => (metres: number) => {
  const sign = metres === 0 ? '±' : metres < 0 ? '−' : '+'
  return sign + format(locale).format(Math.abs(metres))
}
