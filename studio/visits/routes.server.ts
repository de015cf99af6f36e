// Returns the visits of the last days, with their names from the content.
import { readBuildRecord } from '../../service/site/build-record.ts'
import type { VisitKind } from '../../service/visits/visit.ts'
import { fewestViews, visitMonths } from '../../service/visits/visit-limits.ts'
import { lastDays, readVisits } from '../../service/visits/visit-sums.ts'
import type { Locale } from '../../src/routes.ts'
import { readIfReadable } from '../content/files.ts'
import { type DataOf, dataRoute } from '../http/route.ts'
import type { Studio } from '../http/settings.ts'
import { withStore } from '../inbox/service-store.server.ts'
import { buildsOf } from '../publish/builds.server.ts'
import { firstPeriod, periods } from './visit-periods.ts'

const visits = dataRoute('GET', 'visits', async ({ query, studio, language }) => {
  const days = periods.find(period => String(period) === query.get('days')) ?? firstPeriod
  const { since, until } = lastDays(days)
  const { views, kinds } = await withStore(({ database }) => readVisits(database, since, until))
  const name = namesIn(studio, language)
  return {
    /** True if the published site counts visits. */
    isOn: readBuildRecord(buildsOf(studio.project).public).visits !== undefined,
    since,
    until,
    views,
    kinds: Object.entries(kinds).map(([kind, sums]) => ({
      kind: kind as VisitKind,
      sums: sums.map(sum => ({ ...sum, name: name(kind as VisitKind, sum.name) })),
    })),
    fewestViews,
    visitMonths,
  }
})
export type VisitsData = DataOf<typeof visits>

export const visitRoutes = [visits]

type Words = Record<Locale, string>

/** Names projects and criteria as their pages do. Those removed from the content keep the name in the counts. */
function namesIn(studio: Studio, language: Locale): (kind: VisitKind, name: string) => string {
  const { referenceFinder } = (readIfReadable(studio, 'interface.yaml') ?? {}) as {
    referenceFinder?: { heads?: Record<string, Words> }
  }
  const focuses = (readIfReadable(studio, 'categories.yaml') ?? []) as {
    id: string
    label: Words
    categories: { id: string; label: Words }[]
  }[]
  const criteria = new Map([
    ...Object.entries(referenceFinder?.heads ?? {}),
    ...['since', 'until'].map(name => [name, referenceFinder?.heads?.date] as const),
    ...focuses.flatMap(({ id, label, categories }) => [
      [`focus=${id}`, label] as const,
      ...categories.map(category => [`category=${category.id}`, category.label] as const),
    ]),
  ])
  return (kind, name) => {
    if (kind === 'criterion') return criteria.get(name)?.[language] ?? name
    if (kind !== 'project' && kind !== 'sheet') return name
    const { title } = (readIfReadable(studio, `projects/${name}.yaml`) ?? {}) as { title?: Words }
    return title?.[language] ?? name
  }
}
