import { classes } from '../../styles/classes.ts'
import css from './ScaleBar.module.css'

type Props = {
  fields: number
  /** Leaves all fields empty; the script fills those that have passed. */
  empty?: boolean
}

/**
 * A scale bar as on a plan that shows the position in a carousel or a film. A script marks the current field with
 * `data-on`.
 */
export function ScaleBar({ fields, empty = false }: Props) {
  return (
    <span className={classes(css.bar, !empty && css.filled)} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}
