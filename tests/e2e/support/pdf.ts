// Reads the pages of a PDF that Chromium made, in millimetres: enough to measure a drawing on paper.
import { inflateSync } from 'node:zlib'

const point = 25.4 / 72

export type Line = { x1: number; y1: number; x2: number; y2: number }

/** Returns the width and height of each page in millimetres. */
export function paperSizes(pdf: Buffer): [width: number, height: number][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)
  return [...boxes].map(([, width, height]) => [Number(width) * point, Number(height) * point])
}

/** Returns the straight lines of all pages, with all transformations applied. */
export function linesIn(pdf: Buffer): Line[] {
  return streams(pdf).flatMap(linesOf)
}

function streams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ 0: head, index }) => {
    const start = index + head.length
    const end = text.indexOf('endstream', start)
    try {
      return [inflateSync(pdf.subarray(start, end)).toString('latin1')]
    } catch {
      // Pictures and fonts use another compression.
      return []
    }
  })
}

type Matrix = [number, number, number, number, number, number]

/** Interprets only the operators that move and draw: q, Q, cm, m, l. */
function linesOf(stream: string): Line[] {
  const lines: Line[] = []
  const saved: Matrix[] = []
  let now: Matrix = [1, 0, 0, 1, 0, 0]
  let at: [number, number] | undefined
  let numbers: number[] = []
  const onPaper = (x: number, y: number): [number, number] => [
    (now[0] * x + now[2] * y + now[4]) * point,
    (now[1] * x + now[3] * y + now[5]) * point,
  ]
  for (const token of stream.split(/\s+/)) {
    const number = Number(token)
    if (token !== '' && Number.isFinite(number)) {
      numbers.push(number)
      continue
    }
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    if (token === 'q') saved.push(now)
    else if (token === 'Q') now = saved.pop() ?? now
    else if (token === 'cm')
      now = [
        a * now[0] + b * now[2],
        a * now[1] + b * now[3],
        c * now[0] + d * now[2],
        c * now[1] + d * now[3],
        e * now[0] + f * now[2] + now[4],
        e * now[1] + f * now[3] + now[5],
      ]
    else if (token === 'm') at = onPaper(a, b)
    else if (token === 'l') {
      const next = onPaper(a, b)
      if (at) lines.push({ x1: at[0], y1: at[1], x2: next[0], y2: next[1] })
      at = next
    }
    numbers = []
  }
  return lines
}
