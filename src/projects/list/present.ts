// What /projects shows around its islands, which know the projects from their own file (projects.ts).
import type { Locale } from '../../routes.ts'
import { page } from '../../site/shared/page.ts'
import { pageLink } from '../../site/shared/site.ts'
import { publicProjects } from '../public-projects.ts'
import { metreRules, unitRules } from './metres.ts'

export type ProjectsPage = Awaited<ReturnType<typeof present>>

export async function present(locale: Locale) {
  const { hero, list, closing, table } = await page('projects', locale)
  const cards = await publicProjects(locale)
  return {
    view: { hero, list, closing, finder: pageLink('finder', locale) },
    cards,
    metres: metreRules(cards) + unitRules(table),
  }
}
