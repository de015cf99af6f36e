// Computes the position of each element of a drawing on the sheet, in millimetres, from its metres.
import { type Chain, type Dimension, dimensionOf, type Frame } from '../../parts/Drawing/metres.ts'

const scales = [200, 250, 500, 1000, 2000, 5000, 10_000] as const

/** The space that a drawing may take on a sheet of either format, in millimetres. */
const room = { width: 178, height: 93 }

/** The width of a drawing's strip to the edge of the paper: across the sheet, or beside the words. */
export const strip = 190
export const narrowStrip = 86
/** The room for two people beside a drawing, in millimetres. */
const peopled = 7

/** The largest round scale at which it fits, as 500 for 1:500. */
export function scaleFor({ width, height }: Pick<Frame, 'width' | 'height'>): number {
  const fits = (scale: number) => mm(width, scale) <= room.width && mm(height, scale) <= room.height
  return scales.find(fits) ?? 10_000
}

export const mm = (metres: number, scale: number) => (metres * 1000) / scale

/** The finest chain whose figures have room, else the coarsest; they are given the finest first. */
export function readable(chains: readonly Chain[], scale: number): Chain | undefined {
  const roomy = chains.find(({ lengths, note }) => note || lengths.every(length => mm(length, scale) >= 8))
  return roomy ?? chains.at(-1)
}

/**
 * The usual margin of a drawing around its house, in metres. It hangs out to the left, so that the house
 * itself begins on the line.
 */
const nominalMargin = 1
const mostHanging = 6

export type Placed = {
  scale: number
  /** The strip across the sheet in which the drawing stands. */
  height: number
  image: { x: number; y: number; width: number; height: number }
  ground: number
  chain: (Dimension<number> & { y: number }) | undefined
  /** The right edge of the drawing. */
  right: number
  /** It would leave most of the strip empty, and stands beside the words instead of below them. */
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

/** Four fields of a centimetre. */
export const barMarks = (scale: number) => [0, 10, 20, 30, 40].map(length => (length * scale) / 1000)

/** Those of them that have a figure: the metres at 0, 10, 20 and 40 mm where they are whole. */
export const barMetres = (scale: number) =>
  [0, 10, 20, 40].map(length => (length * scale) / 1000).filter(Number.isInteger)
