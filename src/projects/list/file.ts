// /projects.json: the public projects of one language, and the words that the islands of /projects show them with.

import { fill } from '../../i18n/fill.ts'
import { type Locale, locales } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { categoriesIn } from '../catalogue.ts'
import { publicProjects } from '../public-projects.ts'
import { shortlistWords } from '../shortlist/words.ts'

export type ProjectsFile = Awaited<ReturnType<typeof projectsFile>>

export async function projectsFile(locale: Locale) {
  const { firm, categories, interface: words } = site(locale)
  const { filter, views, scale, table } = words.projectList
  return {
    language: locale,
    projects: await publicProjects(locale),
    focusAreas: categories.map(({ id, label }) => ({ id, label })),
    categories: categoriesIn(locale).map(({ night, ...category }) => category),
    words: {
      filter,
      views,
      scale,
      facts: words.facts,
      kept: shortlistWords(locale),
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
