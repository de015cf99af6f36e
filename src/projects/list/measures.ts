// The custom properties for the styles of the views: metres of drawings, and the words around figures.
import type { CSSProperties } from 'react'
import type { FactWords } from '../facts.ts'
import type { PublicProject } from '../public-projects.ts'

/** The size of a house and of its drawing, in metres without a unit. */
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

/** The units of the table's figures, for phones, where no head of a column says them: the texts around each. */
export function unitsOf({ areas, millions, stagesShort }: FactWords, noCosts: string): CSSProperties {
  const units = { area: areas.gross, costs: millions, phases: stagesShort }
  const texts = Object.entries(units).flatMap(([name, text]) => {
    const [before, after] = text.split(/\{\w+\}/)
    return [
      [`--${name}-before`, JSON.stringify(before)],
      [`--${name}-after`, JSON.stringify(after)],
    ]
  })
  return { ...Object.fromEntries(texts), '--no-costs': JSON.stringify(noCosts) }
}
