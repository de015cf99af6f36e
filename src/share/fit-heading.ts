// Fits a heading of any length into a box, as large as possible and without cutting it off.

export type Box = { width: number; height: number }
export type Fitted = { lines: string[]; size: number; width: number }
/** Returns the width of a text in em, in a face with a width of so many per cent. */
export type Measure = (text: string, width: number) => number

export const lineHeight = 0.98
const mostLines = 3
const softHyphen = '\u00ad'

/** The steps that shrink a heading until it fits: first its size, then its width, then whole words. */
const steps = [
  { width: 100, from: 124, to: 72, hyphens: false },
  { width: 86, from: 84, to: 64, hyphens: false },
  { width: 86, from: 80, to: 1, hyphens: true },
]

export function fit(heading: string, box: Box, measure: Measure): Fitted {
  for (const { width, from, to, hyphens } of steps) {
    const pieces = piecesOf(heading, hyphens)
    const widthOf = (line: string) => measure(line, width)
    for (let size = from; size >= to; size -= size > 8 ? 2 : 1) {
      const room = Math.min(mostLines, Math.floor(box.height / (size * lineHeight)))
      const lines = breakLines(pieces, box.width / size, widthOf)
      if (lines && lines.length <= room) return { lines: balance(pieces, lines, widthOf), size, width }
    }
  }
  throw new Error(`"${heading}" is too long for a heading`)
}

type Piece = { text: string /** The separator from the previous piece on the same line. */; glue: string }

function piecesOf(heading: string, hyphens: boolean): Piece[] {
  return heading
    .trim()
    .split(/\s+/)
    .flatMap(word =>
      (hyphens ? word.split(softHyphen) : [word.replaceAll(softHyphen, '')]).map((text, index) => ({
        text,
        glue: index === 0 ? ' ' : '',
      })),
    )
}

/** Breaks pieces into lines, or returns undefined if a single piece is too wide. */
function breakLines(pieces: Piece[], room: number, widthOf: (line: string) => number): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const [index, { text, glue }] of pieces.entries()) {
    // A piece that may end its line needs room for a hyphen.
    const end = pieces[index + 1]?.glue === '' ? '-' : ''
    const longer = line === '' ? text : line + glue + text
    if (widthOf(longer + end) <= room) line = longer
    else if (line === '' || widthOf(text + end) > room) return undefined
    else {
      lines.push(glue === '' ? `${line}-` : line)
      line = text
    }
  }
  return [...lines, line]
}

/** Balances the lines without increasing their number. */
function balance(pieces: Piece[], lines: string[], widthOf: (line: string) => number): string[] {
  let best = lines
  for (;;) {
    const narrower = Math.max(...best.map(widthOf)) - 0.001
    const next = breakLines(pieces, narrower, widthOf)
    if (!next || next.length > lines.length) return best
    best = next
  }
}
