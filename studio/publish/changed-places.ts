// Compares two states of a file, place by place.
import { changed, diff, type Path, valueAt } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'

export type What = 'changed' | 'new' | 'gone' | 'moved'

/** A place as a person names it, with its values. `path` leads to it in `state`, the file around it. */
export type ChangedPlace = { what: What; path: Path; before: unknown; after: unknown; state: unknown }

/** Lists the changes of a file. A text in several languages counts as one place. */
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
