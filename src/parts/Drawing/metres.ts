// Converts metres of the model to positions on the sheet, so that nothing is placed by eye.

/** The part of its model that a drawing shows, in metres: left edge, upper edge above ground, and size. */
export type Frame = { x: number; top: number; width: number; height: number }
export type Chain = { from: number; lengths: number[]; note?: string | undefined }

/** A hundredth of a per cent is less than a tenth of a pixel on the widest sheet. */
const round = (value: number) => Math.round(value * 100) / 100 || 0
const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
export const part = (of: number, whole: number): string => `${round((of / whole) * 100)}%`

/** The share of a drawing that may extend beyond the sheet, because every layout has room for it. */
const overhang = { left: 0.045, right: 0.02 }

/**
 * Returns the start of the sheet and its width. It covers the building that the longest chain measures if the rest of the
 * drawing fits into the margins, otherwise the whole drawing.
 */
export function spanOf(frame: Frame, chains: readonly Chain[] = []): { from: number; width: number } {
  const whole = { from: frame.x, width: frame.width }
  const longest = chains
    .map(({ from, lengths }) => ({ from, width: sum(lengths) }))
    .toSorted((a, b) => b.width - a.width)[0]
  if (!longest) return whole
  const left = longest.from - frame.x
  const right = frame.x + frame.width - (longest.from + longest.width)
  return left <= overhang.left * longest.width && right <= overhang.right * longest.width ? longest : whole
}

/** Returns the part that a sheet of this width shows, in the drawing's full height or down to the ground. */
export function onSheet(frame: Frame, from: number, width: number, toGround = false): Frame {
  return { x: round(from), top: frame.top, width: round(width), height: toGround ? frame.top : frame.height }
}

/** Converts a frame to the files' coordinates, which are centimetres counted downwards. */
export function viewBox({ x, top, width, height }: Frame): string {
  return [x, -top, width, height].map(metres => Math.round(metres * 100) || 0).join(' ')
}

/** Converts metres to per cent from the left and the top of the sheet. */
export function placeOn(sheet: Frame, x: number, y: number): { x: string; y: string } {
  return { x: part(x - sheet.x, sheet.width), y: part(sheet.top - y, sheet.height) }
}

/**
 * Returns the smallest sheet with room for a figure over this length. A sheet is about 300 pixels wide on phones, 620 in
 * windows from 768 pixels, and at least 740 in windows from 1120.
 */
function roomFor(length: number, width: number, pixels: number): Room {
  const at = (sheet: number) => (length / width) * sheet >= pixels
  return at(300) ? 'any' : at(620) ? 'medium' : at(740) ? 'wide' : 'none'
}
export type Room = 'any' | 'medium' | 'wide' | 'none'

/** A dimension line in the unit of its drawing: the ends of its lengths, and a figure over each. */
export type Dimension<At> = {
  ticks: readonly At[]
  figures: readonly { text: string; at: At; room?: Room | undefined }[]
}

/** Returns the start of a chain and the end of each of its lengths, in metres. */
export const endsOf = ({ from, lengths }: Chain): number[] => [
  from,
  ...lengths.map((_, index) => from + sum(lengths.slice(0, index + 1))),
]

/** Lays out a chain with `at`, which converts metres to positions. A note replaces the figures. */
export function dimensionOf<At>(
  chain: Chain,
  at: (metres: number) => At,
  written: (metres: number) => string,
  roomOf: (metres: number) => Room = () => 'any',
): Dimension<At> {
  const ends = endsOf(chain)
  const middle = (from = 0, to = 0) => at((from + to) / 2)
  const figures = chain.note
    ? [{ text: chain.note, at: middle(ends[0], ends.at(-1)), room: 'any' as const }]
    : chain.lengths.map((length, index) => ({
        text: written(length),
        at: middle(ends[index], ends[index + 1]),
        // A total always shows its figure.
        room: chain.lengths.length === 1 ? ('any' as const) : roomOf(length),
      }))
  return { ticks: ends.map(at), figures }
}

/** Lays out a chain in per cent of the sheet. */
export const chainOn = (
  chain: Chain,
  { from, length }: { from: number; length: number },
  written: (metres: number) => string,
): Dimension<string> =>
  dimensionOf(
    chain,
    metres => part(metres - from, length),
    written,
    metres => roomFor(metres, length, 38),
  )

/** Lays out heights from the bottom up. A height that would touch the one below it appears only on wider sheets. */
export function levelsOn<Level extends { z: number }>(
  levels: readonly Level[],
  zero: number,
  sheet: Frame,
): (Level & { at: string; room: Room })[] {
  let last = Number.NEGATIVE_INFINITY
  return levels
    .toSorted((a, b) => a.z - b.z)
    .map(level => {
      const room = roomFor(level.z - last, sheet.width, 15)
      if (room === 'any') last = level.z
      return { ...level, at: part(sheet.top - zero - level.z, sheet.height), room }
    })
}

const steps = [1, 2, 5, 10, 20, 50, 100]

/** Returns a scale bar in round metres, about a quarter as long as the sheet is wide. */
export function scaleOf(width: number): { step: number; fields: number } {
  const quarter = width / 4
  const step = steps.findLast(step => step * 2 <= quarter) ?? 1
  return { step, fields: Math.max(1, Math.min(4, Math.floor(quarter / step))) }
}

/** Returns the ends of the scale bar's fields. */
export function marksOf(width: number): number[] {
  const { step, fields } = scaleOf(width)
  return Array.from({ length: fields + 1 }, (_, index) => index * step)
}
