import { encodeQuery, isEnglish } from './canonical.ts'
import type { Site } from './site.ts'

/** Where a visitor of the alternate domain belongs: the same page in English on the main one, in one hop. */
export function mainHostAddress(site: Site, origin: string, target: { path: string; query: string }): string {
  const { path } = target
  const english = isEnglish(path) ? path : `/en${path === '/' ? '' : path}`
  const canonical = site.find(english)?.address ?? english
  return origin + encodeQuery(canonical + target.query)
}
