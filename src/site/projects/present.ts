// What /projects shows: every project, and the filters they can be found by.
import { categories, categoryIds, focusAreas } from '../../content/schemas/project.ts'
import type { Locale } from '../../routes.ts'
import { page } from '../shared/page.ts'
import { projectCards } from '../shared/projects.ts'
import { site } from '../shared/site.ts'
import type { ProjectFilterProps } from './ProjectFilter.island.tsx'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, closing, filter: labels } = await page('projects', locale)
  const { focus, categories: names } = site(locale).interface.project
  const { all, ...words } = labels
  const filter: ProjectFilterProps = {
    labels: words,
    focusAreas: [{ id: '', label: { text: all } }, ...focusAreas.map(id => ({ id, label: focus[id] }))],
    categories: categoryIds.map(id => ({ category: id, focus: categories[id], label: names[id] })),
    projects: await projectCards(locale, { firstScreen: true }),
  }
  return { view: { hero, list, closing }, filter }
}
