// Places in a YAML text: where entries and items begin and end, in whole lines where they stand in lines of their own.
import { isNode, isPair, isScalar, type Pair, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import { CannotChange } from './change.ts'

export type Range = { from: number; to: number }

export const replaced = (text: string, { from, to }: Range, by: string): string =>
  text.slice(0, from) + by + text.slice(to)

export const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1
export const columnOf = (text: string, at: number): number => at - lineStart(text, at)

/** The end of the line that something stands on, before its line break. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

export const isLineOfItsOwn = (text: string, at: number): boolean =>
  text.slice(lineStart(text, at), at).trim() === ''

export const keyOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key)

export function keyRange(pair: Pair): Range {
  const range = (pair.key as Scalar).range
  if (!range) throw new CannotChange('a key without a place')
  return { from: range[0], to: range[1] }
}

/** A value from its first to its last visible sign; a comment behind it is not part of it. */
export function valueRange(text: string, node: unknown): Range {
  if (!isNode(node) || !node.range) throw new CannotChange('a value without a place')
  const [from, to] = node.range
  let end = to
  while (end > from && /\s/.test(text[end - 1] as string)) end--
  return { from, to: end }
}

export function entryOf(map: YAMLMap, key: string): Pair | undefined {
  return map.items.find(item => isPair(item) && keyOf(item) === key)
}

/** The dash of each item of a block list. */
function dashes(list: YAMLSeq): number[] {
  const token = list.srcToken
  if (token?.type !== 'block-seq') throw new CannotChange('a list without dashes')
  return token.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind')
    return dash ? [dash.offset] : []
  })
}

/** From the dash to the end of its value. */
export function itemRanges(text: string, list: YAMLSeq): Range[] {
  const starts = dashes(list)
  return list.items.map((item, i) => {
    const from = starts[i]
    if (from === undefined) throw new CannotChange('an item without a dash')
    return { from, to: Math.max(valueRange(text, item).to, from + 1) }
  })
}

/** The whole lines of an item, the last line break included. */
export function linesOf(text: string, { from, to }: Range): Range {
  if (!isLineOfItsOwn(text, from)) throw new CannotChange('an item that does not begin its line')
  return { from: lineStart(text, from), to: Math.min(lineEnd(text, to) + 1, text.length) }
}

export const isFlow = (node: unknown): boolean => isNode(node) && 'flow' in node && node.flow === true
