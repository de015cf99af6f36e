import type { Database } from '../store/database.ts'

/** Parked and waiting mails are due now, with all their attempts again. */
export async function retryMails(
  database: Database,
  reference: string | undefined,
  now = new Date(),
): Promise<number> {
  const rows = await database.query(
    `UPDATE mails SET state = 'due', due_at = $1, attempts = 0
     WHERE state IN ('due', 'parked') AND (lease_until IS NULL OR lease_until <= $1)
       AND ($2 = '' OR inquiry_id IN (SELECT id FROM inquiries WHERE reference = $2)) RETURNING id`,
    [now.toISOString(), reference ?? ''],
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
     WHERE state = 'held' AND ($2 = '' OR inquiry_id IN (SELECT id FROM inquiries WHERE reference = $2))
     RETURNING inquiry_id`,
    [now.toISOString(), reference ?? ''],
  )
  return new Set(rows.map(row => row.inquiry_id)).size
}
