import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Axis } from './Axis.tsx'
import css from './Section.module.css'

type Props = {
  /** The mark at the axis line. Without it there is no axis line, and the section continues the one above. */
  mark?: string | number | undefined
  /** The id of the heading inside that names this section. */
  id: string
  /** The id that links can jump to. */
  anchor?: string | undefined
  children: ReactNode
  /** True if the section has red of its own, such as a picture of a model. Its bubble then stays black. */
  ownsRed?: boolean
  /** True if the footer follows instead of a picture. */
  last?: boolean
  className?: string | undefined
}

/** A section below an axis line, with its number in the left margin. */
export function Section({ mark, id, anchor, children, ownsRed = false, last = false, className }: Props) {
  return (
    <section
      className={classes(css.section, last && css.last, className)}
      id={anchor}
      aria-labelledby={id}
      data-part="section"
      data-section={ownsRed ? 'red' : ''}
    >
      {mark !== undefined && <Axis mark={mark} />}
      <div className="wrap hung">{children}</div>
    </section>
  )
}
