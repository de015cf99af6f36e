// Changes of a list: an item more, one less, another order. What stands around the items keeps its place.
import { isScalar, type YAMLSeq } from 'yaml'
import type { Change } from './change.ts'
import { scalars } from './entries.ts'
import { columnOf, isFlow, itemRanges, linesOf, type Range, replaced, valueRange } from './text.ts'
import { inFlow, listItem } from './write.ts'

/** Texts to try, best first. The list has at least one item before the change and after it. */
export function changeItems(text: string, list: YAMLSeq, change: Change): string[] {
  const at = Number(change.path.at(-1))
  if (isFlow(list)) return changeFlow(text, list, change, at)
  const ranges = itemRanges(text, list)
  const item = ranges[at] as Range
  const indent = columnOf(text, (ranges[0] as Range).from)
  if (change.op === 'set') {
    const node = list.items[at]
    if (isScalar(node) && node.source !== '' && (change.value === null || typeof change.value !== 'object'))
      return scalars(node, change.value, indent, false).map(by => replaced(text, valueRange(text, node), by))
    return [replaced(text, item, listItem(change.value, indent))]
  }
  const lines = ranges.map(range => linesOf(text, range))
  const own = lines[at] as Range
  if (change.op === 'remove') return [replaced(text, own, '')]
  if (change.op === 'insert') {
    const before = lines[at]
    const place = before?.from ?? (lines.at(-1) as Range).to
    return [putLines(text, place, `${' '.repeat(indent)}${listItem(change.value, indent)}`)]
  }
  const moved = text.slice(own.from, own.to).replace(/\n$/, '')
  const target = lines[change.to] as Range
  if (change.to < at) return [putLines(replaced(text, own, ''), target.from, moved)]
  return [replaced(putLines(text, target.to, moved), own, '')]
}

/** Lines at the start of a line; where the text ends without a line break, it gets one first. */
function putLines(text: string, at: number, lines: string): string {
  const broken = at > 0 && text[at - 1] !== '\n'
  return replaced(text, { from: at, to: at }, broken ? `\n${lines}` : `${lines}\n`)
}

function changeFlow(text: string, list: YAMLSeq, change: Change, at: number): string[] {
  const ranges = list.items.map(item => valueRange(text, item))
  const own = ranges[at] as Range
  if (change.op === 'set') {
    const node = list.items[at]
    if (isScalar(node) && typeof change.value === 'string')
      return scalars(node, change.value, 0, true).map(by => replaced(text, own, by))
    return [replaced(text, own, inFlow(change.value))]
  }
  if (change.op === 'insert') return [put(text, ranges, at, inFlow(change.value))]
  const rest = ranges.filter((_, i) => i !== at)
  const previous = ranges[at - 1]
  const next = ranges[at + 1]
  const cut = next ? { from: own.from, to: next.from } : { from: previous?.to ?? own.from, to: own.to }
  const without = replaced(text, cut, '')
  if (change.op === 'remove') return [without]
  const shift = cut.to - cut.from
  const shifted = rest.map(({ from, to }) =>
    from >= cut.to ? { from: from - shift, to: to - shift } : { from, to },
  )
  return [put(without, shifted, change.to, text.slice(own.from, own.to))]
}

function put(text: string, ranges: Range[], at: number, item: string): string {
  const before = ranges[at]
  if (before) return replaced(text, { from: before.from, to: before.from }, `${item}, `)
  const { to } = ranges.at(-1) as Range
  return replaced(text, { from: to, to }, `, ${item}`)
}
