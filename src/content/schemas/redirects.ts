import * as v from 'valibot'
import { locales, pathOf, routeIds, utilityRouteIds } from '../../routes.ts'

const pathsOf = (ids: readonly (typeof routeIds)[number][] | typeof utilityRouteIds) =>
  ids.flatMap(id => locales.map(locale => pathOf(id, locale)))
const pages = new Set(pathsOf(routeIds))
const taken = new Set([...pages, ...pathsOf(utilityRouteIds)])

const oldAddress = v.pipe(
  v.string('must be a path such as /old-page'),
  v.regex(
    /^(?:\/[\p{L}\p{N}._~!$'()+,;=@%-]+)+$/u,
    'must be a path that begins with / and has no ? or # and no / at its end, such as /old-page',
  ),
  v.check(path => !taken.has(path.toLowerCase()), 'is a page of this site and cannot lead somewhere else'),
  v.check(path => !/^\/(?:_astro|api|\.well-known)\//.test(path), 'is kept for the site itself'),
  v.description('The old path on this site, such as /old-page'),
)

const newAddress = v.pipe(
  v.string('must be a path of this site, such as /contact'),
  v.check(
    path => pages.has(path.replace(/[?#].*$/, '')),
    issue =>
      `leads nowhere: ${issue.received} is no page of this site; the pages are ${[...pages].join(', ')}`,
  ),
  v.description('Path of the page, in its language: /contact or /en/contact; may end in ?… and #…'),
)

/** Since the new address is a page and the old one is none, no entry can lead to another, or to itself. */
export const redirectsSchema = v.pipe(
  v.array(v.strictObject({ from: oldAddress, to: newAddress })),
  v.checkItems(
    ({ from }, index, all) =>
      all.findIndex(other => other.from.toLowerCase() === from.toLowerCase()) === index,
    'has an old address that an entry above has already; keep one of the two',
  ),
)
