// Finds the places that mention a text or a person, and those that follow automatically.

import { type Change, type Path, valueAt } from '../../src/content/changes.ts'
import { apply } from '../../src/content/document.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import type { Locale } from '../../src/routes.ts'
import { allTexts, formFor, type Hit, named, type Place } from '../content/all-texts.ts'
import { problemsWith } from '../content/draft-problems.ts'
import { contentFiles, readText, readYaml } from '../content/files.ts'
import { isLegal } from '../content/legal.ts'
import { below } from '../form/entry-order.ts'
import type { Field, WordKind } from '../form/form-fields.ts'
import { Refusal } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { type Called, isNamed, renamingsOf } from './rename.ts'

/** `reference` is a choice of a person, `team` a first name in the team; `similar` may be another person. */
export type Mention = Hit & {
  as: 'text' | 'similar' | 'reference' | 'team'
  isLegal: boolean
  /** The path to remove without a successor; undefined if the page needs a person, and in sentences. */
  removal: Path | undefined
}

export type Person = Called & {
  role: Record<Locale, string>
  position?: Record<Locale, string>
  portrait?: string
}
const gone = { de: 'Diese Person gibt es nicht (mehr).', en: 'This person no longer exists.' }

/** The kinds of words that a person wrote, unlike the keys by which parts of the content refer to each other. */
const written = new Set<WordKind | undefined>([undefined, 'plain', 'phone', 'email', 'address'])

function fieldsOf(studio: Studio): (file: string, path: Path) => Field[] {
  const schemas = new Map(contentFiles(studio).map(({ file, schema }) => [file, schema]))
  return (file, path) => {
    const schema = schemas.get(file)
    if (!schema) return []
    return path.reduce((found, step) => found.flatMap(field => below(field, step)), [formFor(file, schema)])
  }
}

export function kindOf(studio: Studio): (place: Place) => WordKind | undefined {
  const at = fieldsOf(studio)
  return ({ file, path }) => at(file, path).flatMap(field => (field.type === 'word' ? [field.kind] : []))[0]
}

/**
 * Returns the path to remove: the whole list item if it begins with the person or cannot do without one; else
 * the entry or list item itself, if it is optional; else an optional group that begins with the person.
 */
function removalOf(studio: Studio): (place: Place) => Path | undefined {
  const at = fieldsOf(studio)
  return ({ file, path }) => {
    const isItem = (of: Path) => {
      const list = valueAt(readYaml(studio, file), of.slice(0, -1))
      return at(file, of.slice(0, -1)).some(
        field => field.type === 'list' && Array.isArray(list) && list.length > field.min,
      )
    }
    const mayMiss = (of: Path) =>
      at(file, of.slice(0, -1)).some(
        field =>
          field.type === 'group' && field.entries.some(({ key, optional }) => key === of.at(-1) && optional),
      )
    const item = path.slice(0, -1)
    const [subject] = Object.keys(valueAt(readYaml(studio, file), item) ?? {})
    if (isItem(item) && (subject === path.at(-1) || !mayMiss(path))) return item
    if (mayMiss(path) || isItem(path)) return path
    return subject === path.at(-1) && mayMiss(item) ? item : undefined
  }
}

export type Mentions = { mentions: Mention[]; follows: Hit[] }

/** Finds places with the literal text. Texts with a placeholder such as {firm.phone} follow automatically. */
export function mentionsOf(studio: Studio, text: string, next: string, language: ProgramLanguage): Mentions {
  const kind = kindOf(studio)
  const all = allTexts(studio)
  const textPlaces = all.filter(place => isNamed(place.text, [text]) && written.has(kind(place)))
  const firm = readYaml(studio, 'firm.yaml') as Record<string, unknown>
  const marks = Object.keys(firm).flatMap(key =>
    firm[key] === text || firm[key] === next ? [`{firm.${key}}`] : [],
  )
  return {
    mentions: asMentions(studio, textPlaces, () => 'text', language),
    follows: named(
      studio,
      all.filter(place => marks.some(mark => place.text.includes(mark))),
      language,
    ),
  }
}

export function personAt(studio: Studio, key: string): Person {
  const person = valueAt(readYaml(studio, 'people.yaml'), ['persons', key])
  if (person === undefined) throw new Refusal(404, gone)
  return person as Person
}

/** Returns the beginning of a placeholder for data from a person's card, such as {person.lindner.phone}. */
export const placeholderPrefix = (key: string): string => `{person.${key}.`

/** Finds all mentions outside the person's own card. */
export function mentionsOfPerson(studio: Studio, key: string, language: ProgramLanguage): Mention[] {
  const kind = kindOf(studio)
  const person = personAt(studio, key)
  const { sure, similar } = renamingsOf(person, person)
  const wordsOf = (renamings: typeof sure) => renamings.map(({ from }) => from)
  const first = similar.at(-1)?.from
  const kindByPlace = new Map<Place, Mention['as']>()
  for (const place of allTexts(studio)) {
    const { file, path, text } = place
    if (file === 'people.yaml' && path[0] === 'persons' && path[1] === key) continue
    const as = kind(place)
    if (as === 'person' || as === 'colleague') {
      if (text === key || (as === 'colleague' && text === first)) kindByPlace.set(place, 'reference')
    } else if (file === 'people.yaml' && path[0] === 'team' && path[2] === 'name') {
      if (text === first) kindByPlace.set(place, 'team')
    } else if (!written.has(as)) continue
    else if (text.includes(placeholderPrefix(key))) kindByPlace.set(place, 'reference')
    else if (isNamed(text, wordsOf(sure))) kindByPlace.set(place, 'text')
    else if (isNamed(text, wordsOf(similar))) kindByPlace.set(place, 'similar')
  }
  const mentions = asMentions(
    studio,
    [...kindByPlace.keys()],
    place => kindByPlace.get(place) ?? 'text',
    language,
  )
  const needy = filesThatNeed(studio, mentions)
  return mentions.map(mention => (needy.has(mention.file) ? { ...mention, removal: undefined } : mention))
}

/** Finds files that the check refuses without the person: a page may need one although its schema does not. */
function filesThatNeed(studio: Studio, mentions: Mention[]): Set<string> {
  const texts = Object.fromEntries(
    [...Map.groupBy(mentions, ({ file }) => file)].map(([file, of]) => [
      file,
      apply(
        readText(studio, file),
        of
          .flatMap(({ removal }): Change[] => (removal ? [{ op: 'remove', path: removal }] : []))
          .sort((a, b) => backwards(a.path, b.path)),
      ),
    ]),
  )
  return new Set(problemsWith(studio, texts).map(({ file }) => file))
}

/** Sorts removals from the end of each list, so that one does not shift the index of the next. */
export function backwards(a: Path, b: Path): number {
  const at = a.findIndex((step, index) => step !== b[index])
  const [one, other] = [a[at], b[at]]
  return typeof one === 'number' && typeof other === 'number' ? other - one : 0
}

function asMentions(
  studio: Studio,
  places: Place[],
  as: (place: Place) => Mention['as'],
  language: ProgramLanguage,
): Mention[] {
  const hits = named(studio, places, language)
  const removal = removalOf(studio)
  return places.flatMap((place, at) => {
    const hit = hits[at]
    if (!hit) return []
    const kind = as(place)
    const isChoice = kind === 'team' || (kind === 'reference' && !place.text.includes('{'))
    return [
      {
        ...hit,
        as: kind,
        isLegal: isLegal(studio, place.file),
        removal: isChoice ? removal(place) : undefined,
      },
    ]
  })
}
