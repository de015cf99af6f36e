// The references as cards, in their order. Only Astro pages import this, because it makes pictures.

import { detailKeys } from '../../content/schemas/project.ts'
import { PictureRef } from '../../content/values.ts'
import type { ProjectCardData } from '../../parts/Card/ProjectCard.tsx'
import type { Locale } from '../../routes.ts'
import { factTexts } from './facts.ts'
import { pictureData } from './media.ts'
import { type Site, site } from './site.ts'

/** The rows of a project, in their order; only those it has. */
export function projectDetails(project: Site['projects'][string], locale: Locale) {
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

type Which = {
  /** By its id in categories.yaml. */
  category?: string
  /** True where the first of them stands on the first screen; its picture is then made like a hero's. */
  firstScreen?: boolean
}

/** Every project, or those of one category, in their order. */
export function projectCards(locale: Locale, which: Which = {}): Promise<ProjectCardData[]> {
  const { projects } = site(locale)
  const categories = categoriesIn(locale)
  const ordered = Object.entries(projects)
    .filter(([, project]) => which.category === undefined || project.category.id === which.category)
    .sort(([, a], [, b]) => a.order - b.order)
  return Promise.all(
    ordered.map(async ([id, project], index) => {
      const first = which.firstScreen === true && index === 0
      const picture = first ? new PictureRef(project.picture.file, 'hero') : project.picture
      const category = categories.find(({ category }) => category === project.category.id)
      if (!category) throw new Error(`categories.yaml has no category "${project.category.id}"`)
      return {
        id,
        title: project.title,
        description: project.description,
        category: category.category,
        categoryLabel: category.label,
        focus: category.focus,
        picture: await pictureData(picture, locale),
        uncropped: project.uncropped,
        first,
        details: projectDetails(project, locale),
      }
    }),
  )
}
