// Builds /projects.json: the public projects of one language, and the texts that the islands show with them.

import { type Locale, locales } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { categoriesIn, stagesIn } from '../catalogue.ts'
import { publicProjects } from '../public-projects.ts'
import { shortlistWords } from '../shortlist/words.ts'

export type ProjectsFile = Awaited<ReturnType<typeof projectsFile>>

export async function projectsFile(locale: Locale) {
  const { categories, ownFacts, interface: words } = site(locale)
  const { views, scale, table } = words.projectList
  return {
    language: locale,
    projects: await publicProjects(locale),
    focusAreas: categories.map(({ id, label }) => ({ id, label })),
    categories: categoriesIn(locale).map(({ night, ...category }) => category),
    ownFacts,
    stages: stagesIn(locale),
    words: {
      views,
      scale,
      facts: words.facts,
      shortlist: shortlistWords(locale),
      table,
    },
  }
}

export async function inBothLanguages(): Promise<Record<Locale, ProjectsFile>> {
  const entries = await Promise.all(
    locales.map(async locale => [locale, await projectsFile(locale)] as const),
  )
  return Object.fromEntries(entries) as Record<Locale, ProjectsFile>
}
