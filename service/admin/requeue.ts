import { isFree } from '../outbox/outbox.ts'
import type { Database } from '../store/database.ts'
import { recordActivity } from './activity.ts'

/** Selects the mails that wait or are parked, except those being delivered right now. */
const undelivered = `state IN ('due', 'parked') AND ${isFree('$1')}`

const moves = {
  /** Makes mails wait until they are released. */
  hold: `SET state = 'held' WHERE ${undelivered}`,
  release: "SET state = 'due', due_at = $1 WHERE state = 'held'",
  /** Makes parked and waiting mails due at once and resets their attempts. */
  retry: `SET state = 'due', due_at = $1, attempts = 0 WHERE ${undelivered}`,
}

/**
 * Moves the mails of one inquiry and records the person there; without a reference it moves the mails of all inquiries.
 * Returns the number of moved mails, or of released inquiries.
 */
export async function requeue(
  database: Database,
  what: keyof typeof moves,
  reference: string | undefined,
  person: string,
  now = new Date(),
): Promise<number> {
  const rows = await database.transaction(async queries => {
    const moved = await queries.query<{ inquiry_id: string }>(
      `UPDATE mails ${moves[what]} AND (CAST($2 AS TEXT) IS NULL
         OR inquiry_id IN (SELECT id FROM inquiries WHERE reference = $2)) RETURNING inquiry_id`,
      [now.toISOString(), reference ?? null],
    )
    // Replaces the reason of an inquiry that was held as spam and released, which would be deleted sooner.
    if (what === 'hold' && reference !== undefined && moved.length > 0)
      await queries.query("UPDATE inquiries SET held_reason = 'by hand' WHERE reference = $1", [reference])
    return moved
  })
  if (reference !== undefined && rows.length > 0) await recordActivity(database, reference, { person, what })
  return what === 'release' ? new Set(rows.map(row => row.inquiry_id)).size : rows.length
}
