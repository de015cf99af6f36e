import type { Queries } from '../store/database.ts'

/** The longest credible gap, because a running service checks the clock every few minutes. */
const maxAbsenceMs = 31 * 86_400_000

/**
 * Keeps a machine that starts in a wrong year from deleting everything as old. Returns the last check of the clock if that
 * is too long ago to be credible; otherwise records this check.
 */
export async function lookAtClock(queries: Queries, now: Date): Promise<Date | undefined> {
  const [row] = await queries.query<{ at: string | null }>(
    "SELECT COALESCE((SELECT value FROM settings WHERE name = 'clock'), MAX(received_at)) AS at FROM inquiries",
  )
  const last = row?.at ? new Date(row.at) : now
  if (now.getTime() - last.getTime() > maxAbsenceMs) return last
  await trustClock(queries, now)
  return undefined
}

export async function trustClock(queries: Queries, now: Date): Promise<void> {
  await queries.query(
    "INSERT INTO settings (name, value) VALUES ('clock', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [now.toISOString()],
  )
}
