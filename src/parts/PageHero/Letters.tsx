import { classes } from '../../styles/classes.ts'
import { theme } from '../../theme/site-theme.ts'
import { axes } from './axes.ts'
import css from './Letters.module.css'

/** Draws the twelve axes of the sheet, once per page above its first picture. */
export function Letters({ className }: { className?: string | undefined }) {
  if (!theme.drawn.letters) return null
  return (
    <div className={classes('grid', css.letters, className)} data-part="letters" aria-hidden="true">
      {axes.map(axis => (
        <span key={axis}>
          <i>{axis}</i>
        </span>
      ))}
    </div>
  )
}
