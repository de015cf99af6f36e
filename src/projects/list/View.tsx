import type { ReactNode } from 'react'
import { ArrowLink } from '../../parts/Button/ArrowLink.tsx'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import type { ProjectsPage } from './present.ts'
import css from './View.module.css'

type Props = ProjectsPage['view'] & {
  /** The filters, and what they choose from: cards, and the other ways of looking. */
  children: ReactNode
  cards?: ReactNode
  scale?: ReactNode
  table?: ReactNode
}

/** The list of references directly under the axes, with its filters on top. */
export function ProjectsView({ hero, list, closing, finder, children, cards, scale, table }: Props) {
  return (
    <div className={css.page}>
      <PageHero {...hero} />
      <section className="wrap" aria-label={list} data-projects>
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
      <WideFigure picture={closing} />
    </div>
  )
}
