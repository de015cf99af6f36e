import type { Verdict } from './criterion.ts'
import css from './Results.module.css'

/** Draws the verdict as a full, empty or dashed circle. */
export function Sign({ verdict }: { verdict: Verdict }) {
  return <i className={css.sign} data-verdict={verdict} aria-hidden="true" />
}
