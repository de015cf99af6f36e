// Tries a set of changes at every value and every list of the content files.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Change, changed, type Path } from '../../src/content/changes.ts'
import { apply, canonical } from '../../src/content/document.ts'

export type Place = { file: string; text: string; path: Path; value: unknown }

export function allPlaces(): Place[] {
  return globSync('sites/*/content/**/*.yaml').flatMap(file => {
    const text = canonical(readFileSync(file, 'utf8'))
    return everything(parse(text)).map(found => ({ file, text, ...found }))
  })
}

function everything(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, i) => everything(item, [...path, i]))
    : value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, item]) => everything(item, [...path, key]))
      : []
  return [{ path, value }, ...inside]
}

export const word = 'Wortmehr'
export const withWord = (text: string): string =>
  text.endsWith('\n') ? `${text.trimEnd()} ${word}\n` : `${text} ${word}`

const hard = '„Neu“: "so", {so} [x] #1 - a\\b\u00ad\u00a0…'

function changesAt({ path, value }: Place): { change: Change; lines?: number }[] {
  if (typeof value === 'string') {
    return [
      {
        change: { op: 'set', path, value: withWord(value) },
        ...(!value.trimEnd().includes('\n') && { lines: 1 }),
      },
      { change: { op: 'set', path, value: hard } },
      { change: { op: 'set', path, value: 'Ein Absatz.\n\nNoch einer: # so.\n' } },
      { change: { op: 'set', path, value: '' } },
    ]
  }
  if (typeof value === 'number') return [{ change: { op: 'set', path, value: value + 1 }, lines: 1 }]
  if (typeof value === 'boolean') return [{ change: { op: 'set', path, value: !value }, lines: 1 }]
  if (!Array.isArray(value)) {
    if (path.length === 0) return []
    const last = Object.keys(value as object).at(-1) ?? ''
    return [
      { change: { op: 'set', path: [...path, 'new'], value: { de: hard, en: 'x' } } },
      { change: { op: 'remove', path: [...path, last] } },
    ]
  }
  const end = value.length - 1
  const some: { change: Change }[] = [
    {
      change: {
        op: 'insert',
        path: [...path, 0],
        value: value.at(-1) ?? { de: hard, list: ['a', { b: 1 }] },
      },
    },
    { change: { op: 'insert', path: [...path, value.length], value: value[0] ?? 'x' } },
    { change: { op: 'insert', path: [...path, Math.min(1, value.length)], value: value[0] ?? 'x' } },
  ]
  if (end < 0) return some
  return [
    ...some,
    { change: { op: 'remove', path: [...path, 0] } },
    { change: { op: 'remove', path: [...path, end] } },
    { change: { op: 'move', path: [...path, 0], to: end } },
    { change: { op: 'move', path: [...path, end], to: 0 } },
  ]
}

/** Tries all changes at a place and returns their number. Throws if one has another effect than it should. */
export function tryPlace(place: Place): number {
  const data = parse(place.text)
  const comments = place.text.match(/^ *#.*$/gm) ?? []
  const all = changesAt(place)
  for (const { change, lines } of all) {
    const where = `${place.file} ${change.op} ${change.path.join(' › ')}`
    const after = apply(place.text, [change])
    assert.ok(isDeepStrictEqual(parse(after), changed(data, change)), where)
    if (lines !== undefined) assert.equal(differing(place.text, after), lines, where)
    keepsOtherLines(change, Array.isArray(place.value) && place.value.length > 1, place.text, after, where)
    for (const comment of comments)
      assert.ok(change.op === 'remove' || after.includes(comment), `${where} loses ${comment}`)
  }
  return all.length
}

/** Checks that a list only gains or loses the lines of one item, and that a move only reorders lines. */
function keepsOtherLines({ op }: Change, staysList: boolean, before: string, after: string, where: string) {
  if (!staysList || op === 'set') return
  const [old, young] = [before.split('\n'), after.split('\n')]
  const isPart = (part: string[], whole: string[]) => {
    let at = 0
    for (const line of whole) if (line === part[at]) at++
    return at === part.length
  }
  // A change to a list on a single line only affects that line.
  if (old.length === young.length && op !== 'move') assert.equal(differing(before, after), 1, where)
  else if (op === 'insert') assert.ok(isPart(old, young), `${where} changes other lines`)
  else if (op === 'remove') assert.ok(isPart(young, old), `${where} changes other lines`)
  else if (differing(before, after) > 1) assert.deepEqual(old.toSorted(), young.toSorted(), where)
}

/** Checks that changing a text and changing it back restores the file, and likewise moving an item. */
export function tryBack({ file, text, path, value }: Place): void {
  const back = (there: Change, again: Change) =>
    assert.equal(apply(apply(text, [there]), [again]), text, `${file} ${path.join(' › ')}`)
  if (typeof value === 'string' && !value.includes('\n') && !/[^\p{L}\p{N} .,]/u.test(value))
    back({ op: 'set', path, value: withWord(value) }, { op: 'set', path, value })
  if (Array.isArray(value) && value.length > 1) {
    const end = value.length - 1
    back({ op: 'move', path: [...path, 0], to: end }, { op: 'move', path: [...path, end], to: 0 })
  }
}

/** Counts the lines between the common beginning and the common end of two texts. */
export function differing(before: string, after: string): number {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end
}
