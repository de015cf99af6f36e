import './ProjectsView.css'
import type { ReactNode } from 'react'
import { PageHero } from '../ui/PageHero.tsx'

type Props = {
  hero: { heading: string; lead: string }
  /** What the list is called for those who cannot see it. */
  list: string
  children: ReactNode
}

/** The list of references directly under the axes, with its filters on top. */
export function ProjectsView({ hero, list, children }: Props) {
  return (
    <>
      <PageHero {...hero} />
      <section className="projects wrap" aria-label={list}>
        {children}
      </section>
    </>
  )
}
