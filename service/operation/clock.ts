import type { Queries } from '../store/database.ts'

const day = 86_400_000
/** A service that runs looks at the clock every few minutes. */
const longestAbsence = 31 * day

/**
 * A machine that starts in a wrong year must not take everything for old. Says since when nobody has looked at the
 * clock, when that is too long ago to be believed; otherwise notes that somebody has.
 */
export async function lookAtClock(queries: Queries, now: Date): Promise<Date | undefined> {
  const [row] = await queries.query<{ at: string | null }>(
    "SELECT COALESCE((SELECT value FROM settings WHERE name = 'clock'), MAX(received_at)) AS at FROM inquiries",
  )
  const last = row?.at ? new Date(row.at) : now
  if (now.getTime() - last.getTime() > longestAbsence) return last
  await trustClock(queries, now)
  return undefined
}

export async function trustClock(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    "INSERT INTO settings (name, value) VALUES ('clock', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [now.toISOString()],
  )
}
