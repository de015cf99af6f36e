import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '../store/database.ts'

export const deeds = ['done', 'open', 'note', 'hold', 'release', 'retry'] as const

/** An action of one of the firm's people on an inquiry. Erasing the inquiry removes it. */
export interface Activity {
  at: string
  person: string
  what: (typeof deeds)[number]
  note: string | null
}

export const longestNote = 2000

/** Returns false if the inquiry does not exist or was erased. */
export function recordActivity(
  database: Database,
  reference: string,
  { person, what, note = null }: Omit<Activity, 'at' | 'note'> & { note?: string | null },
  now = new Date(),
): Promise<boolean> {
  return database.transaction(async queries => {
    const [inquiry] = await queries.query<{ id: string }>(
      'SELECT id FROM inquiries WHERE reference = $1 AND erased_at IS NULL',
      [reference],
    )
    if (!inquiry) return false
    // Two actions within a millisecond get different times, so that they keep their order.
    const [last] = await queries.query<{ at: string | null }>(
      'SELECT MAX(at) AS at FROM deeds WHERE inquiry_id = $1',
      [inquiry.id],
    )
    const at = Math.max(now.getTime(), last?.at ? Date.parse(last.at) + 1 : 0)
    await queries.query(
      'INSERT INTO deeds (id, inquiry_id, at, person, what, note) VALUES ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), inquiry.id, new Date(at).toISOString(), person, what, note],
    )
    return true
  })
}

export function activityOf(queries: Queries, inquiryId: string): Promise<Activity[]> {
  return queries.query<Activity>(
    'SELECT at, person, what, note FROM deeds WHERE inquiry_id = $1 ORDER BY at',
    [inquiryId],
  )
}
