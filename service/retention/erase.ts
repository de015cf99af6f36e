import { normaliseEmail } from '../inquiries/inquiry.ts'
import { deleteMailFiles } from '../mail/mail-files.ts'
import type { Database, Queries } from '../store/database.ts'
import { eraseFromStudio } from './erase-from-studio.ts'

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

/** Takes the inquiries as a query for their ids. */
export async function mailsOf(queries: Queries, inquiries: string, parameters: string[]): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `SELECT id FROM mails WHERE inquiry_id IN (${inquiries})`,
    parameters,
  )
  return rows.map(({ id }) => id)
}

export async function deleteMailsAndDeeds(queries: Queries, inquiries: string, parameters: string[]) {
  // The deeds first: which inquiries are old is seen by their mails.
  await queries.query(`DELETE FROM deeds WHERE inquiry_id IN (${inquiries})`, parameters)
  await queries.query(`DELETE FROM mails WHERE inquiry_id IN (${inquiries})`, parameters)
}
