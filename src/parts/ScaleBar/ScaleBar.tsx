import { classes } from '../../styles/classes.ts'
import css from './ScaleBar.module.css'

type Props = {
  fields: number
  /** No field is filled; the script marks those that are past. */
  empty?: boolean
}

/** A scale as on a plan: where one is in a carousel or a film. Its script marks what is in view with `data-on`. */
export function ScaleBar({ fields, empty = false }: Props) {
  return (
    <span className={classes(css.bar, !empty && css.filled)} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  )
}
