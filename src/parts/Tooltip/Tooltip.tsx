import { classes } from '../../styles/classes.ts'
import css from './Tooltip.module.css'

/** The one tooltip of a page. Its script fills it and carries it from sign to sign; readers hear the name itself. */
export function Tooltip() {
  return (
    <div className={classes(css.tooltip, 'needs-script')} popover="manual" data-tooltip="" aria-hidden="true">
      <span className="note" />
    </div>
  )
}
