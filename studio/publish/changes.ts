// What a person would say has changed between two states of a content file.
import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '../../src/routes.ts'

export type Step = string | number
/** A place, and what was and is there. `path` leads through the new data; of a gone place, to where it would stand there. */
export type Change = {
  what: 'changed' | 'new' | 'gone' | 'moved'
  path: Step[]
  /** Of a gone place: where it stood in the old data. Around it items may have come and gone as well. */
  was?: Step[]
  before?: unknown
  after?: unknown
}

type Group = Record<string, unknown>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text in both languages, or in one. */
export const isPair = (value: unknown): value is Partial<Record<Locale, string>> =>
  isGroup(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => (key === 'de' || key === 'en') && typeof text === 'string')

/** `path` leads to `after`, `was` to `before`: within an item of a list that shifted they are not the same. */
export function changesBetween(
  before: unknown,
  after: unknown,
  path: Step[] = [],
  was: Step[] = path,
): Change[] {
  if (isDeepStrictEqual(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path, was)
  if (isGroup(before) && isGroup(after) && !isPair(before) && !isPair(after))
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap(key =>
      changesBetween(before[key], after[key], [...path, key], [...was, key]),
    )
  if (before === undefined) return [{ what: 'new', path, after }]
  if (after === undefined) return [{ what: 'gone', path, was, before }]
  return [{ what: 'changed', path, before, after }]
}

function listChanges(before: unknown[], after: unknown[], path: Step[], was: Step[]): Change[] {
  const kept = longestCommon(before, after)
  const changes: Change[] = []
  // What is between two items that stayed: the same item written differently, or others.
  const gone: number[] = []
  const fresh: number[] = []
  let i = 0
  let j = 0
  for (const [k, l] of [...kept, [before.length, after.length] as const]) {
    const old = range(i, k)
    const young = range(j, l)
    for (const [o, y] of pairUp(before, old, after, young))
      changes.push(...changesBetween(before[o], after[y], [...path, y], [...was, o]))
    gone.push(...old)
    fresh.push(...young)
    i = k + 1
    j = l + 1
  }
  for (const y of fresh) {
    const from = gone.findIndex(o => isDeepStrictEqual(before[o], after[y]))
    if (from >= 0) gone.splice(from, 1)
    changes.push({ what: from >= 0 ? 'moved' : 'new', path: [...path, y], after: after[y] })
  }
  for (const o of gone)
    changes.push({ what: 'gone', path: [...path, o], was: [...was, o], before: before[o] })
  return changes
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)

/** Takes out of both lists what is one item in two versions: by its id, or by its place where nothing came or went. */
function pairUp(before: unknown[], old: number[], after: unknown[], young: number[]): [number, number][] {
  const pairs: [number, number][] = []
  const idOf = (item: unknown) => (isGroup(item) ? (item.id ?? item.slug) : undefined)
  for (const o of [...old]) {
    const id = idOf(before[o])
    const y = young.find(index => id !== undefined && idOf(after[index]) === id)
    if (y === undefined) continue
    pairs.push([o, y])
    old.splice(old.indexOf(o), 1)
    young.splice(young.indexOf(y), 1)
  }
  if (old.length === young.length) {
    const moved = old.some(o => young.some(y => isDeepStrictEqual(before[o], after[y])))
    if (!moved) pairs.push(...old.splice(0).map((o): [number, number] => [o, young.shift() as number]))
  }
  return pairs
}

/** Indices of the items that both lists have in the same order. */
function longestCommon(a: unknown[], b: unknown[]): [number, number][] {
  const same = a.map(item => b.map(other => isDeepStrictEqual(item, other)))
  const length = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (length[i] as number[])[j] = same[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (same[i]?.[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}
