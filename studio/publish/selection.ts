// Chooses changes of the draft. Leaving one out also leaves out all that cannot be published without it.
import type { Path } from '../../src/content/changes.ts'
import type { What } from './changed-places.ts'

export type ChosenPlace = { what: What; path: Path }
export type Needs = Record<string, string[]>

/** Names a change: a file as a whole, or one place of several in it. */
export const changeKey = (file: string, place?: ChosenPlace): string =>
  place ? JSON.stringify([file, place.what, ...place.path]) : file

/** Returns these changes, and all that cannot be published without them. */
export function withDependents(keys: Iterable<string>, needs: Needs): Set<string> {
  const dependents = new Set(keys)
  // Iterating over a set includes the keys that are added on the way.
  for (const key of dependents)
    for (const [other, needed] of Object.entries(needs)) if (needed.includes(key)) dependents.add(other)
  return dependents
}

/** Returns these changes, and all without which they cannot be published. */
export function withNeeds(keys: Iterable<string>, needs: Needs): Set<string> {
  const allKeys = new Set(keys)
  for (const key of allKeys) for (const other of needs[key] ?? []) allKeys.add(other)
  return allKeys
}

type Change = {
  file: string
  count: number
  places: (ChosenPlace & { problems: string[] })[]
  problems: string[]
}

/** The changes that can be chosen one by one. A moved entry goes with its file. */
export const choicesOf = ({ file, places }: Change): { key: string; place?: ChosenPlace }[] =>
  places.length > 1
    ? places.filter(({ what }) => what !== 'moved').map(place => ({ key: changeKey(file, place), place }))
    : [{ key: changeKey(file) }]

/** The changes that problems keep in the draft. */
export const stoppedOf = ({ file, places, problems }: Change): string[] => {
  const choices = choicesOf({ file, places, problems, count: 0 })
  if (problems.length > 0) return choices.map(({ key }) => key)
  return places.filter(place => place.problems.length > 0).map(place => changeKey(file, place))
}

/** A request to publish: whole files, and the places of them that stay in the draft. */
export function requestOf(
  files: readonly Change[],
  excluded: ReadonlySet<string>,
): { files: string[]; without: (ChosenPlace & { file: string })[]; count: number } {
  const chosen = files.filter(file => choicesOf(file).some(({ key }) => !excluded.has(key)))
  const without = chosen.flatMap(({ file, ...change }) =>
    choicesOf({ file, ...change }).flatMap(({ key, place }) =>
      place && excluded.has(key) ? [{ file, what: place.what, path: place.path }] : [],
    ),
  )
  const total = chosen.reduce((sum, { count }) => sum + count, 0)
  return { files: chosen.map(({ file }) => file), without, count: total - without.length }
}
