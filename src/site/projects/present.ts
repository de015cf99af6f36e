// What /projects shows: every project, and the filters they can be found by.
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { categoriesIn } from '../shared/projects.ts'
import { site } from '../shared/site.ts'
import type { ProjectFilterProps } from './ProjectFilter.island.tsx'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, closing, filter: labels, views } = await page('projects', locale)
  const { all, ...words } = labels
  const { label, ...names } = views
  const filter: ProjectFilterProps = {
    locale,
    labels: words,
    ways: { label, names },
    focusAreas: [
      { id: '', label: { text: all } },
      ...site(locale).categories.map(({ id, label }) => ({ id, label })),
    ],
    categories: categoriesIn(locale),
  }
  return { view: { hero, list, closing }, filter }
}
