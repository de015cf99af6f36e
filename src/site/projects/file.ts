// /projects.json: the public projects of one language, and the words that the islands of /projects show them with.

import { fill } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../routes.ts'
import { keptWords } from '../shared/kept-words.ts'
import { categoriesIn } from '../shared/projects-in.ts'
import { publicProjects } from '../shared/public-projects.ts'
import { site } from '../shared/site.ts'

export type ProjectsFile = Awaited<ReturnType<typeof projectsFile>>

export async function projectsFile(locale: Locale) {
  const { firm, categories, pages } = site(locale)
  const { filter, views, scale, table } = pages.projects
  return {
    language: locale,
    projects: await publicProjects(locale),
    focusAreas: categories.map(({ id, label }) => ({ id, label })),
    categories: categoriesIn(locale),
    words: {
      filter,
      views,
      scale,
      kept: keptWords(locale),
      table: { ...table, sheet: fill(table.sheet, { firm: firm.shortName }) },
    },
  }
}

export async function inBothLanguages(): Promise<Record<Locale, ProjectsFile>> {
  const entries = await Promise.all(
    locales.map(async locale => [locale, await projectsFile(locale)] as const),
  )
  return Object.fromEntries(entries) as Record<Locale, ProjectsFile>
}
