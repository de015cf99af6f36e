import type { ReactNode } from 'react'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { classes } from '../../styles/classes.ts'
import css from './View.module.css'

type Props = {
  label: string
  finder: { href: string; label: string }
  /** The filters, and what they choose from: cards, and the other ways of looking. */
  children: ReactNode
  cards?: ReactNode
  scale?: ReactNode
  table?: ReactNode
}

/** The list of references directly under the axes, with its filters on top. */
export function ProjectList({ label, finder, children, cards, scale, table }: Props) {
  return (
    <section className={classes('wrap', css.list)} aria-label={label} data-projects>
      <p className={css.find}>
        <ArrowLink href={finder.href}>{finder.label}</ArrowLink>
      </p>
      {children}
      <div data-cards="" data-early="cards">
        {cards}
      </div>
      <div data-view="scale">{scale}</div>
      <div data-view="table">{table}</div>
    </section>
  )
}
