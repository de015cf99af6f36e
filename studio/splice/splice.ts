// Changes a YAML text where it changes and nowhere else: comments, order, quotes and line breaks of everything around
// stay byte for byte. Each new text is parsed again and has to mean exactly what was asked for; otherwise nothing is done.
import { isDeepStrictEqual } from 'node:util'
import { isMap, isSeq, parseDocument } from 'yaml'
import { CannotChange, type Change, changed, type Path, valueAt } from './change.ts'
import { removeEntry, setEntry, wholeFile } from './entries.ts'
import { changeItems } from './items.ts'

/** The order in which the schema lists the entries of the group at a path; new entries find their place by it. */
export type OrderAt = (path: Path) => string[]

export function splice(source: string, changes: Change[], orderAt: OrderAt = () => []): string {
  // A file from Windows ends its lines in two signs, all of them or none.
  const windows = source.includes('\r\n') && !/(^|[^\r])\n/.test(source)
  const text = changes.reduce(
    (before, change) => spliceOne(before, change, orderAt),
    windows ? source.replaceAll('\r\n', '\n') : source,
  )
  return windows ? text.replaceAll('\n', '\r\n') : text
}

function spliceOne(text: string, change: Change, orderAt: OrderAt): string {
  const document = parseDocument(text, { keepSourceTokens: true })
  const data = document.toJS()
  const wanted = changed(data, change)
  if (isDeepStrictEqual(data, wanted)) return text
  for (const candidate of candidates(text, document, change, wanted, orderAt)) {
    const again = parseDocument(candidate)
    if (again.errors.length === 0 && again.warnings.length === 0 && isDeepStrictEqual(again.toJS(), wanted))
      return candidate
  }
  throw new CannotChange(`no safe way to change ${change.path.join(' › ')}`)
}

function candidates(
  text: string,
  document: ReturnType<typeof parseDocument>,
  change: Change,
  wanted: unknown,
  orderAt: OrderAt,
): string[] {
  const above = change.path.slice(0, -1)
  const parent = above.length === 0 ? document.contents : document.getIn(above, true)
  // A list or group that gets its first part or loses its last is written anew, as a whole.
  const left = valueAt(wanted, above)
  const count = Array.isArray(left) ? left.length : Object.keys(left as object).length
  const had = isMap(parent) || isSeq(parent) ? parent.items.length : 0
  if (count === 0 || had === 0) {
    if (above.length === 0) return [wholeFile(text, parent, left)]
    return candidates(text, document, { op: 'set', path: above, value: left }, wanted, orderAt)
  }
  if (isSeq(parent)) return changeItems(text, parent, change)
  const key = String(change.path.at(-1))
  if (isMap(parent) && change.op === 'set') return setEntry(text, parent, key, change.value, orderAt(above))
  if (isMap(parent) && change.op === 'remove') return [removeEntry(text, parent, key)]
  throw new CannotChange(`nothing to change at ${change.path.join(' › ')}`)
}
