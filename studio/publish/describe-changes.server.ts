// Describes the draft in the words of the pages: which files differ from the public ones, and where.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { changed, diff, type Path, valueAt } from '../../src/content/changes.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { contentFiles } from '../content/files.ts'
import { bytesAt, type Git } from '../content/git.ts'
import { fileName, wayTo } from '../content/names.ts'
import { formFor } from '../content/texts.ts'
import { isPair, titleOf } from '../content/title.ts'
import type { Studio } from '../http/settings.ts'
import { readIfThere } from './draft-files.server.ts'

export type Text = { language: Locale | undefined; before: string; after: string }
export type What = 'changed' | 'new' | 'gone' | 'moved'
export type PlaceChange = { what: What; path: Path; way: string[]; texts: Text[] }
export type FileChanges = {
  file: string
  name: string
  what: Exclude<What, 'moved'>
  /** The time of the last save, ISO. A removed file has none. */
  at: string | undefined
  places: PlaceChange[]
  /** Problems that keep the file in the draft. */
  problems: string[]
}

/** Files of the draft by their names in the project; what comes out names them from the content's folder. */
export async function describeFiles(
  { git, studio, folder }: { git: Git; studio: Studio; folder: string },
  files: readonly string[],
  problems: readonly ContentProblem[],
  language: ProgramLanguage,
): Promise<FileChanges[]> {
  return Promise.all(
    files.map(async path => {
      const file = path.slice(folder.length + 1)
      const isText = file.endsWith('.yaml')
      const [before, now] = [await bytesAt(git, 'HEAD', path), await readIfThere(join(git.project, path))]
      const [old, young] = [before, now].map(bytes => (isText ? parsed(bytes?.toString()) : undefined))
      const what = before === undefined ? 'new' : now === undefined ? 'gone' : 'changed'
      return {
        file,
        name: fileName(file, young ?? old)[language],
        what,
        at: statSync(join(studio.content, file), { throwIfNoEntry: false })?.mtime.toISOString(),
        // A text that cannot be read is neither gone nor new: the check says what it is.
        places:
          what === 'changed' && old !== undefined && young !== undefined
            ? placesOf(studio, file, old, young, language)
            : [],
        problems: problems
          .filter(problem => problem.file === file)
          .map(({ path, says }) =>
            [wayOf(studio, file, young, path, language).join(' › '), says[language]]
              .filter(Boolean)
              .join(': '),
          ),
      }
    }),
  )
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (parse(text) as unknown)
  } catch {
    // The check reports unreadable files.
    return undefined
  }
}

function wayOf(
  studio: Studio,
  file: string,
  value: unknown,
  path: Path,
  language: ProgramLanguage,
): string[] {
  const known = contentFiles(studio).find(found => found.file === file)
  return known ? wayTo(formFor(file, known.schema), value, path, language) : []
}

/** A place as a person names it, with its values. `path` leads to it in `state`, the file around it. */
export type ChangedPlace = { what: What; path: Path; before: unknown; after: unknown; state: unknown }

/** The changes of a file, where a text in both languages is one place. */
export function changedPlaces(old: unknown, young: unknown): ChangedPlace[] {
  const places: ChangedPlace[] = []
  let state = old
  for (const change of diff(old, young)) {
    const next = changed(state, change)
    const path = change.op === 'move' ? change.path.with(-1, change.to) : textPath(change.path)
    const before = change.op === 'insert' || change.op === 'move' ? undefined : valueAt(state, path)
    const isGone = change.op === 'remove' && path.length === change.path.length
    const after = isGone ? undefined : valueAt(next, path)
    const last = places.at(-1)
    const isSameText = path.length < change.path.length && last?.path.join('\n') === path.join('\n')
    if (isSameText) Object.assign(last, { after, state: next })
    else {
      const what = isGone ? 'gone' : change.op === 'move' ? 'moved' : before === undefined ? 'new' : 'changed'
      places.push({ what, path, before, after, state: isGone ? state : next })
    }
    state = next
  }
  return places
}

const textPath = (path: Path): Path => (isLanguage(path.at(-1)) ? path.slice(0, -1) : path)
const isLanguage = (step: unknown) => locales.some(locale => locale === step)

/** A new or lost page is one thing; further places are counted only. */
const maxPlaces = 60

const placesOf = (
  studio: Studio,
  file: string,
  old: unknown,
  young: unknown,
  language: ProgramLanguage,
): PlaceChange[] =>
  changedPlaces(old, young)
    .slice(0, maxPlaces)
    .map(({ what, path, before, after, state }) => ({
      what,
      path,
      way: wayOf(studio, file, state, path, language),
      texts: textsOf(before, after, language),
    }))

const maxLength = 600

function textsOf(before: unknown, after: unknown, language: ProgramLanguage): Text[] {
  const texts = locales.map(of => ({
    language: of,
    before: wordsIn(before, of),
    after: wordsIn(after, of),
  }))
  const [first, ...others] = texts
  const isPlain = ![before, after].some(holdsPair)
  const isShared =
    others.length > 0 && others.every(text => text.before === first?.before && text.after === first?.after)
  if (isPlain || isShared)
    return [{ language: undefined, before: plain(before, language), after: plain(after, language) }].filter(
      text => text.before !== text.after,
    )
  return texts.filter(text => text.before !== text.after)
}

const holdsPair = (value: unknown): boolean =>
  isPair(value) || (typeof value === 'object' && value !== null && Object.values(value).some(holdsPair))

function wordsIn(value: unknown, language: Locale): string {
  if (isPair(value)) return (value[language] ?? '').slice(0, maxLength)
  if (typeof value !== 'object' || value === null) return ''
  const words = Object.values(value).map(part => wordsIn(part, language))
  return words.filter(Boolean).join(' ').slice(0, maxLength)
}

function plain(value: unknown, language: ProgramLanguage): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value).slice(0, maxLength)
  return titleOf(value, language) ?? wordsIn(value, language)
}
