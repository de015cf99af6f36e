// Shares the file, its draft and the choices with every field of a form.
import { type ComponentType, createContext, useContext } from 'react'
import type { Change, Path } from '../../src/content/changes.ts'
import { languageName } from '../../src/i18n/language-name.ts'
import type { ProgramLanguage } from '../../src/i18n/program-language.ts'
import { type Locale, locales } from '../../src/routes.ts'
import type { Entry, Field } from '../form/form-fields.ts'
import { useSession } from '../ui/session.tsx'
import type { Draft, Snapshot } from './draft.ts'
import type { Opened, Options } from './routes.server.ts'
import type { Problem } from './save.server.ts'
import { keyOf } from './units.ts'

export type Editing = {
  opened: Opened
  draft: Draft
  now: Snapshot
  options: Options
  /** The path to show: folded groups around it open. */
  target: Path | undefined
  change: (change: Change) => void
  /** Fetches again what the server knows about the file, such as outdated translations. */
  reload: () => void
  /** Opens the file again after the server changed it. */
  renew: () => Promise<void>
  /** Moves the preview to the place and language that the editor is writing in. */
  at: (path: Path, language: Locale | undefined) => void
}

export type FieldPlace = { path: Path; label: string; help?: string | undefined; optional: boolean }
export type FieldProps<Type extends Field['type'] = Field['type']> = FieldPlace & {
  field: Extract<Field, { type: Type }>
}
/** Passed on by context, because a list holds fields, and a field may be a list. */
type FieldViews = {
  FieldView: ComponentType<FieldProps>
  Entries: ComponentType<{ entries: Entry[]; path: Path }>
}
export const FieldViewsContext = createContext<FieldViews | undefined>(undefined)

export function useFieldViews(): FieldViews {
  const views = useContext(FieldViewsContext)
  if (!views) throw new Error('outside of a form')
  return views
}

const Context = createContext<Editing | undefined>(undefined)
export const EditingContext = Context.Provider

export function useEditing(): Editing {
  const editing = useContext(Context)
  if (!editing) throw new Error('outside of an editor')
  return editing
}

/** The languages that an item exists in; it has no field for the others. */
export const OnlyContext = createContext<readonly Locale[] | undefined>(undefined)

export const idOf = (path: Path): string => `f-${path.join('.')}`
export const isWithin = (path: Path, outer: Path): boolean => outer.every((step, at) => path[at] === step)

type Marks = { messages: string[]; changed: boolean; older: Locale[]; writers: string[] }

export function useMarks(path: Path): Marks {
  const { now, opened } = useEditing()
  const { others, language } = useSession()
  const key = keyOf(path)
  const problems = now.problems.filter(problem => problem.file === opened.file && isOf(problem.path, path))
  return {
    messages: saidOnce(problems, path.length, language),
    changed: [...now.changed].some(root => root === key || root.startsWith(`${key}\n`)),
    older: locales.filter(locale => opened.older.some(place => keyOf(place) === keyOf([...path, locale]))),
    writers: others
      .filter(other => other.file === opened.file && isOf(other.path, path))
      .map(({ name }) => name),
  }
}

/** Returns each sentence once, with the languages that it is about. */
function saidOnce(problems: Problem[], depth: number, language: ProgramLanguage): string[] {
  return [...Map.groupBy(problems, ({ message }) => message)].map(([message, same]) => {
    const languages = same.flatMap(({ path }) =>
      locales.filter(locale => locale === path[depth]).map(locale => languageName(locale, language)),
    )
    return languages.length > 0 ? `${languages.join(', ')}: ${message}` : message
  })
}

/** Matches this field itself, or one of its languages. */
const isOf = (problem: Path, path: Path) => {
  const rest = problem.slice(path.length)
  return (
    isWithin(problem, path) &&
    (rest.length === 0 || (rest.length === 1 && locales.some(locale => locale === rest[0])))
  )
}
