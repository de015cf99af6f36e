// What /projects shows: every project, and the filters they can be found by.
import type { Locale } from '../../routes.ts'
import { fill } from '../../i18n/fill.ts'
import { page } from '../shared/page.ts'
import { categoriesIn } from '../shared/projects.ts'
import { publicProjects } from '../shared/public-projects.ts'
import { site } from '../shared/site.ts'
import { metreRules } from './metres.ts'
import type { ProjectFilterProps } from './ProjectFilter.island.tsx'
import type { ProjectTableProps } from './ProjectTable.island.tsx'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, closing, filter: labels, views, table } = await page('projects', locale)
  const { all, ...words } = labels
  const { label, ...names } = views
  const { print, sheet, ...tableWords } = table
  const categories = categoriesIn(locale)
  const projects = await publicProjects(locale)
  const filter: ProjectFilterProps = {
    locale,
    labels: words,
    ways: { label, names, print, sheet: fill(sheet, { firm: site(locale).firm.shortName }) },
    focusAreas: [
      { id: '', label: { text: all } },
      ...site(locale).categories.map(({ id, label }) => ({ id, label })),
    ],
    categories,
  }
  const tableProps: ProjectTableProps = {
    locale,
    categories: categories.map(({ focus, category }) => ({ focus, category })),
    words: tableWords,
  }
  return { view: { hero, list, closing }, metres: metreRules(projects), filter, table: tableProps }
}
