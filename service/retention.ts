import { normaliseEmail } from './inquiries/inquiry.ts'
import { deleteMailFiles } from './mail/mail-files.ts'
import type { Database, Queries } from './store/database.ts'
import { eraseFromStudio } from './store/studio-erasure.ts'

/** The number of months that inquiries are kept. Configuration may override it. */
export const retentionMonths = 24

export interface Erased {
  inquiries: number
  files: number
  /** False while another program reads what was erased: it is still in the files of the store. */
  isForgotten: boolean
}

/**
 * Removes a person from everything: inquiries, mails, mail files, notes. What stays is the reference and the dates,
 * so that it can be shown that and when it happened.
 */
export async function eraseByEmail(
  database: Database,
  dataDir: string,
  email: string,
  now = new Date(),
): Promise<Erased> {
  const address = normaliseEmail(email)
  const theirs = 'SELECT id FROM inquiries WHERE email = $1'
  const mails = await mailsOf(database, theirs, [address])
  // Files first: after an interruption the rows still lead to them.
  const files = await deleteMailFiles(dataDir, mails)
  const erased = await database.transaction(async queries => {
    await deleteMailsAndDeeds(queries, theirs, [address])
    return queries.query(
      `UPDATE inquiries SET email = NULL, fields = NULL, asked = NULL, dedupe_key = NULL, held_reason = NULL, erased_at = $2
       WHERE email = $1 RETURNING id`,
      [address, now.toISOString()],
    )
  })
  // Deletes files that a process wrote meanwhile. A later one is deleted by the process that wrote it, once
  // it finds its mail erased.
  const late = await deleteMailFiles(dataDir, mails)
  const isStudioForgotten = await eraseFromStudio(dataDir, address)
  const isForgotten = (await database.forget()) && isStudioForgotten
  return { inquiries: erased.length, files: files + late, isForgotten }
}

export interface PurgeOptions {
  dryRun?: boolean
  /** Also what was held as spam and nobody released: only when a person says so. */
  includeHeld?: boolean
}

/** Deletes what is older than the retention allows, and has nothing left to deliver. */
export async function purgeBefore(
  database: Database,
  dataDir: string,
  cutoff: Date,
  { dryRun = false, includeHeld = false }: PurgeOptions = {},
): Promise<Erased> {
  const old = `SELECT id FROM inquiries WHERE received_at < $1
    AND NOT EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state NOT IN ('sent', $2))`
  const parameters = [cutoff.toISOString(), includeHeld ? 'held' : 'sent']
  const { length } = await database.query(old, parameters)
  if (dryRun) return { inquiries: length, files: 0, isForgotten: true }
  const files = await deleteMailFiles(dataDir, await mailsOf(database, old, parameters))
  await database.transaction(async queries => {
    await deleteMailsAndDeeds(queries, old, parameters)
    await queries.query(`DELETE FROM inquiries WHERE id IN (${old})`, parameters)
    // Digests belong to no inquiry; their list of references goes with the inquiries.
    await queries.query("DELETE FROM mails WHERE inquiry_id IS NULL AND state = 'sent' AND created_at < $1", [
      cutoff.toISOString(),
    ])
  })
  return { inquiries: length, files, isForgotten: length === 0 || (await database.forget()) }
}

export function retentionCutoff(months: number, now = new Date()): Date {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  return cutoff
}

/** Takes the inquiries as a query for their ids. */
async function mailsOf(queries: Queries, inquiries: string, parameters: string[]): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `SELECT id FROM mails WHERE inquiry_id IN (${inquiries})`,
    parameters,
  )
  return rows.map(({ id }) => id)
}

async function deleteMailsAndDeeds(queries: Queries, inquiries: string, parameters: string[]) {
  // The deeds first: which inquiries are old is seen by their mails.
  await queries.query(`DELETE FROM deeds WHERE inquiry_id IN (${inquiries})`, parameters)
  await queries.query(`DELETE FROM mails WHERE inquiry_id IN (${inquiries})`, parameters)
}

/** A service that runs looks at the clock every few minutes. */
const maxAbsenceMs = 31 * 86_400_000

/**
 * Keeps a machine that starts in a wrong year from taking everything for old. Returns when the clock was last looked at
 * if that is too long ago to be believed; otherwise notes that it was looked at now.
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
