// Replaces words in a text by others. The client previews what the server will write.

export type Renaming = { from: string; to: string }
/** A part of a text: unchanged, or with its old and new words. */
export type Piece = string | Renaming

/**
 * Splits a text at the whole words to rename. A genitive s may follow a name. Longer words match first,
 * because one may begin like another.
 */
export function piecesOf(text: string, renamings: Renaming[]): Piece[] {
  const known = renamings.filter(({ from }) => from !== '').toSorted((a, b) => b.from.length - a.from.length)
  if (known.length === 0) return [text]
  const words = known.map(({ from }) => from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?=s?(?![\\p{L}\\p{N}]))`, 'gu')
  return text.split(pattern).flatMap((piece, at) => {
    if (at % 2 === 0) return piece === '' ? [] : [piece]
    return known.find(({ from }) => from === piece) ?? piece
  })
}

export const isNamed = (text: string, words: string[]): boolean =>
  piecesOf(
    text,
    words.map(from => ({ from, to: '' })),
  ).some(piece => typeof piece !== 'string')

export const renamed = (text: string, renamings: Renaming[]): string =>
  piecesOf(text, renamings)
    .map(piece => (typeof piece === 'string' ? piece : piece.to))
    .join('')

/** Name and contact data by which texts mention a person. */
export type Called = { name: string; phone: string; email: string }
export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''
const lastName = (name: string) => name.trim().split(/\s+/).slice(1).join(' ')

/** The renamings that certainly mean this person, and those that may mean another. */
export function renamingsOf(old: Called, next: Called): { sure: Renaming[]; similar: Renaming[] } {
  const by = (of: (called: Called) => string) => ({ from: of(old), to: of(next) })
  return {
    sure: [by(({ name }) => name), by(({ email }) => email), by(({ phone }) => phone)],
    similar: [by(({ name }) => lastName(name)), by(({ name }) => firstName(name))],
  }
}
