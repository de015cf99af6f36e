// Measures projects by their drawings, so that all can be compared at one scale.

import type { Frame } from '../parts/Drawing/metres.ts'

type AtScale = { length?: number | undefined; from?: number | undefined; note?: string | undefined }

/** The margin that every elevation leaves around its building, in metres. */
const margin = 1

/** Returns length and height in metres, the start of the building in its drawing, and the depth of the drawing below ground. */
export function sizeOf({ top, width, height }: Frame, { length, from, note }: AtScale = {}) {
  const metres = (value: number) => Math.round(value * 100) / 100
  return {
    length: length ?? metres(width - 2 * margin),
    height: metres(top - margin),
    from: from ?? margin,
    below: metres(height - top),
    note,
  }
}
