import { classes } from '../../styles/classes.ts'
import css from './Bubble.module.css'

/** A numbered or lettered axis bubble. It is red in a section with data-here and in a link with aria-current="true". */
export function Bubble({ children, small = false }: { children: string | number; small?: boolean }) {
  return (
    <span className={classes(css.bubble, small && css.small)} data-part="bubble" aria-hidden="true">
      {children}
    </span>
  )
}
