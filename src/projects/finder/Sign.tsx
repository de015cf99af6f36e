import type { Verdict } from './criterion.ts'
import css from './Results.module.css'

/** Full, empty or dashed. */
export function Sign({ verdict }: { verdict: Verdict }) {
  return <i className={css.sign} data-verdict={verdict} aria-hidden="true" />
}
