import { classes } from '../../styles/classes.ts'
import css from './ScaleBar.module.css'

type Props = {
  fields: number
  /** The fields that are red: from the first to the last of what is in view. */
  on?: { from: number; to: number } | undefined
  /** No field is filled; a script marks those that are past. */
  empty?: boolean
}

/** A scale as on a plan: where one is in a carousel or a film. */
export function ScaleBar({ fields, on, empty = false }: Props) {
  return (
    <span className={classes(css.bar, !empty && css.filled)} aria-hidden="true">
      {Array.from({ length: fields }, (_, index) => (
        <i key={index} data-on={on && index >= on.from && index <= on.to ? '' : undefined} />
      ))}
    </span>
  )
}
