// Names things by their own text. The client uses it as well as the server.
import type { Sentence } from '../../src/content/problems.ts'
import type { Locale } from '../../src/routes.ts'

export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' &&
  value !== null &&
  'de' in value &&
  'en' in value &&
  typeof value.de === 'string'

/** The title, name or first words of an item; else nothing. */
export function titleOf(item: unknown, language: Locale): string | undefined {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return undefined
  const entries = item as Record<string, unknown>
  for (const key of [
    'title',
    'name',
    'question',
    'heading',
    'label',
    'person',
    'project',
    'text',
    'alt',
    language,
    'de',
    'en',
    'from',
    'quote',
  ]) {
    const found = entries[key]
    if (typeof found === 'string' && found !== '') return found
    if (isSentence(found)) return found[language]
    if (key === 'heading' && Array.isArray(found) && found.every(isSentence))
      return found.map(line => line[language]).join(' ')
  }
  return undefined
}
