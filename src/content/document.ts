// Changes content files as YAML documents. Their canonical form is the YAML library's output. A change touches only its
// own node, so comments and all other lines stay.
import { isDeepStrictEqual } from 'node:util'
import {
  Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { CannotChange, type Change, changed, type Path } from './changes.ts'

/** Returns the schema's order for the entries of the group at a path, which decides the position of new entries. */
export type OrderAt = (path: Path) => string[]

/** Groups longer than this are written on several lines. */
const maxInline = 90

/** Returns the canonical form of a file. An unreadable file keeps its text, and the content check reports the problem. */
export function canonical(text: string): string {
  const document = parseDocument(text)
  return document.errors.length > 0 ? text : print(document)
}

/** Returns the text of a new file. */
export const written = (value: unknown): string => print(styled(new Document(value)))

const print = (document: Document): string => document.toString({ lineWidth: 0 })

/** Applies the changes in order. The result is parsed again and must equal the intended data. */
export function apply(text: string, changes: Change[], orderAt: OrderAt = () => []): string {
  const document = parseDocument(text)
  const before: unknown = document.toJS()
  const after = changes.reduce<unknown>(changed, before)
  if (isDeepStrictEqual(before, after)) return text
  keepHeader(document, () => {
    for (const change of changes) applyOne(document, change, orderAt)
  })
  const result = print(document)
  if (!isDeepStrictEqual(parse(result), after))
    throw new CannotChange(`no safe way to change ${changes.map(({ path }) => path.join(' › ')).join(', ')}`)
  return result
}

/**
 * Keeps the header of a list file. The parser attaches it to the first item, but it must stay first even if another item
 * does.
 */
function keepHeader(document: Document, change: () => void): void {
  const { contents } = document
  const items = isSeq<Node>(contents) ? contents.items : []
  const header = items[0]?.commentBefore
  if (items[0] && header) items[0].commentBefore = null
  change()
  if (header && items[0]) items[0].commentBefore = header
  else if (header) document.commentBefore = header
}

function applyOne(document: Document, change: Change, orderAt: OrderAt): void {
  const above = change.path.slice(0, -1)
  const last = change.path.at(-1) as string | number
  const parent = nodeAt(document, above)
  if (isSeq<Node>(parent)) changeItem(parent, change, Number(last))
  else if (isMap<Scalar, Node>(parent)) changeEntry(parent, change, String(last), orderAt(above))
  else throw new CannotChange(`nothing to change at ${change.path.join(' › ')}`)
}

/** Returns the node at a path. A key may be a number, such as that of a cost group, which paths contain as text. */
function nodeAt({ contents }: Document, path: Path): unknown {
  return path.reduce<unknown>((found, step) => {
    if (isSeq<Node>(found)) return found.items[Number(step)]
    return isMap<Scalar, Node>(found) ? entryOf(found, String(step))?.value : undefined
  }, contents)
}

const entryOf = (group: YAMLMap<Scalar, Node>, key: string) =>
  group.items.find(pair => String(pair.key.value) === key)

function changeItem(list: YAMLSeq<Node>, change: Change, at: number): void {
  const { items } = list
  // An empty list is written as []. With its first item it becomes a block.
  if (items.length === 0) list.flow = false
  if (change.op === 'set') items[at] = replacement(items[at], change.value)
  else if (change.op === 'insert') items.splice(at, 0, node(change.value))
  else {
    const [item] = items.splice(at, 1)
    if (change.op === 'move' && item) items.splice(change.to, 0, item)
  }
}

function changeEntry(group: YAMLMap<Scalar, Node>, change: Change, key: string, order: string[]): void {
  const pair = entryOf(group, key)
  if (change.op === 'remove') group.items = group.items.filter(item => item !== pair)
  else if (change.op !== 'set') throw new CannotChange(`${change.op} at ${key}`)
  else if (pair) pair.value = replacement(pair.value, change.value)
  else group.items.splice(placeOf(group, key, order), 0, new Pair(new Scalar(key), node(change.value)))
}

/** Returns the index of a new entry: after those that precede it in the schema. Unknown entries go last. */
function placeOf(group: YAMLMap<Scalar, Node>, key: string, order: string[]): number {
  if (!order.includes(key)) return group.items.length
  const earlier = order.slice(0, order.indexOf(key))
  return group.items.findLastIndex(pair => earlier.includes(String(pair.key.value))) + 1
}

/** Keeps the comments and layout of the old node, and its quotes unless it was an empty text. */
function replacement(old: Node | null | undefined, value: unknown): Node {
  const next = node(value)
  if (!old) return next
  const { comment, commentBefore, spaceBefore = false } = old
  Object.assign(next, { comment, commentBefore, spaceBefore })
  if (isCollection(old) && isCollection(next) && old.items.length > 0) next.flow = old.flow ?? false
  const isText = isScalar(old) && isScalar(next) && typeof old.value === 'string' && typeof value === 'string'
  if (isText && old.value !== '' && old.type && !isBlock(old) && !isBlock(next)) next.type = old.type
  return next
}

const isBlock = ({ type }: Scalar): boolean => type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED'

const node = (value: unknown): Node => styled(new Document(value), true).contents as Node

/** Names and addresses need no quotes, but a sentence of one word has them. */
const isName = (text: string): boolean => /^[a-z](?:[a-z0-9./-]*[a-z0-9/])?$/i.test(text)

/** Texts in several languages and figures are written on one line. */
const isInline = (value: Record<string, unknown>): boolean =>
  Object.entries(value).every(([key, part]) =>
    typeof part === 'string'
      ? /^(?:de|en|lang)$/.test(key) && !part.includes('\n')
      : typeof part === 'number',
  ) && JSON.stringify(value).length < maxInline

/** Lays out a document as a person would: texts in quotes, long ones as blocks, short groups of values on one line. */
function styled(document: Document, isPart = false): Document {
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return
      if (scalar.value.includes('\n')) scalar.type = 'BLOCK_LITERAL'
      else scalar.type = isName(scalar.value) ? 'PLAIN' : 'QUOTE_DOUBLE'
    },
    Map(key, map) {
      map.flow = (key !== null || isPart) && isInline(map.toJSON())
    },
  })
  return document
}
