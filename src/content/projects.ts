// The references as cards, in their order. Only Astro pages import this, because it makes pictures.
import type { Locale } from '../routes.ts'
import type { ProjectCardData } from '../ui/ProjectCard.tsx'
import { pictureData } from './media.ts'
import { type Category, categories, detailKeys } from './schemas/project.ts'
import { type Site, site } from './site.ts'

/** The rows of a project, in their order; only those it has. */
export function projectDetails(project: Site['projects'][string], locale: Locale) {
  const labels = site(locale).interface.project.details
  return detailKeys.flatMap(key => {
    const value = project.details[key]
    return value === undefined ? [] : [{ key, label: labels[key], value }]
  })
}

/** Every project, or those of one category. */
export function projectCards(locale: Locale, category?: Category): Promise<ProjectCardData[]> {
  const { projects, interface: ui } = site(locale)
  const chosen = Object.entries(projects)
    .filter(([, project]) => category === undefined || project.category === category)
    .sort(([, a], [, b]) => a.order - b.order)
  return Promise.all(
    chosen.map(async ([id, project]) => ({
      id,
      title: project.title,
      description: project.description,
      category: project.category,
      categoryLabel: ui.project.categories[project.category],
      focus: categories[project.category],
      picture: await pictureData(project.picture, locale),
      uncropped: project.uncropped,
      details: projectDetails(project, locale),
    })),
  )
}
