import type { Frame } from '../../parts/Drawing/metres.ts'

const redPath = /<path[^>]*var\(--red[^>]*>/g
const beginning = /M(-?[\d.]+)/g

/**
 * Returns the horizontal position of the red part of a drawing, as a share of the sheet's width: the median of all red
 * lines. Undefined for a drawing without red.
 */
export function redAt(svg: string, sheet: Frame): number | undefined {
  const lefts = [...svg.matchAll(redPath)]
    .flatMap(([path]) => [...path.matchAll(beginning)].map(([, x]) => Number(x) / 100))
    .filter(x => x >= sheet.x && x <= sheet.x + sheet.width)
    .toSorted((a, b) => a - b)
  const middle = lefts[Math.floor(lefts.length / 2)]
  return middle === undefined ? undefined : Math.round(((middle - sheet.x) / sheet.width) * 100) / 100
}
