import { normaliseEmail } from '../inquiries/inquiry.ts'
import type { MailContent } from '../mail/compose.ts'
import { deleteMailFiles } from '../mail/mail-files.ts'
import type { Database, Queries } from '../store/database.ts'
import { eraseFromStudio, type MayEraseAccount } from './erase-from-studio.ts'

export interface Erased {
  inquiries: number
  files: number
  /** False while another program reads the erased rows, which keeps them in the store's files. */
  isForgotten: boolean
  /** True if the person has an account in the Studio that may not be erased. */
  hasAccount?: true
}

export interface EraseOptions {
  now?: Date
  /** Called if the address has an account in the Studio. Without it the account is erased. */
  mayEraseAccount?: MayEraseAccount
}

/**
 * Removes a person from all inquiries, mails, mail files and notes. Only reference, kind, language and dates stay, as
 * proof that the erasure happened and when.
 */
export async function eraseByEmail(
  database: Database,
  dataDir: string,
  email: string,
  { now = new Date(), mayEraseAccount }: EraseOptions = {},
): Promise<Erased> {
  const address = normaliseEmail(email)
  const theirs = 'SELECT id FROM inquiries WHERE email = $1'
  const mails = await mailsOf(database, theirs, [address])
  // The files are deleted first, because after an interruption the rows still lead to them.
  const files = await deleteMailFiles(dataDir, mails)
  const erased = await database.transaction(async queries => {
    await deleteMailsAndDeeds(queries, theirs, [address])
    return queries.query(
      `UPDATE inquiries SET email = NULL, fields = NULL, asked = NULL, dedupe_key = NULL, held_reason = NULL, erased_at = $2
       WHERE email = $1 RETURNING id`,
      [address, now.toISOString()],
    )
  })
  // Deletes files that a process wrote meanwhile. A process that writes one later deletes it, once it finds its mail erased.
  const late = await deleteMailFiles(dataDir, mails)
  const studio = await eraseFromStudio(dataDir, address, mayEraseAccount)
  const { hasAccount } = studio
  const studioFiles = hasAccount
    ? 0
    : await eraseStudioMails(database, dataDir, [address, ...studio.addresses])
  const isForgotten = (await database.forget()) && studio.isForgotten
  return {
    inquiries: erased.length,
    files: files + late + studioFiles,
    isForgotten,
    ...(hasAccount && { hasAccount }),
  }
}

/** Deletes the mails of the Studio to these addresses, and returns the number of their files. */
async function eraseStudioMails(database: Database, dataDir: string, addresses: string[]): Promise<number> {
  const recipients = new Set(addresses.map(normaliseEmail))
  const mails = await database.query<{ id: string; content: string }>(
    "SELECT id, content FROM mails WHERE inquiry_id IS NULL AND purpose IN ('studio', 'login')",
  )
  const ids = mails
    .filter(({ content }) => recipients.has(normaliseEmail((JSON.parse(content) as MailContent).to.address)))
    .map(({ id }) => id)
  const files = await deleteMailFiles(dataDir, ids)
  for (const id of ids) await database.query('DELETE FROM mails WHERE id = $1', [id])
  return files + (await deleteMailFiles(dataDir, ids))
}

/** Lists the mails of inquiries, which are given as a query for their ids. */
export async function mailsOf(queries: Queries, inquiries: string, parameters: string[]): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `SELECT id FROM mails WHERE inquiry_id IN (${inquiries})`,
    parameters,
  )
  return rows.map(({ id }) => id)
}

export async function deleteMailsAndDeeds(queries: Queries, inquiries: string, parameters: string[]) {
  // The deeds are deleted first, because the query needs the mails to find old inquiries.
  await queries.query(`DELETE FROM deeds WHERE inquiry_id IN (${inquiries})`, parameters)
  await queries.query(`DELETE FROM mails WHERE inquiry_id IN (${inquiries})`, parameters)
}
