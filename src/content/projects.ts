// The references as cards, in their order. Only Astro pages import this, because it makes pictures.
import type { Locale } from '../routes.ts'
import type { ProjectCardData } from '../ui/ProjectCard.tsx'
import { pictureData } from './media.ts'
import { type Category, categories, categoryIds, detailKeys } from './schemas/project.ts'
import { type Site, site } from './site.ts'
import { PictureRef } from './values.ts'

/** The rows of a project, in their order; only those it has. */
export function projectDetails(project: Site['projects'][string], locale: Locale) {
  const labels = site(locale).interface.project.details
  return detailKeys.flatMap(key => {
    const value = project.details[key]
    return value === undefined ? [] : [{ label: labels[key], value }]
  })
}

/** How many projects one page of the list carries; more of them become further pages. */
export const projectsPerPage = 24

/** Every project, or those of one category, in their order. */
function ordered(locale: Locale, category?: Category) {
  return Object.entries(site(locale).projects)
    .filter(([, project]) => category === undefined || project.category === category)
    .sort(([, a], [, b]) => a.order - b.order)
}

export function projectCards(locale: Locale, category?: Category): Promise<ProjectCardData[]> {
  return cardsOf(ordered(locale, category), locale)
}

/** The cards of one page of the list, counted from 1. */
export function projectCardsOfPage(locale: Locale, number: number): Promise<ProjectCardData[]> {
  const from = (number - 1) * projectsPerPage
  return cardsOf(ordered(locale).slice(from, from + projectsPerPage), locale, true)
}

/** The categories of all projects in their order, one character each: its place in the list of categories. */
export function projectOrder(locale: Locale): string {
  return ordered(locale)
    .map(([, { category }]) => categoryIds.indexOf(category).toString(36))
    .join('')
}

export function projectPageCount(locale: Locale): number {
  return Math.ceil(ordered(locale).length / projectsPerPage)
}

/** `above` is true where the first of them stands on the first screen; its picture is then made like a hero's. */
function cardsOf(
  projects: ReturnType<typeof ordered>,
  locale: Locale,
  above = false,
): Promise<ProjectCardData[]> {
  const { interface: ui } = site(locale)
  return Promise.all(
    projects.map(async ([id, project], index) => {
      const first = above && index === 0
      const picture = first ? new PictureRef(project.picture.file, 'hero') : project.picture
      return {
        id,
        title: project.title,
        description: project.description,
        category: project.category,
        categoryLabel: ui.project.categories[project.category],
        focus: categories[project.category],
        picture: await pictureData(picture, locale),
        uncropped: project.uncropped,
        first,
        details: projectDetails(project, locale),
      }
    }),
  )
}
