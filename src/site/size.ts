// Measures a project by its drawing, so that all projects can be compared at one scale.

import type { Frame } from '../parts/Drawing/metres.ts'

type AtScale = { length?: number | undefined; from?: number | undefined; note?: string | undefined }

/** Room that every elevation leaves around its building, in metres. */
const margin = 1

/** Length and height in metres, where the building begins in its drawing, and how far the drawing reaches below ground. */
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
