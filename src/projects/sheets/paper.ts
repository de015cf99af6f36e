// Computes the position of each element of a drawing on the sheet, in millimetres, from its metres.
import { type Chain, type Dimension, dimensionOf, type Frame } from '../../parts/Drawing/metres.ts'

const scales = [200, 250, 500, 1000, 2000, 5000, 10_000] as const

/** The space that a drawing may take on a sheet of either format, in millimetres. */
const room = { width: 178, height: 93 }

/** The width of a drawing's strip up to the edge of the paper: across the sheet, or beside the text. */
export const strip = 190
export const narrowStrip = 86
/** The space for two people beside a drawing, in millimetres. */
const peopled = 7

/** Returns the largest round scale at which the drawing fits, such as 500 for 1:500. */
export function scaleFor({ width, height }: Pick<Frame, 'width' | 'height'>): number {
  const fits = (scale: number) => mm(width, scale) <= room.width && mm(height, scale) <= room.height
  return scales.find(fits) ?? 10_000
}

export const mm = (metres: number, scale: number) => (metres * 1000) / scale

/** Returns the finest chain with room for its figures, else the coarsest. The chains must begin with the finest. */
export function readable(chains: readonly Chain[], scale: number): Chain | undefined {
  const roomy = chains.find(({ lengths, note }) => note || lengths.every(length => mm(length, scale) >= 8))
  return roomy ?? chains.at(-1)
}

/**
 * The usual margin of a drawing around its house, in metres. The drawing is shifted left by it, so that the house itself
 * begins at the margin of the sheet.
 */
const nominalMargin = 1
const mostHanging = 6

export type Placed = {
  scale: number
  /** The height of the strip that holds the drawing. */
  height: number
  image: { x: number; y: number; width: number; height: number }
  ground: number
  chain: (Dimension<number> & { y: number }) | undefined
  /** The right edge of the drawing. */
  right: number
  /** True if the drawing would leave most of the strip empty, so that it goes beside the text instead of below it. */
  narrow: boolean
}

export function place(
  frame: Frame,
  chain: Chain | undefined,
  scale: number,
  above: number,
  written: (metres: number) => string = String,
): Placed {
  const at = (metres: number) => mm(metres, scale)
  const hanging = chain ? chain.from - frame.x : nominalMargin
  const left = -at(hanging >= 0 && hanging <= mostHanging ? hanging : nominalMargin)
  const ground = above + at(frame.top)
  const bottom = above + at(frame.height)
  const y = bottom + 5
  const right = left + at(frame.width)
  return {
    scale,
    height: chain ? y + 2 : bottom + 1.5,
    image: { x: left, y: above, width: at(frame.width), height: at(frame.height) },
    ground,
    chain: chain && { y, ...dimensionOf(chain, metres => left + at(metres - frame.x), written) },
    right,
    narrow: right + peopled <= narrowStrip - 10,
  }
}

/** Returns the metres at the marks of a bar with four fields of a centimetre. */
export const barMarks = (scale: number) => [0, 10, 20, 30, 40].map(length => (length * scale) / 1000)

/** Returns the marks that have a figure: those at 0, 10, 20 and 40 mm, if they are whole metres. */
export const barMetres = (scale: number) =>
  [0, 10, 20, 40].map(length => (length * scale) / 1000).filter(Number.isInteger)
