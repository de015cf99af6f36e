import type { VisitNames } from '../service/site/build-record.ts'
import { criterionKeys } from '../src/projects/finder/keys.ts'
import { locales, localizePath, pathOf, projectPath } from '../src/routes.ts'
import type { PublicContent } from '../src/site/content.ts'

/** The query parameters of the criterion "date", which has no parameter called date. */
const dates = ['since', 'until']

/** Returns all names for which the service counts page views. It counts no others. */
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
