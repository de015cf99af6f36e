import type { ReactNode } from 'react'
import { classes } from '../../styles/classes.ts'
import { Axis } from './Axis.tsx'
import css from './Section.module.css'

type Props = {
  /** The number of the section, counted down the page; contact uses F and B for its two places. */
  mark: string | number
  /** The id of the heading inside that names this section. */
  labelledBy: string
  children: ReactNode
  /** The section owns a red thing itself (each picture of a model does), so its bubble stays ink. */
  ownsRed?: boolean
  /** The footer follows, not a picture. */
  last?: boolean
  className?: string | undefined
}

/** A section hangs from an axis line; its number stands in the filing margin. */
export function Section({ mark, labelledBy, children, ownsRed = false, last = false, className }: Props) {
  return (
    <section
      className={classes(css.section, last && css.last, className)}
      aria-labelledby={labelledBy}
      data-section={ownsRed ? 'red' : ''}
    >
      <Axis mark={mark} />
      <div className="wrap hung">{children}</div>
    </section>
  )
}
