import './View.css'
import type { ReactNode } from 'react'
import type { PictureData } from '../../content/media.ts'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'

type Props = {
  hero: { heading: string; lead: string }
  /** What the list is called for those who cannot see it. */
  list: string
  closing: PictureData
  children: ReactNode
}

/** The list of references directly under the axes, with its filters on top. */
export function ProjectsView({ hero, list, closing, children }: Props) {
  return (
    <>
      <PageHero {...hero} />
      <section className="projects wrap" aria-label={list}>
        {children}
      </section>
      <WideFigure picture={closing} />
    </>
  )
}
