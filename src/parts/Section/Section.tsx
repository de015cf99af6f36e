import './Bubble.css'
import './Section.css'
import type { ReactNode } from 'react'

type Props = {
  /** The number of the section, counted down the page; contact uses F and B for its two places. */
  mark: string | number
  /** The id of the heading inside that names this section. */
  labelledBy: string
  children: ReactNode
  /** The section owns a red thing itself, so its bubble stays ink. */
  ownsRed?: boolean
  className?: string
}

/** A section hangs from an axis line; its number stands in the filing margin. */
export function Section({ mark, labelledBy, children, ownsRed = false, className }: Props) {
  return (
    <section
      className={className ? `sec ${className}` : 'sec'}
      aria-labelledby={labelledBy}
      data-red={ownsRed ? '' : undefined}
    >
      <div className="axis" aria-hidden="true">
        <span className="bubble">{mark}</span>
      </div>
      <div className="wrap sec-in">{children}</div>
    </section>
  )
}
