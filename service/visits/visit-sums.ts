import type { Database, Queries } from '../store/database.ts'
import { type VisitKind, visitKinds } from './visit.ts'
import { fewestViews } from './visit-limits.ts'

export interface VisitSum {
  /** The day in UTC, such as 2026-11-25. */
  day: string
  kind: VisitKind
  name: string
  count: number
}

export const dayOf = (time: Date) => time.toISOString().slice(0, 10)

/** Returns the last days. Today is included, although it is not over. */
export function lastDays(days: number, now = new Date()): { since: string; until: string } {
  return { since: dayOf(new Date(now.getTime() - (days - 1) * 86_400_000)), until: dayOf(now) }
}

/** Adds to the sums of the store: several processes may do so at once. */
export async function addVisits(database: Database, sums: readonly VisitSum[]): Promise<void> {
  if (sums.length === 0) return
  await database.transaction(async queries => {
    for (const { day, kind, name, count } of sums)
      await queries.query(
        `INSERT INTO visits (day, kind, name, count) VALUES ($1, $2, $3, $4)
         ON CONFLICT (day, kind, name) DO UPDATE SET count = visits.count + excluded.count`,
        [day, kind, name, count],
      )
  })
}

/** A sum, or null if it is too small to be shown. */
export type ShownCount = number | null

export interface VisitTable {
  /** All page views, those of projects among them. */
  views: ShownCount
  kinds: Record<VisitKind, { name: string; count: ShownCount }[]>
}

/** Sums the days from the first to the last, both included. The most frequent come first. */
export async function readVisits(queries: Queries, since: string, until: string): Promise<VisitTable> {
  const rows = await queries.query<{ kind: VisitKind; name: string; count: number | string }>(
    `SELECT kind, name, SUM(count) AS count FROM visits WHERE day >= $1 AND day <= $2
     GROUP BY kind, name ORDER BY SUM(count) DESC, name`,
    [since, until],
  )
  const shown = (count: number): ShownCount => (count < fewestViews ? null : count)
  const counted = (kind: VisitKind) => rows.filter(row => row.kind === kind)
  const views = [...counted('page'), ...counted('project')].reduce((sum, { count }) => sum + Number(count), 0)
  const kinds = visitKinds.map(kind => {
    // Names below the limit are sorted by the alphabet, because their order by count would reveal it.
    const sums = counted(kind).map(({ name, count }) => ({ name, count: shown(Number(count)) }))
    const [large, small] = [sums.filter(({ count }) => count), sums.filter(({ count }) => !count)]
    return [kind, [...large, ...small.sort((a, b) => a.name.localeCompare(b.name))]]
  })
  return { views: views === 0 ? 0 : shown(views), kinds: Object.fromEntries(kinds) }
}

export async function deleteVisitsBefore(queries: Queries, cutoff: Date): Promise<void> {
  await queries.query('DELETE FROM visits WHERE day < $1', [dayOf(cutoff)])
}
