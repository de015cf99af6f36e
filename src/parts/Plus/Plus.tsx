import { classes } from '../../styles/classes.ts'
import css from './Plus.module.css'

/** Draws the sign of what unfolds: a plus, and a minus once it is open. */
export function Plus({ className }: { className?: string | undefined }) {
  return <i className={classes(css.plus, className)} aria-hidden="true" />
}
