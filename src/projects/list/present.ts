// What /projects shows around its islands, which know the projects from their own file (projects.ts).
import type { Locale } from '../../routes.ts'
import { page } from '../../site/shared/page.ts'
import { pageLink, site } from '../../site/shared/site.ts'
import { publicProjects } from '../public-projects.ts'
import { metreRules, unitRules } from './metres.ts'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, closing } = await page('projects', locale)
  const { facts, projectList } = site(locale).interface
  const cards = await publicProjects(locale)
  return {
    view: { hero, list: projectList.label, closing, finder: pageLink('finder', locale) },
    cards,
    metres: metreRules(cards) + unitRules(facts, projectList.table.noCosts),
  }
}
