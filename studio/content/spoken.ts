// Replaces keys and placeholders by words that people know: a person's name for the key, the firm's name for its
// placeholder.
import { valueAt } from '../../src/content/changes.ts'
import type { Locale } from '../../src/routes.ts'
import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'
import { titleOf } from './title.ts'

const placeholder = /\{(firm|person)\.([\w-]+)(?:\.\w+)?\}/g

export function spokenIn(studio: Studio, language: Locale): (words: string) => string {
  const firm = readIfReadable(studio, 'firm.yaml')
  const persons = valueAt(readIfReadable(studio, 'people.yaml'), ['persons'])
  const nameOf = (whose: string, key: string) =>
    titleOf(whose === 'firm' ? valueAt(firm, [key]) : valueAt(persons, [key]), language)
  return words =>
    nameOf('person', words) ??
    words.replace(placeholder, (written, whose: string, key: string) => nameOf(whose, key) ?? written)
}
