// Finds which changes of the draft belong together: a project and its pictures, a picture and its description, a removed
// page and the links that no longer lead to it. One without the other would not pass the check.
import { locales } from '../../src/routes.ts'
import { isPageFile, pathOfFile } from '../content/names.ts'
import type { FileState } from './describe-changes.server.ts'
import { changeKey } from './selection.ts'

type Change = {
  key: string
  /** Names that others may use and that come or go with this change. */
  gains: string[]
  loses: string[]
  /** Names that it uses, before and after. */
  before: Set<string>
  after: Set<string>
}

/** Lists by the key of each change the changes without which it cannot be published. */
export function belongings(states: readonly FileState[]): Record<string, string[]> {
  const changes = states.flatMap(changesOf)
  const needs = (one: Change, other: Change) =>
    one !== other &&
    (other.gains.some(name => one.after.has(name)) ||
      other.loses.some(name => one.after.has(name)) ||
      one.loses.some(name => other.before.has(name) && !other.after.has(name)) ||
      one.loses.some(name => other.loses.includes(name)))
  return Object.fromEntries(
    changes.flatMap(one => {
      const keys = changes.filter(other => needs(one, other)).map(({ key }) => key)
      return keys.length > 0 ? [[one.key, keys]] : []
    }),
  )
}

function changesOf(state: FileState): Change[] {
  const { file, what, old, young, places } = state
  const whole: Change = {
    key: changeKey(file),
    gains: what === 'new' ? namesOfFile(file) : [],
    loses: what === 'gone' ? namesOfFile(file) : [],
    before: namesIn(old),
    after: namesIn(young),
  }
  // A new media file also uses its own name, so that it is published together with its description.
  if (what === 'new' && file.startsWith('media/')) for (const name of whole.gains) whole.after.add(name)
  const [first] = places
  if (!first) return [whole]
  const parts = places.map(place => {
    const names = namesOfEntry(file, place.path, place.after ?? place.before)
    const change: Change = {
      key: places.length > 1 ? changeKey(file, place) : changeKey(file),
      gains: place.what === 'new' ? names : [],
      loses: place.what === 'gone' ? names : [],
      before: namesIn(place.before),
      after: namesIn(place.after),
    }
    for (const name of names) if (place.what === 'new' && isMedia(file)) change.after.add(name)
    return change
  })
  return parts
}

const isMedia = (file: string) => file.startsWith('media/')

function namesOfFile(file: string): string[] {
  // The theme refers to its files by their path within its folder.
  if (file.startsWith('../theme/')) return [file.slice('../theme/'.length)]
  const [folder = '', ...rest] = file.split('/')
  const name = rest.join('/').replace(/\.yaml$/, '')
  if (isPageFile(file) || folder === 'projects')
    return [name, ...locales.map(locale => pathOfFile(file, locale))]
  return name === '' ? [] : [name]
}

/** An entry of a map is used by its key, an entry of a list by its id. */
function namesOfEntry(file: string, path: (string | number)[], value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { id } = value as { id?: unknown }
  if (typeof id === 'string') return [id]
  const key = path.at(-1)
  const isMap = isMedia(file) ? path.length === 1 : file === 'people.yaml' && path.length === 2
  return isMap && typeof key === 'string' ? [key] : []
}

/** Every text is a possible name, and so is the target of every link in a text. */
function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    found.add(value.replace(/(?!^)[?#].*$/, ''))
    for (const [, target = ''] of value.matchAll(/\]\(([^)?#]*)[^)]*\)/g)) found.add(target)
  } else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) namesIn(part, found)
  return found
}
