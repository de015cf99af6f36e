// Describes the draft in the words of the pages: which files differ from the public ones, and where.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { overlap, type Path } from '../../src/content/changes.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import { formFor } from '../content/all-texts.ts'
import { fileNamed } from '../content/files.ts'
import { bytesAt, type Git } from '../content/git.ts'
import { needSecondPerson } from '../content/legal.ts'
import { fileName, wayTo } from '../content/names.ts'
import { nameIn } from '../content/published.ts'
import { spokenIn } from '../content/spoken.ts'
import { isPair, titleOf } from '../content/title.ts'
import { type Edit, editsOf, namesIn } from '../http/authors.server.ts'
import type { Studio } from '../http/settings.ts'
import { isPictureName } from '../ui/thumbnail.ts'
import { type ChangedPlace, changedPlaces, type What } from './changed-places.ts'
import { readIfThere } from './draft-files.server.ts'

export type Text = { language: Locale | undefined; before: string; after: string }
/** A picture of the content, in the draft or at a commit. */
export type PictureAt = { name: string; at: string | undefined }
export type PictureChange = { before: PictureAt | undefined; after: PictureAt | undefined }
export type PlaceChange = {
  what: What
  path: Path
  way: string[]
  texts: Text[]
  /** The pictures at this place, before and after. */
  pictures: PictureChange | undefined
  /** Problems of this place alone, which keep it in the draft. */
  problems: string[]
  authors: string[]
}
export type FileChanges = {
  file: string
  name: string
  what: Exclude<What, 'moved'>
  /** The time of the last save, ISO. A removed file has none. */
  at: string | undefined
  /** All changes of the file, also those that are not listed. */
  count: number
  places: PlaceChange[]
  /** Set for a file that is a picture itself. */
  pictures: PictureChange | undefined
  /** Problems that keep the file in the draft. */
  problems: string[]
  /** The people who have edited it since its publication; empty if it was changed outside the Studio. */
  authors: string[]
  /** True for a legal text, which a second person must approve. */
  isLegal: boolean
}

/** A file of the draft beside its public state. Its name begins within the content. */
export type FileState = {
  file: string
  what: FileChanges['what']
  old: unknown
  young: unknown
  places: ChangedPlace[]
}

type Draft = { git: Git; studio: Studio; folder: string }

/** Reads files of the draft by their names in the project; with a snapshot, those of its commit. */
export const readStates = (
  { git, folder }: Pick<Draft, 'git' | 'folder'>,
  files: readonly string[],
  snapshot?: string,
): Promise<FileState[]> =>
  Promise.all(
    files.map(async path => {
      const isText = path.endsWith('.yaml')
      const [before, now] = snapshot
        ? [await bytesAt(git, `${snapshot}^`, path), await bytesAt(git, snapshot, path)]
        : [await bytesAt(git, 'HEAD', path), await readIfThere(join(git.project, path))]
      const [old, young] = [before, now].map(bytes => (isText ? parsed(bytes?.toString()) : undefined))
      const what = before === undefined ? 'new' : now === undefined ? 'gone' : 'changed'
      // A file that cannot be parsed is neither gone nor new. The check reports it.
      const isCompared = what === 'changed' && old !== undefined && young !== undefined
      const places = isCompared ? changedPlaces(old, young) : []
      return { file: nameIn(folder, path), what, old, young, places }
    }),
  )

/** The number of changes, which is the same on every screen. */
export const countOf = ({ places }: Pick<FileState, 'places'>): number => Math.max(1, places.length)

export const describeFiles = async (
  draft: Draft,
  files: readonly string[],
  problems: readonly ContentProblem[],
  language: ProgramLanguage,
  snapshot?: string,
): Promise<FileChanges[]> => {
  const states = await readStates(draft, files, snapshot)
  const names = states.map(({ file }) => file)
  const edits = await editsOf(draft.studio, names)
  const legal = await needSecondPerson(draft.studio, names, snapshot)
  return states.map(state => describeState(draft.studio, state, problems, edits, legal, language, snapshot))
}

export function describeState(
  studio: Studio,
  state: FileState,
  problems: readonly ContentProblem[],
  edits: readonly Edit[],
  legal: ReadonlySet<string>,
  language: ProgramLanguage,
  snapshot?: string,
): FileChanges {
  const { file, what, old, young } = state
  const own = problems.filter(problem => problem.file === file)
  const written = edits.filter(edit => edit.file === file)
  const ownName = file.replace(/^media\//, '')
  const says = ({ path, says }: ContentProblem) =>
    [wayOf(studio, file, young, path, language).join(' › '), says[language]].filter(Boolean).join(': ')
  // A problem of one place among several keeps only that place back.
  const placeOf = ({ path }: ContentProblem) =>
    state.places.length > 1
      ? state.places.find(place => place.what !== 'moved' && isWithin(path, place.path))
      : undefined
  return {
    file,
    name: fileName(file, young ?? old)[language],
    what,
    at: statSync(join(studio.content, file), { throwIfNoEntry: false })?.mtime.toISOString(),
    count: countOf(state),
    places: state.places.slice(0, maxPlaces).map(place => ({
      what: place.what,
      path: place.path,
      way: wayOf(studio, file, place.state, place.path, language),
      texts: isPictureName(place.after ?? place.before)
        ? []
        : textsOf(studio, place.before, place.after, language),
      pictures: pictureChange(place.before, place.after, snapshot),
      problems: own.filter(problem => placeOf(problem) === place).map(says),
      authors: namesIn(written.filter(edit => overlap(edit.place, place.path))),
    })),
    pictures: pictureChange(what === 'new' ? '' : ownName, what === 'gone' ? '' : ownName, snapshot),
    problems: own.filter(problem => !placeOf(problem)).map(says),
    authors: namesIn(written),
    isLegal: legal.has(file),
  }
}

/** The picture that a value names, itself or in one of its entries. */
const pictureIn = (value: unknown): string | undefined =>
  [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])].find(isPictureName)

function pictureChange(before: unknown, after: unknown, snapshot?: string): PictureChange | undefined {
  const [old, young] = [pictureIn(before), pictureIn(after)]
  if (old === undefined && young === undefined) return undefined
  return {
    before: old === undefined ? undefined : { name: old, at: snapshot ? `${snapshot}^` : 'HEAD' },
    after: young === undefined ? undefined : { name: young, at: snapshot },
  }
}

const isWithin = (path: Path, outer: Path) => outer.length > 0 && outer.every((step, at) => path[at] === step)

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
  const known = fileNamed(studio, file)
  return known
    ? wayTo(formFor(file, known.schema), value, path, language).map(spokenIn(studio, language))
    : []
}

/** Changed places beyond these are only counted. */
const maxPlaces = 60

const maxLength = 600

/** Returns both texts as visitors read them, unless only a placeholder was added or removed. */
function spokenTexts(studio: Studio, language: Locale, before: string, after: string) {
  const [was, is] = [before, after].map(spokenIn(studio, language)) as [string, string]
  return was === is ? { before, after } : { before: was, after: is }
}

function textsOf(studio: Studio, before: unknown, after: unknown, language: ProgramLanguage): Text[] {
  const texts = locales.map(of => ({
    language: of,
    ...spokenTexts(studio, of, wordsIn(before, of), wordsIn(after, of)),
  }))
  const [first, ...others] = texts
  const isPlain = ![before, after].some(holdsPair)
  const isShared =
    others.length > 0 && others.every(text => text.before === first?.before && text.after === first?.after)
  if (isPlain || isShared)
    return [
      {
        language: undefined,
        ...spokenTexts(studio, language, plain(before, language), plain(after, language)),
      },
    ].filter(text => text.before !== text.after)
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
