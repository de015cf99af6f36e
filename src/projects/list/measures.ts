// The custom properties with the metres of drawings, for the styles of the views.
import type { CSSProperties } from 'react'
import type { PublicProject } from '../public-projects.ts'

/** Returns the size of a house and of its drawing, in metres without a unit. */
export function measuresOf({ size, drawings: { row } }: PublicProject): CSSProperties | undefined {
  if (!size || !row) return undefined
  return {
    '--w': row.width,
    '--h': row.height,
    '--below': size.below,
    '--long': size.length,
    '--from': size.from,
  }
}
