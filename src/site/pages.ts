// Which pages there are, from the registry and from content.
import { optionalRouteIds, routeIds } from '../routes.ts'

type Files = { pages?: object; expertise?: object }

/** Pages that visitors can find: those of the registry, without the optional ones that have no file, and expertise pages. */
export function foundPages({ pages = {}, expertise = {} }: Files): string[] {
  const optional: readonly string[] = optionalRouteIds
  return [...routeIds.filter(id => !optional.includes(id) || id in pages), ...Object.keys(expertise)]
}
