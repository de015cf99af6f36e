import { visitKinds } from '../visits/visit.ts'
import { fewestViews } from '../visits/visit-limits.ts'
import type { ShownCount, VisitTable } from '../visits/visit-sums.ts'
import { table } from './table.ts'

const headings = {
  page: 'Page',
  project: 'Project',
  sheet: 'Sheet of',
  criterion: 'Criterion',
  site: 'Came from',
  missing: 'Missing page',
} as const

const written = (count: ShownCount) => (count === null ? `fewer than ${fewestViews}` : String(count))

/** Writes a table for each kind that has any counts. */
export function visitText({ views, kinds }: VisitTable, since: string, until: string): string {
  const tables = visitKinds
    .filter(kind => kinds[kind].length > 0)
    .map(kind =>
      table(
        [headings[kind], 'Views'],
        kinds[kind].map(({ name, count }) => [name, written(count)]),
      ),
    )
  return [`${since} to ${until}: ${written(views)} page views\n`, ...tables].join('\n')
}
