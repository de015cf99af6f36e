// Builds the data of reference cards. Only Astro pages import this, because it generates pictures.

import { PictureRef } from '../../content/values.ts'
import { inColumns } from '../../parts/Card/Card.tsx'
import { type Locale, localizePath, projectPath } from '../../routes.ts'
import { pictureData } from '../../site/shared/localized-media.ts'
import { categoryOf, orderedProjects, projectDetails } from '../catalogue.ts'
import type { ProjectCardData } from './ProjectCard.tsx'

/** The width of the first picture of the list: larger if it fills a row, so that no card is left alone (ProjectList.module.css). */
export const firstCardSizes = (count: number): string =>
  count % 3 === 1 ? '(min-width: 1120px) 62vw, (min-width: 768px) 45vw, 92vw' : inColumns

type Which = {
  /** The id of a category in categories.yaml. */
  category?: string | undefined
  /** The ids of single projects, in the order of the cards. */
  ids?: string[]
  format?: 'card' | 'wide'
  /** True if the first card is on the first screen. Its picture is then generated like a hero's. */
  firstScreen?: boolean
}

/**
 * Returns the cards of all projects, of one category, or of the given ids. On the page of a category a project shows
 * another of its pictures, so that a visitor who opens the project from there sees more of the house.
 */
export function projectCards(locale: Locale, which: Which = {}): Promise<ProjectCardData[]> {
  const all = orderedProjects(locale).filter(
    ([, project]) => which.category === undefined || project.category.id === which.category,
  )
  const ordered = which.ids ? which.ids.flatMap(id => all.filter(([own]) => own === id)) : all
  return Promise.all(
    ordered.map(async ([id, project], index) => {
      const first = which.firstScreen === true && index === 0
      const another = which.category === undefined ? undefined : project.pictures?.[0]
      const { file } = another ?? project.picture
      const picture = new PictureRef(file, first ? 'hero' : (which.format ?? 'card'))
      const category = categoryOf(project, locale)
      return {
        id,
        href: localizePath(projectPath(id), locale),
        title: project.title,
        description: project.description,
        category: category.category,
        categoryLabel: category.label,
        focus: category.focus,
        picture: await pictureData(picture, locale),
        uncropped: project.uncropped && !another,
        first,
        details: projectDetails(project, locale),
      }
    }),
  )
}
