import type { Queries } from '../store/database.ts'

export interface Stats {
  inquiries: Record<string, number>
  mails: Record<'due' | 'held' | 'parked' | 'sent', number>
  /** The age of the oldest mail that waits or is parked; 0 when there are none. */
  oldestUndeliveredSeconds: number
}

export async function readStats(queries: Queries, now = new Date()): Promise<Stats> {
  const [oldest] = await queries.query<{ at: string | null }>(
    "SELECT MIN(created_at) AS at FROM mails WHERE state IN ('due', 'parked')",
  )
  const ageMs = oldest?.at ? now.getTime() - Date.parse(oldest.at) : 0
  return {
    inquiries: await count(queries, 'inquiries', 'kind'),
    mails: { due: 0, held: 0, parked: 0, sent: 0, ...(await count(queries, 'mails', 'state')) },
    oldestUndeliveredSeconds: Math.max(0, Math.round(ageMs / 1000)),
  }
}

async function count(queries: Queries, table: string, column: string): Promise<Record<string, number>> {
  // PostgreSQL returns a count as text.
  const rows = await queries.query<{ name: string; count: number | string }>(
    `SELECT ${column} AS name, COUNT(*) AS count FROM ${table} GROUP BY ${column}`,
  )
  return Object.fromEntries(rows.map(row => [row.name, Number(row.count)]))
}
