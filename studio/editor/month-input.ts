// Months as people write them: August 2026, Aug. 2026, 8/2026. Content has them as 2026-08.
import type { Locale } from '../../src/routes.ts'

const languages: Locale[] = ['de', 'en']
const numbers = Array.from({ length: 12 }, (_, index) => index + 1)
const names = new Map<Locale, string[]>()

function nameOf(month: number, language: Locale): string {
  const known = names.get(language)
  if (known) return known[month - 1] ?? ''
  const format = new Intl.DateTimeFormat(language, { month: 'long' })
  names.set(
    language,
    numbers.map(number => format.format(new Date(2000, number - 1, 15))),
  )
  return nameOf(month, language)
}

/** Returns the month, or the year if nothing else is written; undefined if the text is neither. */
export function readMonth(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  const iso = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(written)
  if (iso) return iso[2] ? `${iso[1]}-${iso[2]}` : iso[1]
  const [, name = '', year] = /^(.+?)[\s./]+(\d{4})$/.exec(written) ?? []
  const month = numbers.find(number => isName(name, number))
  return year && month ? `${year}-${String(month).padStart(2, '0')}` : undefined
}

/** True for the whole name, its beginning of three letters or more, or the number. */
function isName(text: string, month: number): boolean {
  if (/^\d{1,2}$/.test(text)) return Number(text) === month
  // This is the only German short form that is not the beginning of its name.
  if (text === 'mrz') return month === 3
  return (
    text.length >= 3 && languages.some(language => nameOf(month, language).toLowerCase().startsWith(text))
  )
}

/** Shows a month so that reading it gives the same month. */
export function writeMonth(value: string, language: Locale): string {
  const [year, month] = value.split('-')
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? `${nameOf(Number(month), language)} ${year}` : value
}
