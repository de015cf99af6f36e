import { classes } from '../../styles/classes.ts'
import css from './Axis.module.css'
import { Bubble } from './Bubble.tsx'

type Props = { mark: string | number; className?: string | undefined }

/** An axis line across the sheet, with its mark in the left margin. */
export function Axis({ mark, className }: Props) {
  return (
    <div className={classes(css.axis, className)} data-part="axis" aria-hidden="true">
      <Bubble>{mark}</Bubble>
    </div>
  )
}
