import type { Locale } from '../../../src/routes.ts'

const german = /\b(?:der|die|das|des|und|von|mit|für|ist|sind|oder|jede|muss|mindestens)\b/gi
const english = /\b(?:the|of|and|for|with|is|are|or|each|shall|must|at least)\b/gi

/**
 * Tells by function words whether numbers are written as in German or in English. Without any, the firm's language
 * decides.
 */
export function languageOf(text: string, firm: Locale): Locale {
  const [de = 0, en = 0] = [german, english].map(words => text.match(words)?.length)
  return de === en ? firm : de > en ? 'de' : 'en'
}
