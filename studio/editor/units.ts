// Unsaved changes, in units that are saved, refused or undone separately.
import { type Change, type Changes, changed, overlap, type Path, valueAt } from '../../src/content/changes.ts'
import type { Problem, SaveAnswer } from './save.server.ts'

export type Unit = Changes & {
  /** The reasons why it is not saved. Another person's change at the same place is a conflict instead. */
  problems?: Problem[]
  conflict?: { theirs?: unknown; by?: string | undefined }
}

export const keyOf = (path: Path): string => path.join('\n')

/** Returns the path of the unit: the whole list if items move, because later changes in it depend on that. */
export function rootOf({ op, path }: Change): Path {
  const inList = typeof path.at(-1) === 'number'
  return op === 'insert' || op === 'move' || (op === 'remove' && inList) ? path.slice(0, -1) : path
}

/** Adds a change to the units. `expected` is the server's value once all requests under way have arrived. */
export function withChange(units: Unit[], change: Change, expected: unknown): Unit[] {
  const root = rootOf(change)
  const touched = units.filter(unit => overlap(unit.root, root))
  const rest = units.filter(unit => !touched.includes(unit))
  const widest = [root, ...touched.map(unit => unit.root)].reduce((a, b) => (a.length <= b.length ? a : b))
  const before = touched.flatMap(unit => unit.changes)
  const last = before.at(-1)
  // Merges the changes of a text that is being typed, so that not every key is a change.
  const same = last?.op === 'set' && change.op === 'set' && keyOf(last.path) === keyOf(change.path)
  const changes = [...(same ? before.slice(0, -1) : before), change]
  const was = valueAt(expected, widest)
  // A conflict stays open while the editor goes on typing.
  const clash = touched.find(({ conflict }) => conflict)
  if (clash?.root.length === widest.length) return [...rest, { ...clash, changes }]
  const conflict = clash && { conflict: { theirs: was } }
  return [...rest, { root: widest, changes, ...(was !== undefined && { was }), ...conflict }]
}

/** Returns the units that the server did not save, each with its problems or its conflict. */
export function openUnits(sent: Unit[], outcomes: SaveAnswer['outcomes']): Unit[] {
  return sent.flatMap((unit, at): Unit[] => {
    const outcome = outcomes[at]
    if (!outcome || outcome.state === 'saved') return []
    const { problems: _, conflict: __, ...plain } = unit
    if (outcome.state === 'refused') return [{ ...plain, problems: outcome.problems }]
    return [{ ...plain, conflict: { theirs: outcome.theirs, by: outcome.by } }]
  })
}

/** Puts units that came back before later ones, and joins those that belong together. */
export function withReturned(units: Unit[], returned: Unit[], base: unknown): Unit[] {
  // Leaves out conflicts and units without a place. Neither was sent; rebuilt on the new base, they would overwrite it.
  const isHeld = (unit: Unit) =>
    unit.conflict !== undefined ||
    (applied(base, [unit]).lost.length > 0 && !returned.some(({ root }) => overlap(root, unit.root)))
  const { held = [], typed = [] } = Object.groupBy(units, unit => (isHeld(unit) ? 'held' : 'typed'))
  return typed
    .flatMap(unit => unit.changes)
    .reduce((all, change) => withChange(all, change, base), [...held, ...returned])
}

/** Applies the units to a value. Those that no longer fit are returned as `lost`. */
export function applied(base: unknown, units: Unit[]): { value: unknown; lost: Unit[] } {
  const lost: Unit[] = []
  let value = base
  for (const unit of units)
    try {
      value = unit.changes.reduce<unknown>(changed, value)
    } catch {
      lost.push(unit)
    }
  return { value, lost }
}
