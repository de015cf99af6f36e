import { classes } from '../../styles/classes.ts'
import css from './Plus.module.css'

/** Draws a plus, which becomes a minus when the content is unfolded. */
export function Plus({ className }: { className?: string | undefined }) {
  return <i className={classes(css.plus, className)} aria-hidden="true" />
}
