import { classes } from '../../styles/classes.ts'
import css from './Outcome.module.css'

/**
 * A place beside the button that opens a form's dialog. The form shows the result of sending there until the visitor
 * dismisses it, while toasts disappear after a few seconds.
 */
export function OutcomeSlot({ dialog, wrap }: { dialog: string; wrap?: boolean }) {
  return <div className={classes(css.slot, wrap && 'wrap')} data-outcome={dialog} />
}
