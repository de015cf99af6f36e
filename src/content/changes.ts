// The changes that an editor makes, each at one path of a file. This module applies them to plain data, and document.ts
// to the text of the file, with the same result.
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
  /** The path of the changed text or value, or of the list with added, removed or moved items. */
  root: pathSchema,
  /** The value before the editor changed it. */
  was: v.optional(v.unknown()),
  changes: v.pipe(v.array(changeSchema), v.minLength(1), v.maxLength(500)),
})
export type Changes = v.InferOutput<typeof changesSchema>

export class CannotChange extends Error {}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads only own properties, so that a name such as __proto__ finds nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found) && typeof step === 'number') found = found[step]
    else if (isGroup(found) && typeof step === 'string' && Object.hasOwn(found, step)) found = found[step]
    else return undefined
  }
  return found
}

/** Returns the data after the change. The input is not modified, and the result shares its unchanged parts. */
export function changed(data: unknown, change: Change): unknown {
  const [step, ...rest] = change.path
  if (step === undefined && change.op === 'set') return change.value
  if (step === '__proto__') throw new CannotChange('__proto__ is not a name')
  const isThere = Array.isArray(data) ? typeof step === 'number' && step < data.length : isGroup(data)
  if (rest.length > 0 && isThere) {
    const inner = changed(valueAt(data, [step as string]), { ...change, path: rest })
    return Array.isArray(data)
      ? data.with(Number(step), inner)
      : { ...(data as Group), [step as string]: inner }
  }
  if (rest.length === 0 && Array.isArray(data) && typeof step === 'number')
    return changedList(data, change, step)
  if (isGroup(data) && typeof step === 'string' && change.op === 'set')
    return { ...data, [step]: change.value }
  if (isGroup(data) && typeof step === 'string' && change.op === 'remove' && Object.hasOwn(data, step)) {
    const { [step]: _, ...others } = data
    return others
  }
  throw new CannotChange(`${change.op} at ${change.path.join(' › ')}`)
}

function changedList(list: unknown[], change: Change, at: number): unknown[] {
  const { length } = list
  if (change.op === 'insert' && at <= length) return list.toSpliced(at, 0, change.value)
  if (change.op === 'set' && at < length) return list.with(at, change.value)
  if (change.op === 'remove' && at < length) return list.toSpliced(at, 1)
  if (change.op === 'move' && at < length && change.to < length)
    return list.toSpliced(at, 1).toSpliced(change.to, 0, list[at])
  throw new CannotChange(`${change.op} at ${at} of ${length}`)
}

/**
 * Returns the changes that turn one state into another if they are applied in order. The path of a removal refers to the
 * old position in its list, every other path to the new one.
 */
export function diff(before: unknown, after: unknown, path: Path = []): Change[] {
  if (Object.is(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap(key =>
      diff(valueAt(before, [key]), valueAt(after, [key]), [...path, key]),
    )
  return [after === undefined ? { op: 'remove', path } : { op: 'set', path, value: after }]
}

/** Returns the removals from the end, then the moves, then the insertions, and finally the changes within items. */
function diffLists(before: unknown[], after: unknown[], path: Path): Change[] {
  const origins = originsOf(before, after)
  const at = (index: number) => [...path, index]
  const survivors = [...before.keys()].filter(index => origins.includes(index))
  const removals = [...before.keys()]
    .filter(index => !origins.includes(index))
    .map((index): Change => ({ op: 'remove', path: at(index) }))
  const items = after.map((item, index) => ({ item, path: at(index), origin: origins[index] }))
  return [
    ...removals.reverse(),
    ...movesOf(
      survivors,
      origins.filter(origin => origin !== undefined),
    ).map(([from, to]): Change => ({ op: 'move', path: at(from), to })),
    ...items.flatMap(({ item, origin, ...place }): Change[] =>
      origin === undefined ? [{ op: 'insert', ...place, value: item }] : [],
    ),
    ...items.flatMap(({ item, origin, path: place }) =>
      origin === undefined ? [] : diff(before[origin], item, place),
    ),
  ]
}

/**
 * Returns for each new item the index of the old one it comes from: one that is equal, has the same id, or is alone in
 * the same gap.
 */
function originsOf(before: unknown[], after: unknown[]): (number | undefined)[] {
  const origins: (number | undefined)[] = after.map(() => undefined)
  const isFree = (index: number) => !origins.includes(index)
  for (const keyOf of [(item: unknown) => JSON.stringify(item), idOf]) {
    const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)]
    let last = -1
    for (const [index, key] of newKeys.entries()) {
      if (origins[index] !== undefined || key === undefined) continue
      const fits = oldKeys.flatMap((old, origin) => (old === key && isFree(origin) ? [origin] : []))
      last = fits.find(origin => origin > last) ?? fits[0] ?? last
      if (fits.length > 0) origins[index] = last
    }
  }
  let [oldStart, newStart] = [0, 0]
  for (const stay of [...longestRise(origins.filter(origin => origin !== undefined)), before.length]) {
    const newEnd = stay === before.length ? after.length : origins.indexOf(stay)
    const gone = range(oldStart, stay).filter(isFree)
    const fresh = range(newStart, newEnd).filter(index => origins[index] === undefined)
    if (gone.length === fresh.length) for (const [at, index] of fresh.entries()) origins[index] = gone[at]
    oldStart = stay + 1
    newStart = newEnd + 1
  }
  return origins
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

const idOf = (item: unknown): string | undefined => {
  const id = isGroup(item) ? (item.id ?? item.slug) : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Returns the fewest moves that produce the new order. Each moves an item behind its new predecessor. */
function movesOf(old: number[], wanted: number[]): [from: number, to: number][] {
  const staying = longestRise(wanted)
  let order = old
  return wanted.flatMap((item, index): [number, number][] => {
    if (staying.includes(item)) return []
    const from = order.indexOf(item)
    order = order.toSpliced(from, 1)
    const to = index === 0 ? 0 : order.indexOf(wanted[index - 1] as number) + 1
    order = order.toSpliced(to, 0, item)
    return from === to ? [] : [[from, to]]
  })
}

/** Returns the longest increasing subsequence. */
function longestRise(numbers: number[]): number[] {
  const longest = (rises: number[][]) => rises.reduce((a, b) => (b.length > a.length ? b : a), [])
  const ending: number[][] = []
  for (const number of numbers)
    ending.push([...longest(ending.filter(rise => (rise.at(-1) as number) < number)), number])
  return longest(ending)
}

const begins = (path: Path, start: Path) => start.every((step, at) => path[at] === step)

/** Returns true if one path contains the other or both are equal. */
export const overlap = (a: Path, b: Path): boolean => begins(a, b) || begins(b, a)

/** Finds the path before the changes, or undefined inside an item that the changes added. */
export const pathBefore = (path: Path, changes: Change[]): Path | undefined =>
  changes.reduceRight<Path | undefined>((place, change) => place && placeBefore(place, change), path)

function placeBefore(path: Path, change: Change): Path | undefined {
  const depth = change.path.length - 1
  const [own, at] = [path[depth], change.path[depth]]
  const isSameList = change.path.every((step, index) => index === depth || step === path[index])
  if (typeof own !== 'number' || typeof at !== 'number' || !isSameList) return path
  const withOwn = (index: number) => path.with(depth, index)
  if (change.op === 'insert') return own === at ? undefined : withOwn(own > at ? own - 1 : own)
  if (change.op === 'remove') return withOwn(own >= at ? own + 1 : own)
  if (change.op === 'set' || own === change.to) return change.op === 'set' ? path : withOwn(at)
  const without = own > change.to ? own - 1 : own
  return withOwn(without >= at ? without + 1 : without)
}

/** Returns the value that the editor wants, regardless of the current one. */
export const wantedOf = ({ root, was, changes }: Changes): unknown =>
  changes.reduce<unknown>((value, change) => {
    const path = change.path.slice(root.length)
    if (path.length > 0) return changed(value, { ...change, path })
    return change.op === 'set' ? change.value : undefined
  }, was)
