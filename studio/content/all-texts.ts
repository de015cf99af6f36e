// Every text of the content with its path: for the search, and to find the field of a clicked text.

import type { Path } from '../../src/content/changes.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { formOf } from '../form/form.ts'
import type { Field } from '../form/form-fields.ts'
import type { Studio } from '../http/settings.ts'
import { contentFiles, formPath, readIfReadable } from './files.ts'
import { fileName, wayTo } from './names.ts'
import { spokenIn } from './spoken.ts'
import { visibleText } from './visible-text.ts'

export type Place = { file: string; path: Path; text: string; language: Locale | undefined }

/** Forms do not change while the studio runs. */
const forms = new Map<string, Field>()
export function formFor(file: string, schema: Parameters<typeof formOf>[0]): Field {
  const kind = file.startsWith('projects/') ? 'projects/' : file
  const form = forms.get(kind) ?? formOf(schema, formPath(file))
  forms.set(kind, form)
  return form
}

export function allTexts(studio: Studio): Place[] {
  return contentFiles(studio).flatMap(({ file }) => {
    const places: Place[] = []
    const walk = (value: unknown, path: Path) => {
      if (typeof value === 'string') {
        const last = path.at(-1)
        places.push({ file, path, text: value, language: locales.find(locale => locale === last) })
      } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...path, i])
      else if (value !== null && typeof value === 'object')
        for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
    }
    walk(readIfReadable(studio, file), [])
    return places
  })
}

export type Hit = Place & { page: string; way: string[] }
export type Hits = { hits: Hit[]; more: number }
const maxHits = 200

/** Finds texts that contain all words, in any order and in either case. */
export function search(studio: Studio, words: string, language: ProgramLanguage): Hits {
  const terms = words
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  if (terms.length === 0) return { hits: [], more: 0 }
  const hits = allTexts(studio).filter(({ text }) => {
    const all = text.toLowerCase()
    return terms.every(word => all.includes(word))
  })
  return {
    hits: named(studio, hits.slice(0, maxHits), language),
    more: Math.max(0, hits.length - maxHits),
  }
}

export function named(studio: Studio, places: Place[], language: ProgramLanguage): Hit[] {
  const spoken = spokenIn(studio, language)
  const files = new Map(contentFiles(studio).map(found => [found.file, found]))
  return places.map(place => {
    const { file, path } = place
    const value = readIfReadable(studio, file)
    const schema = files.get(file)?.schema
    const way = path.filter((step, at) => at < path.length - 1 || !locales.some(locale => locale === step))
    return {
      ...place,
      page: fileName(file, value)[language],
      way: schema ? wayTo(formFor(file, schema), value, way, language).map(spoken) : [],
    }
  })
}

/** Finds the field that a text on a page comes from. Prefers the page's own file, and whole matches. */
export function placeOf(studio: Studio, clicked: string, file: string, locale: Locale): Place | undefined {
  const text = visibleText(clicked)
  if (text === '') return undefined
  const rated = allTexts(studio).flatMap(place => {
    if (place.language && place.language !== locale) return []
    const own = visibleText(place.text)
    const score = own === text ? 8 : partialScore(own, text)
    return score === 0
      ? []
      : [{ place, score: score + (place.file === file ? 4 : 0) + (place.language ? 1 : 0) }]
  })
  return rated.sort((a, b) => b.score - a.score)[0]?.place
}

/** Rates a text that is part of a longer one, or in which the site has filled in placeholders. */
function partialScore(own: string, text: string): number {
  if (text.length >= 12 && own.includes(text)) return 3
  if (!own.includes('{')) return 0
  const pattern = own.split(/\{[^}]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return own.replace(/\{[^}]*\}/g, '').trim().length >= 4 &&
    new RegExp(`^${pattern.join('.{0,80}?')}$`).test(text)
    ? 6
    : 0
}
