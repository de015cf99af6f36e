import { horizon, isFree } from '../outbox/outbox.ts'
import type { Database } from '../store/database.ts'

/** Parked and waiting mails are due now, with all their attempts again. */
export async function retryMails(
  database: Database,
  reference: string | undefined,
  now = new Date(),
): Promise<number> {
  const rows = await database.query(
    `UPDATE mails SET state = 'due', due_at = $1, attempts = 0
     WHERE state IN ('due', 'parked') AND ${isFree('$1', '$2')} AND ${isOf('$3')} RETURNING id`,
    [now.toISOString(), horizon(now), reference ?? null],
  )
  return rows.length
}

/** What was held goes out like any other inquiry. Returns how many inquiries. */
export async function releaseHeld(
  database: Database,
  reference: string | undefined,
  now = new Date(),
): Promise<number> {
  const rows = await database.query<{ inquiry_id: string }>(
    `UPDATE mails SET state = 'due', due_at = $1
     WHERE state = 'held' AND ${isOf('$2')} RETURNING inquiry_id`,
    [now.toISOString(), reference ?? null],
  )
  return new Set(rows.map(row => row.inquiry_id)).size
}

/** Of one inquiry, or of all when no reference is given. */
function isOf(reference: string): string {
  return `(CAST(${reference} AS TEXT) IS NULL OR inquiry_id IN (SELECT id FROM inquiries WHERE reference = ${reference}))`
}
