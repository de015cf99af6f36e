import { classes } from '../../styles/classes.ts'
import { axes } from './axes.ts'
import css from './Letters.module.css'

/** The twelve axes of the sheet, once per page under its first heading or picture. */
export function Letters({ className }: { className?: string | undefined }) {
  return (
    <div className={classes('grid', css.letters, className)} aria-hidden="true">
      {axes.map(axis => (
        <span key={axis}>
          <i>{axis}</i>
        </span>
      ))}
    </div>
  )
}
