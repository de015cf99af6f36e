// Changes of one entry of a group: another value, a new entry, one less. Each answers with texts to try, best first.
import { isMap, isScalar, isSeq, type Pair, type Scalar, type YAMLMap } from 'yaml'
import { CannotChange } from './change.ts'
import {
  columnOf,
  entryOf,
  isFlow,
  isLineOfItsOwn,
  keyOf,
  keyRange,
  lineEnd,
  lineStart,
  type Range,
  replaced,
  valueRange,
} from './text.ts'
import { afterColon, block, entryKey, inFlow, literal, quoted, scalar } from './write.ts'

/** What may stand without quotes so that everybody reads it as a text. */
const looksPlain = (text: string) =>
  /^[\p{L}\p{N}/+][^\t\n\r\u00a0\u00ad\u200b\u202f]*$/u.test(text) && text === text.trim()

/** A value of one word or text, in the way it is written now where that can hold the new one. */
export function scalars(node: Scalar, value: unknown, indent: number, flow: boolean): string[] {
  if (typeof value !== 'string') return [scalar(value)]
  const lines = flow ? undefined : literal(value, indent)
  if (lines !== undefined) return [lines, quoted(value)]
  return node.type === 'PLAIN' && looksPlain(value) ? [value, quoted(value)] : [quoted(value)]
}

export function setEntry(text: string, map: YAMLMap, key: string, value: unknown, order: string[]): string[] {
  const pair = entryOf(map, key)
  if (!pair) return [addEntry(text, map, key, value, order)]
  const { from, to: keyEnd } = keyRange(pair)
  const flow = isFlow(map)
  const indent = columnOf(text, from)
  const isValue =
    isScalar(pair.value) && pair.value.source !== '' && (value === null || typeof value !== 'object')
  if (isValue)
    return scalars(pair.value as Scalar, value, indent, flow).map(by =>
      replaced(text, valueRange(text, pair.value), by),
    )
  const end = Math.max(valueRange(text, pair.value).to, keyEnd + 1)
  return [
    replaced(text, { from: keyEnd, to: end }, flow ? `: ${inFlow(value)}` : `:${afterColon(value, indent)}`),
  ]
}

/** Behind the entry that comes before it in the schema, or before all others. */
function addEntry(text: string, map: YAMLMap, key: string, value: unknown, order: string[]): string {
  const earlier = order.slice(0, Math.max(0, order.indexOf(key))).reverse()
  const known = order.includes(key)
  const before =
    earlier.map(name => entryOf(map, name)).find(Boolean) ?? (known ? undefined : map.items.at(-1))
  const first = map.items[0]
  if (isFlow(map)) {
    const entry = `${entryKey(key)}: ${inFlow(value)}`
    if (!first) return replaced(text, valueRange(text, map), `{ ${entry} }`)
    const at = before ? valueRange(text, before.value).to : keyRange(first).from
    return replaced(text, { from: at, to: at }, before ? `, ${entry}` : `${entry}, `)
  }
  if (!first) throw new CannotChange('a group without entries')
  const { from } = keyRange(first)
  const indent = columnOf(text, from)
  const entry = `${entryKey(key)}:${afterColon(value, indent)}`
  if (!before) return replaced(text, { from, to: from }, `${entry}\n${' '.repeat(indent)}`)
  const at = lineEnd(text, Math.max(valueRange(text, before.value).to, keyRange(before).to))
  return replaced(text, { from: at, to: at }, `\n${' '.repeat(indent)}${entry}`)
}

/** Without the entry; a group that has no other becomes {}. The path of the group is set anew by the caller then. */
export function removeEntry(text: string, map: YAMLMap, key: string): string {
  const at = map.items.findIndex(pair => keyOf(pair) === key)
  const pair = map.items[at] as Pair
  const range: Range = {
    from: keyRange(pair).from,
    to: Math.max(valueRange(text, pair.value).to, keyRange(pair).to + 1),
  }
  const next = map.items[at + 1]
  const previous = map.items[at - 1]
  if (isFlow(map)) {
    if (next) return replaced(text, { from: range.from, to: keyRange(next).from }, '')
    return replaced(
      text,
      { from: previous ? valueRange(text, previous.value).to : range.from, to: range.to },
      '',
    )
  }
  if (isLineOfItsOwn(text, range.from))
    return replaced(
      text,
      { from: lineStart(text, range.from), to: Math.min(lineEnd(text, range.to) + 1, text.length) },
      '',
    )
  // The first entry of a list item stands behind its dash; the next one takes its place.
  if (!next) throw new CannotChange('the only entry of an item')
  return replaced(text, { from: range.from, to: keyRange(next).from }, '')
}

/** A group or list that is the whole file. */
export function wholeFile(text: string, node: unknown, value: unknown): string {
  if (!isMap(node) && !isSeq(node)) throw new CannotChange('a file with neither entries nor items')
  const written = Array.isArray(value)
    ? value.length === 0
      ? '[]'
      : afterColon(value, -2).trimStart()
    : block(value as object, 0) || '{}'
  return replaced(text, valueRange(text, node), written)
}
