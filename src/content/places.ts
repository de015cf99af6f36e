// What stands once in content and is put into texts wherever they say {projects} or {firm.phone}.
import type { Locale } from '../routes.ts'
import { Localized } from './values.ts'

/** What the site knows to put in, by name. */
export type Places = Record<string, string>

/** Names that every text may use, whether they exist or not; the check of the site tells. */
export const isCounted = (name: string): boolean =>
  /^(?:(?:firm|office|person)\.[\w.-]+|(?:projects|people|years|offices)(?:\.word)?|retentionMonths|review|reviewedOn)$/.test(
    name,
  )

/** Markdown writes braces in a link as %7B and %7D. A telephone link has no spaces. */
const place = /(tel:)?(?:\{|%7B)([a-z][\w.-]*)(?:\}|%7D)/g

export function putIn(text: string, places: Places): string {
  return text.replace(place, (written, tel: string | undefined, name: string) => {
    const value = Object.hasOwn(places, name) ? places[name] : undefined
    if (value === undefined) return written
    return tel ? tel + value.replace(/[^+\d]/g, '') : value
  })
}

/** The names of such places in a text. */
export const placesNamed = (text: string): string[] =>
  [...text.matchAll(place)].map(([, , name = '']) => name).filter(isCounted)

/** The same content, with its places filled in. */
export function withPlaces<T>(value: T, places: Record<Locale, Places>): T {
  return filled(value, places) as T
}

function filled(value: unknown, places: Record<Locale, Places>): unknown {
  if (value instanceof Localized) {
    return value.map((text, locale) => inLanguage(text, places[locale] ?? {}))
  }
  if (Array.isArray(value)) return value.map(item => filled(item, places))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, places)]))
}

/** A text, or the words of a label. */
function inLanguage(value: unknown, places: Places): unknown {
  if (typeof value === 'string') return putIn(value, places)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, places)]))
}

const isPlain = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
