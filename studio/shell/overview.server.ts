// Collects the numbers in the header and the lines of the start page from all parts.
import { dataRoute, noticeIn, type Route } from '../http/route.ts'
import { counters, routes, watches } from './routes.server.ts'

const counts = dataRoute('GET', 'counts', async ({ person, studio }) => {
  const mine = counters.filter(({ access }) => person.may[access])
  const countsByName = await Promise.all(
    mine.map(async ({ name, count }) => [name, await count(studio)] as const),
  )
  return Object.fromEntries(countsByName)
})

const notices = dataRoute('GET', 'notices', async ({ person, studio, language }) => {
  const mine = watches.filter(({ access }) => person.may[access])
  const ownNotices = await Promise.all(mine.map(watch => watch.notices(studio)))
  return ownNotices.flat().map(notice => noticeIn(notice, language))
})

export const allRoutes: Route[] = [...routes, counts, notices]
