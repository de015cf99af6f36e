// The projects in one language, as far as it needs no pictures.
import { detailKeys } from '../content/schemas/project.ts'
import type { Locale } from '../routes.ts'
import { type Site, site } from '../site/shared/site.ts'
import { factTexts } from './facts.ts'

type Project = Site['projects'][string]

/** The rows of a project, in their order; only those it has. */
export function projectDetails(project: Project, locale: Locale) {
  const { details: labels, values } = site(locale).interface.project
  const texts = factTexts(project.facts, values, locale)
  return detailKeys.flatMap(key => {
    const value = texts[key]
    return value === undefined ? [] : [{ label: labels[key], value }]
  })
}

/** Every category with the focus area it belongs to. */
export function categoriesIn(locale: Locale) {
  return site(locale).categories.flatMap(({ id: focus, categories }) =>
    categories.map(({ id, label }) => ({ category: id, focus, label })),
  )
}

/** The projects of some categories stand on a dark ground. */
export function isNightProject({ category }: Project, locale: Locale): boolean {
  const all = site(locale).categories.flatMap(({ categories }) => categories)
  return all.some(({ id, night }) => id === category.id && night)
}

/** All of them in their order. */
export function orderedProjects(locale: Locale): [id: string, project: Project][] {
  return Object.entries(site(locale).projects).sort(([, a], [, b]) => a.order - b.order)
}
