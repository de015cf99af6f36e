// The changes that an editor makes: each at one path of a file. They are applied to plain data here and to the file's text
// in document.ts, with the same result.
import * as v from 'valibot'

export type Path = (string | number)[]

const place = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.integer(), v.minValue(0))])
export const pathSchema = v.pipe(v.array(place), v.maxLength(30))
const target = v.pipe(pathSchema, v.minLength(1))
const index = v.pipe(v.number(), v.integer(), v.minValue(0))

export const changeSchema = v.variant('op', [
  v.strictObject({ op: v.literal('set'), path: target, value: v.unknown() }),
  v.strictObject({ op: v.literal('remove'), path: target }),
  v.strictObject({ op: v.literal('insert'), path: target, value: v.unknown() }),
  v.strictObject({ op: v.literal('move'), path: target, to: index }),
])
export type Change = v.InferOutput<typeof changeSchema>

export const changesSchema = v.strictObject({
  /** What they are about: a text or value, or the list whose items came, left or changed places. */
  root: pathSchema,
  /** What stood there when the editor began. */
  was: v.optional(v.unknown()),
  changes: v.pipe(v.array(changeSchema), v.minLength(1), v.maxLength(500)),
})
export type Changes = v.InferOutput<typeof changesSchema>

export class CannotChange extends Error {}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Own entries only: a name such as __proto__ leads nowhere. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step]
    else if (isGroup(found) && typeof step === 'string' && Object.hasOwn(found, step)) found = found[step]
    else return undefined
  }
  return found
}

/** The data after the change; what was handed in stays as it is. */
export function changed(data: unknown, change: Change): unknown {
  const copy = structuredClone(data)
  const parent = valueAt(copy, change.path.slice(0, -1))
  const last = change.path.at(-1)
  if (isGroup(parent) && typeof last === 'string' && last !== '__proto__') {
    if (change.op === 'set') parent[last] = change.value
    else if (change.op === 'remove' && Object.hasOwn(parent, last)) delete parent[last]
    else throw new CannotChange(`${change.op} at ${last}`)
    return copy
  }
  if (!Array.isArray(parent) || typeof last !== 'number')
    throw new CannotChange(`nothing at ${change.path.join(' › ')}`)
  const there = last < parent.length
  if (change.op === 'insert' && last <= parent.length) parent.splice(last, 0, change.value)
  else if (change.op === 'set' && there) parent[last] = change.value
  else if (change.op === 'remove' && there) parent.splice(last, 1)
  else if (change.op === 'move' && there && change.to < parent.length)
    parent.splice(change.to, 0, ...parent.splice(last, 1))
  else throw new CannotChange(`${change.op} at ${last} of ${parent.length}`)
  return copy
}

/** What the editor wants to stand there, whatever stands there now. */
export const wantedOf = ({ root, was, changes }: Changes): unknown =>
  changes.reduce<unknown>((value, change) => {
    const path = change.path.slice(root.length)
    if (path.length > 0) return changed(value, { ...change, path })
    return change.op === 'set' ? change.value : undefined
  }, was)
