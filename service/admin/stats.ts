import type { Queries } from '../store/database.ts'

export interface Stats {
  inquiries: Record<string, number>
  mails: Record<'due' | 'held' | 'parked' | 'sent', number>
  /** The age of the oldest mail that waits or is parked; 0 when there are none. */
  oldestUndeliveredSeconds: number
}

export async function readStats(queries: Queries, now = new Date()): Promise<Stats> {
  const inquiries = await queries.query<Count>(
    'SELECT kind AS name, COUNT(*) AS count FROM inquiries GROUP BY kind',
  )
  const mails = await queries.query<Count>(
    'SELECT state AS name, COUNT(*) AS count FROM mails GROUP BY state',
  )
  const [oldest] = await queries.query<{ at: string | null }>(
    "SELECT MIN(created_at) AS at FROM mails WHERE state IN ('due', 'parked')",
  )
  return {
    inquiries: toRecord(inquiries),
    mails: { due: 0, held: 0, parked: 0, sent: 0, ...toRecord(mails) },
    oldestUndeliveredSeconds: oldest?.at
      ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest.at)) / 1000))
      : 0,
  }
}

interface Count {
  name: string
  /** PostgreSQL returns BIGINT as text. */
  count: number | string
}

function toRecord(rows: Count[]): Record<string, number> {
  return Object.fromEntries(rows.map(row => [row.name, Number(row.count)]))
}
