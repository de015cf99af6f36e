import { classes } from '../../styles/classes.ts'
import css from './Tooltip.module.css'

/**
 * The only tooltip of a page. A script fills it and moves it to each icon. It is hidden from screen readers, which read
 * the accessible names.
 */
export function Tooltip() {
  return (
    <div className={classes(css.tooltip, 'needs-script')} popover="manual" data-tooltip="" aria-hidden="true">
      <span className="note" />
    </div>
  )
}
