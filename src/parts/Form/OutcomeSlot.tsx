import { classes } from '../../styles/classes.ts'
import css from './Outcome.module.css'

/**
 * Stands beside what opens a form's dialog. How the sending went is written here by the form, and stays until it is put
 * away; the messages at the foot of the page go after a few seconds.
 */
export function OutcomeSlot({ dialog, wrap }: { dialog: string; wrap?: boolean }) {
  return <div className={classes(css.slot, wrap && 'wrap')} data-outcome={dialog} />
}
