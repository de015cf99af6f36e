import type { VisitNames } from '../service/site/build-record.ts'
import { criterionKeys } from '../src/projects/finder/keys.ts'
import { locales, localizePath, pathOf, projectPath } from '../src/routes.ts'
import type { PublicContent } from '../src/site/content.ts'

/** Query names of the criterion "date", which has no name of its own. */
const dates = ['since', 'until']

/** Names everything that page views are counted by; the service counts nothing else. */
export function visitNames({ pages, projects, categories }: PublicContent): VisitNames {
  const addressesWith = (...kinds: string[]) =>
    Object.entries(pages)
      .filter(([, page]) => page.sections.some(({ section }) => kinds.includes(section)))
      .flatMap(([id]) => locales.map(locale => pathOf(id, locale)))
  return {
    projects: Object.fromEntries(
      Object.keys(projects).flatMap(id =>
        locales.map(locale => [localizePath(projectPath(id), locale), id] as const),
      ),
    ),
    sheets: addressesWith('reference-sheets'),
    criteriaPages: addressesWith('project-list', 'reference-finder'),
    criteria: [
      ...criterionKeys.filter(key => key !== 'date'),
      ...dates,
      ...categories.flatMap(({ id, categories }) => [
        `focus=${id}`,
        ...categories.map(category => `category=${category.id}`),
      ]),
    ],
  }
}
