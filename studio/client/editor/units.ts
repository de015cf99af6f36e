// What has been changed and is not saved yet, in units that can be saved, refused or taken back each for itself.
import { type Change, changed, type Path, valueAt } from '../../splice/change.ts'

export type Problem = { file: string; path: Path; message: string }

export type Unit = {
  /** A text or value, or the list whose items came, left or changed places. */
  root: Path
  was?: unknown
  changes: Change[]
  /** Why it is not saved: the check's messages, or what somebody else wrote there. */
  problems?: Problem[]
  conflict?: { theirs?: unknown }
}

export const keyOf = (path: Path): string => path.join('\n')
const begins = (path: Path, start: Path) => start.every((step, at) => path[at] === step)
const overlap = (a: Path, b: Path) => begins(a, b) || begins(b, a)

/** A list as a whole where its items came or went: what is changed in it later depends on that. */
export function rootOf({ op, path }: Change): Path {
  const inList = typeof path.at(-1) === 'number'
  return op === 'insert' || op === 'move' || (op === 'remove' && inList) ? path.slice(0, -1) : path
}

/** The units with one change more. `expected` is what the server will have when all that is on its way has arrived. */
export function withChange(units: Unit[], change: Change, expected: unknown): Unit[] {
  const root = rootOf(change)
  const touched = units.filter(unit => overlap(unit.root, root))
  const rest = units.filter(unit => !touched.includes(unit))
  const widest = [root, ...touched.map(unit => unit.root)].reduce((a, b) => (a.length <= b.length ? a : b))
  const before = touched.flatMap(unit => unit.changes)
  const last = before.at(-1)
  // A text that is typed is one change, not one for each key.
  const same = last?.op === 'set' && change.op === 'set' && keyOf(last.path) === keyOf(change.path)
  const changes = [...(same ? before.slice(0, -1) : before), change]
  const was = valueAt(expected, widest)
  return [...rest, { root: widest, changes, ...(was !== undefined && { was }) }]
}

/** The value with the units applied; those that find no place any more are told apart. */
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

/** What leads back to the value before. */
export function inverseOf(change: Change, before: unknown): Change {
  const old = valueAt(before, change.path)
  if (change.op === 'insert') return { op: 'remove', path: change.path }
  if (change.op === 'move')
    return { op: 'move', path: [...change.path.slice(0, -1), change.to], to: Number(change.path.at(-1)) }
  const inList = typeof change.path.at(-1) === 'number'
  if (change.op === 'remove' && inList) return { op: 'insert', path: change.path, value: old }
  return old === undefined
    ? { op: 'remove', path: change.path }
    : { op: 'set', path: change.path, value: old }
}

/** What somebody wrote at the place of a unit, whatever stands there now. */
export const mineOf = ({ root, was, changes }: Unit): unknown =>
  changes.reduce<unknown>((value, change) => {
    const path = change.path.slice(root.length)
    if (path.length > 0) return changed(value, { ...change, path })
    return change.op === 'set' ? change.value : undefined
  }, was)
