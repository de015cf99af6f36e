import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Axis } from './Axis.tsx'
import css from './Section.module.css'

type Props = {
  /** At the axis; without one there is no axis, and the section belongs to the one above. */
  mark?: string | number | undefined
  /** The id of the heading inside that names this section. */
  id: string
  /** The id that links can jump to. */
  anchor?: string | undefined
  children: ReactNode
  /** The section owns a red thing itself (each picture of a model does), so its bubble stays ink. */
  ownsRed?: boolean
  /** The footer follows, not a picture. */
  last?: boolean
  className?: string | undefined
}

/** A section hangs from an axis line; its number stands in the filing margin. */
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
