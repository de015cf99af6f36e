// Comparisons that several criteria use, and their words.
import { fill } from '../../i18n/fill.ts'
import type { Finding, Speaking } from './criterion.ts'

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

export const askAtLeast = (value: string, { words }: Speaking): string => fill(words.asks.atLeast, { value })
