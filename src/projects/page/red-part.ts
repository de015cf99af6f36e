import type { Frame } from '../../parts/Drawing/metres.ts'

const redPath = /<path[^>]*var\(--red[^>]*>/g
const beginning = /M(-?[\d.]+)/g

/**
 * Returns how far from the left the red part of a drawing lies, as a share of its sheet: the middle of all red lines.
 * A drawing without red has none.
 */
export function redAt(svg: string, sheet: Frame): number | undefined {
  const lefts = [...svg.matchAll(redPath)]
    .flatMap(([path]) => [...path.matchAll(beginning)].map(([, x]) => Number(x) / 100))
    .filter(x => x >= sheet.x && x <= sheet.x + sheet.width)
    .toSorted((a, b) => a - b)
  const middle = lefts[Math.floor(lefts.length / 2)]
  return middle === undefined ? undefined : Math.round(((middle - sheet.x) / sheet.width) * 100) / 100
}
