// Comparisons that several criteria use.
import type { Finding } from './criterion.ts'

export const verdict = (met: boolean): Finding => ({ verdict: met ? 'met' : 'unmet' })

type Figures = {
  exact: number | undefined
  /** Bounds if the exact figure is unknown: it is at least `below` and at most `above`. */
  below?: number | undefined
  above?: number | undefined
  only: NonNullable<Finding['only']>
}

export function atLeast(least: number, { exact, below, above, only }: Figures): Finding {
  if (exact !== undefined) return verdict(exact >= least)
  if (below !== undefined) return below >= least ? verdict(true) : { verdict: 'open', only }
  if (above !== undefined) return above < least ? verdict(false) : { verdict: 'open', only }
  return { verdict: 'open' }
}

/** Reads a whole number from 1 to `most` from the address. */
export function whole(most: number, text: string | null): number | undefined {
  const value = Number(text)
  return text !== null && Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
}
