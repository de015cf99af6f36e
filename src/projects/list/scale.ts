// Computes the scale, the order and the positions of the houses on one ground line.

export type House = { id: string; length: number; height: number; below: number; year: number; gap: number }

/** CSS pixels per metre at 1:1000, where a metre is a millimetre. */
export const metreAtThousand = 96 / 25.4
const scales = [250, 500, 750, 1000, 1250, 1500]
export const metreAt = (scale: number) => (metreAtThousand * 1000) / scale

/**
 * The base scale and the height of the canvas by window width, and the greatest length of a house as a multiple of the
 * canvas width.
 */
const canvases = [
  { from: 1728, base: 750, high: 470, wide: 1.4 },
  { from: 1120, base: 1000, high: 356, wide: 1.4 },
  { from: 768, base: 1250, high: 300, wide: 1.4 },
  { from: 0, base: 1500, high: 240, wide: 2.2 },
]

const most = (houses: readonly House[], key: 'height' | 'length' | 'below') =>
  Math.max(0, ...houses.map(house => house[key]))

/**
 * Returns the largest scale at which the tallest house fits the canvas and the longest one is not much longer, but at
 * least the base scale.
 */
export function scaleFor(houses: readonly House[], frame: number, viewport: number): number {
  const { base, high, wide } = canvases.find(({ from }) => viewport >= from) ?? {
    base: 1500,
    high: 240,
    wide: 2.2,
  }
  const fits = (scale: number) =>
    most(houses, 'height') * metreAt(scale) <= high && most(houses, 'length') * metreAt(scale) <= frame * wide
  return scales.find(scale => scale >= base || fits(scale)) ?? base
}

/** Computes the metres that the canvas shows above and below ground, and the marks of the staff. */
export function canvasFor(houses: readonly House[], scale: number) {
  const close = scale <= 500
  const step = close ? 5 : 10
  const top = most(houses, 'height')
  // A roof that is only slightly above a mark needs no further mark.
  const levels = Math.ceil((top - step / 10) / step)
  return {
    step,
    levels,
    top,
    high: Math.max(levels * step, top, 10) + (close ? 1.5 : 2.5),
    below: most(houses, 'below'),
  }
}

export type ScaleCanvas = ReturnType<typeof canvasFor>

/** Returns the length of a field of the scale bar, in metres. */
export const fieldOf = (scale: number) => (scale <= 250 ? 2 : scale <= 500 ? 5 : 10)

export const sorts = ['height', 'length', 'year'] as const
export type Sort = (typeof sorts)[number]
export const readSort = (sort: string): Sort => sorts.find(name => name === sort) ?? 'height'

/** Sorts the largest or newest first, equal ones by height, and equally high ones as they are listed. */
export function ordered<H extends House>(houses: readonly H[], by: Sort): H[] {
  return houses.toSorted((a, b) => b[by] - a[by] || b.height - a.height)
}

/** The least width of a house in pixels, so that its name does not touch the next one. */
const name = 176

/** Returns the position of each house in pixels from the beginning of the row. */
export function placesOf(houses: readonly House[], scale: number) {
  const metre = metreAt(scale)
  let left = 0
  return houses.map(({ id, length, gap }) => {
    const place = { id, left, width: Math.max((length + gap) * metre, name), drawn: length * metre }
    left += place.width
    return place
  })
}
export type Place = ReturnType<typeof placesOf>[number]

/**
 * Finds the first and last house in the frame, and the one of which most is visible. Houses that are barely visible do
 * not count.
 */
export function seenIn(places: readonly Place[], left: number, frame: number) {
  const shown = places.flatMap(({ left: at, width }, index) => {
    const part = Math.min(at + width, left + frame) - Math.max(at, left)
    return part > Math.min(110, width * 0.6) ? [{ index, part }] : []
  })
  const [first] = shown
  const last = shown.at(-1)
  if (!first || !last) return undefined
  const most = shown.reduce((one, other) => (other.part > one.part ? other : one))
  return { first: first.index, last: last.index, most: most.index }
}
