import type { ReactNode } from 'react'
import { PageHero } from '../../parts/PageHero/PageHero.tsx'
import { WideFigure } from '../../parts/Picture/WideFigure.tsx'
import type { ProjectsPage } from './present.ts'

/** The list of references directly under the axes, with its filters on top. */
export function ProjectsView({
  hero,
  list,
  closing,
  children,
}: ProjectsPage['view'] & { children: ReactNode }) {
  return (
    <>
      <PageHero {...hero} />
      <section className="wrap" aria-label={list} data-projects>
        {children}
      </section>
      <WideFigure picture={closing} />
    </>
  )
}
