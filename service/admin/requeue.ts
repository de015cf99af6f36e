import { isFree } from '../outbox/outbox.ts'
import type { Database } from '../store/database.ts'
import { recordActivity } from './activity.ts'

/** As asked of one inquiry, and noted there by whom. Returns how many mails or inquiries it moved. */
export async function requeue(
  database: Database,
  what: 'hold' | 'release' | 'retry',
  reference: string,
  person: string,
): Promise<number> {
  const move = { hold: holdMails, release: releaseHeld, retry: retryMails }[what]
  const count = await move(database, reference)
  if (count > 0) await recordActivity(database, reference, { person, what })
  return count
}

/** Makes its mails wait until it is released, apart from those that are just being delivered. Returns how many. */
async function holdMails(database: Database, reference: string, now = new Date()): Promise<number> {
  return database.transaction(async queries => {
    const rows = await queries.query(
      `UPDATE mails SET state = 'held'
       WHERE state IN ('due', 'parked') AND ${isFree('$1')} AND ${isOf('$2')} RETURNING id`,
      [now.toISOString(), reference],
    )
    if (rows.length > 0)
      await queries.query(
        "UPDATE inquiries SET held_reason = 'by hand' WHERE reference = $1 AND held_reason IS NULL",
        [reference],
      )
    return rows.length
  })
}

/** Parked and waiting mails are due now, with all their attempts again. */
export async function retryMails(
  database: Database,
  reference: string | undefined,
  now = new Date(),
): Promise<number> {
  const rows = await database.query(
    `UPDATE mails SET state = 'due', due_at = $1, attempts = 0
     WHERE state IN ('due', 'parked') AND ${isFree('$1')} AND ${isOf('$2')} RETURNING id`,
    [now.toISOString(), reference ?? null],
  )
  return rows.length
}

/** Releases held mails, so that they go out like any others. Returns the number of inquiries. */
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

/** Returns the condition for mails of one inquiry, or of all when no reference is given. */
function isOf(reference: string): string {
  return `(CAST(${reference} AS TEXT) IS NULL OR inquiry_id IN (SELECT id FROM inquiries WHERE reference = ${reference}))`
}
