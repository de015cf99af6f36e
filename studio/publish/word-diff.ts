// Compares two texts word by word. Keeps a little of the context around each change.
export type Piece = { text: string; is: 'same' | 'new' | 'gone' }

const wordsOf = (text: string) => text.match(/\s+|[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? []
/** More words on both sides than this are shown as they are: comparing them would take too long. */
const maxWords = 500
const contextWords = 10
/**
 * Two texts with more words than this, spaces included, are shown one above the other if less than this share is
 * unchanged.
 */
const minWords = 24
const minShare = 0.4

export function wordDiff(before: string, after: string): Piece[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  if (a.length > maxWords || b.length > maxWords) return [{ text: after, is: 'new' }]
  const length = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number) => length[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (length[i] as Uint16Array)[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pieces: Piece[] = []
  const add = (text: string, is: Piece['is']) => {
    const last = pieces.at(-1)
    if (last?.is === is) last.text += text
    else pieces.push({ text, is })
  }
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      add(a[i++] as string, 'same')
      j++
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) add(a[i++] as string, 'gone')
    else add(b[j++] as string, 'new')
  }
  const stayed = pieces
    .filter(({ is }) => is === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  const isRewritten =
    a.length + b.length > minWords && stayed < Math.max(before.length, after.length) * minShare
  if (isRewritten)
    return [
      { text: before, is: 'gone' },
      { text: after, is: 'new' },
    ]
  const joined = joinChanges(pieces)
  return joined.map((piece, index) =>
    piece.is === 'same'
      ? { ...piece, text: shorten(piece.text, index > 0, index < joined.length - 1) }
      : piece,
  )
}

/** Puts changes with only a space between them together: the old words, and then the new ones. */
function joinChanges(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let [gone, added] = ['', '']
  const end = () => {
    // A space at the end of both did not change.
    const space = (/\s+$/.exec(gone) ?? [''])[0]
    const isSame = space !== '' && added.endsWith(space)
    const [before, after] = isSame ? [gone, added].map(text => text.slice(0, -space.length)) : [gone, added]
    if (before) joined.push({ text: before, is: 'gone' })
    if (after) joined.push({ text: after, is: 'new' })
    gone = added = ''
    return isSame ? space : ''
  }
  for (const [index, { text, is }] of pieces.entries()) {
    const isBetween = is === 'same' && text.trim() === '' && gone + added !== '' && index < pieces.length - 1
    if (is === 'same' && !isBetween) joined.push({ text: end() + text, is })
    if (is === 'gone' || isBetween) gone += text
    if (is === 'new' || isBetween) added += text
  }
  const space = end()
  return space ? [...joined, { text: space, is: 'same' }] : joined
}

/** Shortens an unchanged part to the words next to a change. */
function shorten(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const words = wordsOf(text)
  const head = hasBefore ? contextWords : 0
  const tail = hasAfter ? contextWords : 0
  if (words.length <= head + tail + 4) return text
  return `${words.slice(0, head).join('')} … ${tail > 0 ? words.slice(-tail).join('') : ''}`
}
