// What /projects shows: every project, and the filters they can be found by.

import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { categoriesIn } from '../shared/projects-in.ts'
import { publicProjects } from '../shared/public-projects.ts'
import { site } from '../shared/site.ts'
import { metreRules } from './metres.ts'
import type { ProjectFilterProps } from './ProjectFilter.island.tsx'
import type { ProjectScaleProps } from './ProjectScale.island.tsx'
import type { ProjectTableProps } from './ProjectTable.island.tsx'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, closing, filter: labels, views, scale, table } = await page('projects', locale)
  const { all, ...words } = labels
  const { label, sortBy, ...names } = views
  const { orders, paper, ...scaleWords } = scale
  const { print, sheet, ...tableWords } = table
  const categories = categoriesIn(locale)
  const projects = await publicProjects(locale)
  const filter: ProjectFilterProps = {
    locale,
    labels: words,
    ways: {
      label,
      names,
      sortBy,
      orders,
      print,
      paper,
      sheet: fill(sheet, { firm: site(locale).firm.shortName }),
    },
    focusAreas: [
      { id: '', label: { text: all } },
      ...site(locale).categories.map(({ id, label }) => ({ id, label })),
    ],
    categories,
  }
  const ofCategories = categories.map(({ focus, category }) => ({ focus, category }))
  const scaleProps: ProjectScaleProps = { locale, categories: ofCategories, words: scaleWords }
  const tableProps: ProjectTableProps = {
    locale,
    categories: ofCategories,
    words: { ...tableWords, sortBy },
  }
  return {
    view: { hero, list, closing },
    metres: metreRules(projects),
    filter,
    scale: scaleProps,
    table: tableProps,
  }
}
