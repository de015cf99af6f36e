// Compares texts with the firm's glossary. A term in other words is a hint, not an error.
import { languageName } from '../i18n/language-name.ts'
import type { Locale } from '../routes.ts'
import type { Sentence } from './problems.ts'

/** The forms of a term in each language, the usual one first. A * at the end of a form matches any ending. */
export type Term = Partial<Record<Locale, readonly string[]>>
export type Wording = { locale: Locale; term: string; usual: string }

type Entry = { words?: Record<Locale, unknown> }

/** Reads the terms of glossary.yaml, even if the file is invalid. */
export function termsIn(glossary: unknown): Term[] {
  const entries = Array.isArray(glossary) ? (glossary as Entry[]) : []
  return entries.map(entry =>
    Object.fromEntries(
      Object.entries(entry?.words ?? {}).map(([locale, forms]) => [
        locale,
        String(forms)
          .split(',')
          .map(form => form.trim())
          .filter(Boolean),
      ]),
    ),
  )
}

/** Finds the languages in which a text uses other words for a term of its first language. */
export function wordingsOf(texts: Partial<Record<Locale, unknown>>, terms: Term[], first: Locale): Wording[] {
  const origin = texts[first]
  if (typeof origin !== 'string') return []
  return terms.flatMap(term => {
    const said = formIn(origin, term[first])?.replace('*', '')
    if (said === undefined) return []
    return Object.entries(texts).flatMap(([locale, text]): Wording[] => {
      const usual = term[locale]?.[0]?.replace('*', '')
      if (locale === first || typeof text !== 'string' || text === '' || usual === undefined) return []
      return formIn(text, term[locale]) === undefined ? [{ locale, term: said, usual }] : []
    })
  })
}

export const hintOf = ({ locale, term, usual }: Wording): Sentence => ({
  de: `„${term}“ heißt hier auf ${languageName(locale, 'de')} „${usual}“ (Begriffe)`,
  en: `“${term}” is “${usual}” in ${languageName(locale, 'en')} (glossary)`,
})

const escaped = (form: string) =>
  form
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace('\\*', '\\p{L}*')

const formIn = (text: string, forms: readonly string[] = []): string | undefined =>
  forms.find(form =>
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}(?![\\p{L}\\p{N}])`, 'iu').test(
      text.replaceAll('\u00ad', ''),
    ),
  )
