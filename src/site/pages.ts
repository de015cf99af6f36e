// Which pages there are, from the registry and from content.
import { optionalRouteIds, pathOf, projectPath, routeIds } from '../routes.ts'
import { isSituation } from '../sections/page.ts'

type Files = { oldPages?: object; pages?: Record<string, { role?: string | undefined }>; projects?: object }

/** Pages that visitors can find. */
export function foundPages({ oldPages = {}, pages = {} }: Files): string[] {
  const optional: readonly string[] = optionalRouteIds
  return [
    ...routeIds.filter(id => !optional.includes(id) || id in oldPages),
    ...Object.entries(pages).flatMap(([id, page]) => (page && isSituation(page) ? [] : [id])),
  ]
}

/** Their German paths, and those of single projects below them. */
export function foundPaths(content: Files): string[] {
  const { projects = {} } = content
  return [...foundPages(content).map(id => pathOf(id, 'de')), ...Object.keys(projects).map(projectPath)]
}
