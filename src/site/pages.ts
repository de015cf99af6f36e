// Which pages there are, from the registry and from content.
import { optionalRouteIds, pathOf, projectPath, routeIds } from '../routes.ts'

type Files = { pages?: object; expertise?: object; projects?: object }

/** Pages that visitors can find: those of the registry, without the optional ones that have no file, and expertise pages. */
export function foundPages({ pages = {}, expertise = {} }: Files): string[] {
  const optional: readonly string[] = optionalRouteIds
  return [...routeIds.filter(id => !optional.includes(id) || id in pages), ...Object.keys(expertise)]
}

/** Their German paths, and those of single projects below them. */
export function foundPaths(content: Files): string[] {
  const { projects = {} } = content
  return [...foundPages(content).map(id => pathOf(id, 'de')), ...Object.keys(projects).map(projectPath)]
}
