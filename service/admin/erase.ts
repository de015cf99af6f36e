import { normaliseEmail } from '../inquiries/inquiry.ts'
import { deleteMailFiles } from '../mail/file-transport.ts'
import type { Database } from '../store/database.ts'
import { selectInquiries } from './selection.ts'

export interface Erased {
  inquiries: number
  files: number
}

/**
 * Removes a person from everything: inquiries, mails, mail files. What stays is the reference and the dates,
 * so that it can be shown that and when it happened.
 */
export async function eraseByEmail(
  database: Database,
  dataDir: string,
  email: string,
  now = new Date(),
): Promise<Erased> {
  const inquiries = await selectInquiries(database, { email: normaliseEmail(email) })
  const ids = inquiries.map(inquiry => inquiry.id)
  // Files first: after an interruption the rows still lead to them.
  const files = await deleteFilesOf(database, dataDir, ids)
  await database.transaction(async queries => {
    for (const id of ids) {
      await queries.query('DELETE FROM mails WHERE inquiry_id = $1', [id])
      await queries.query(
        `UPDATE inquiries SET email = NULL, fields = NULL, dedupe_key = NULL, held_reason = NULL, erased_at = $1
         WHERE id = $2`,
        [now.toISOString(), id],
      )
    }
  })
  await database.forget()
  return { inquiries: ids.length, files }
}

export interface PurgeOptions {
  dryRun?: boolean
  /** Also what was held as spam and nobody released: only when a person says so. */
  includeHeld?: boolean
}

/** What is older than the retention allows, and has nothing left to deliver. */
export async function purgeBefore(
  database: Database,
  dataDir: string,
  cutoff: Date,
  { dryRun = false, includeHeld = false }: PurgeOptions = {},
): Promise<Erased> {
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM inquiries WHERE received_at < $1
       AND NOT EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state NOT IN ('sent', $2))`,
    [cutoff.toISOString(), includeHeld ? 'held' : 'sent'],
  )
  const ids = rows.map(row => row.id)
  if (dryRun) return { inquiries: ids.length, files: 0 }
  const files = await deleteFilesOf(database, dataDir, ids)
  await database.transaction(async queries => {
    for (const id of ids) {
      await queries.query('DELETE FROM mails WHERE inquiry_id = $1', [id])
      await queries.query('DELETE FROM inquiries WHERE id = $1', [id])
    }
    // Digests belong to no inquiry; their list of references goes with the inquiries.
    await queries.query("DELETE FROM mails WHERE inquiry_id IS NULL AND state = 'sent' AND created_at < $1", [
      cutoff.toISOString(),
    ])
  })
  if (ids.length > 0) await database.forget()
  return { inquiries: ids.length, files }
}

export function retentionCutoff(months: number, now = new Date()): Date {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  return cutoff
}

async function deleteFilesOf(
  database: Database,
  dataDir: string,
  inquiryIds: readonly string[],
): Promise<number> {
  const mails: string[] = []
  for (const id of inquiryIds) {
    const rows = await database.query<{ id: string }>('SELECT id FROM mails WHERE inquiry_id = $1', [id])
    mails.push(...rows.map(row => row.id))
  }
  return mails.length > 0 ? deleteMailFiles(dataDir, mails) : 0
}
