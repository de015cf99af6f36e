// Names things by their own text. The client uses it as well as the server.
import type { Sentence } from '../../src/content/problems.ts'
import { type Locale, locales } from '../../src/routes.ts'

/** A text of content in the languages that it has. */
export type Texts = Record<Locale, string>

export const isPair = (value: unknown): value is Texts => {
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value).filter(([key]) => key !== 'lang')
  const isText = ([key, text]: [string, unknown]) => /^[a-z]{2,3}$/.test(key) && typeof text === 'string'
  return entries.some(([key]) => locales.includes(key)) && entries.every(isText)
}

/** A text as an editor reads it: in the language of the Studio, or the first that the text has. */
export const textFor = (texts: Texts, language: Locale): string =>
  texts[language] ?? locales.map(locale => texts[locale]).find(text => text !== undefined) ?? ''

/** Does the same for both languages of the Studio. */
export const asSentence = (texts: Texts): Sentence => ({ de: textFor(texts, 'de'), en: textFor(texts, 'en') })

/** Returns the title, name or first words of an item, if it has any. */
export function titleOf(item: unknown, language: Locale): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return undefined
  if (isPair(item)) return textFor(item, language)
  const entries = item as Record<string, unknown>
  for (const key of [
    'title',
    'name',
    'question',
    'heading',
    'label',
    'person',
    'project',
    'page',
    'text',
    'alt',
    'system',
    'medium',
    'from',
    'quote',
  ]) {
    const entry = entries[key]
    if (typeof entry === 'string' && entry !== '') return entry
    if (isPair(entry)) return textFor(entry, language)
    if (key === 'heading' && Array.isArray(entry) && entry.every(isPair))
      return entry.map(line => textFor(line, language)).join(' ')
  }
  // Anything else is known by the first text it has, or by its year.
  const text = Object.values(entries).find(isPair)
  if (text) return textFor(text, language) || undefined
  return typeof entries.year === 'number' ? String(entries.year) : undefined
}
