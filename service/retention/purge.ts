import type { ListedInquiry } from '../admin/read-inquiries.ts'
import { deleteMailFiles } from '../mail/mail-files.ts'
import { loginLinkMinutes } from '../outbox/retry.ts'
import type { Database, Queries } from '../store/database.ts'
import { deleteMailsAndDeeds, type Erased, mailsOf } from './erase.ts'

/** The number of months that inquiries are kept. Configuration may override it. */
export const retentionMonths = 24
/** The number of months that held spam is kept, unless it is released. */
export const heldMonths = 6
/** The minutes between two rounds of housekeeping. */
export const housekeepingMinutes = 10

export interface PurgeOptions {
  dryRun?: boolean
  /** Deletes held spam as well. */
  includeHeld?: boolean
  /** Deletes only inquiries that the service held as spam and that were not released. */
  onlyHeld?: boolean
}

/** Leaves out inquiries that staff hold by hand, and released ones, which have sent mails. */
const isHeldAsSpam = `held_reason IS NOT NULL AND held_reason <> 'by hand'
  AND NOT EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state = 'sent')`

/** Returns the time of an inquiry's deletion. It has none while a mail is undeliverable or staff hold it back. */
export function deletedAt(
  { receivedAt, state, heldReason }: Pick<ListedInquiry, 'receivedAt' | 'state' | 'heldReason'>,
  mails: { state: string }[],
  months: number,
): Date | undefined {
  const isSpam =
    state === 'held' &&
    heldReason !== null &&
    heldReason !== 'by hand' &&
    mails.every(mail => mail.state !== 'sent')
  if (state === 'parked' || (state === 'held' && !isSpam)) return undefined
  const at = new Date(receivedAt)
  const day = at.getUTCDate()
  at.setUTCMonth(at.getUTCMonth() + (isSpam ? heldMonths : months))
  // 31 August plus six months would be 31 February, which rolls over into March. The first of March counts instead.
  if (at.getUTCDate() !== day) at.setUTCDate(1)
  return at
}

/** Deletes inquiries that are older than the retention allows and have no mail left to deliver. */
export async function purgeBefore(
  database: Database,
  dataDir: string,
  cutoff: Date,
  { dryRun = false, includeHeld = false, onlyHeld = false }: PurgeOptions = {},
): Promise<Erased> {
  const old = `SELECT id FROM inquiries WHERE received_at < $1
    AND NOT EXISTS (SELECT 1 FROM mails WHERE inquiry_id = inquiries.id AND state NOT IN ('sent', $2))
    ${onlyHeld ? `AND ${isHeldAsSpam}` : ''}`
  const parameters = [cutoff.toISOString(), includeHeld || onlyHeld ? 'held' : 'sent']
  const { length } = await database.query(old, parameters)
  if (dryRun) return { inquiries: length, files: 0, isForgotten: true }
  const mails = await mailsOf(database, old, parameters)
  // Digests belong to no inquiry. They are deleted too, because they list references.
  const others = onlyHeld ? [] : await mailsWithoutInquiry(database, "state IN ('sent', 'parked')", cutoff)
  const files = await deleteMailFiles(dataDir, [...mails, ...others])
  await database.transaction(async queries => {
    await deleteMailsAndDeeds(queries, old, parameters)
    await queries.query(`DELETE FROM inquiries WHERE id IN (${old})`, parameters)
    for (const id of others) await queries.query('DELETE FROM mails WHERE id = $1', [id])
  })
  return { inquiries: length, files, isForgotten: length === 0 || (await database.forget()) }
}

/** Deletes mails with an expired login link and their files, because a later delivery would be useless. */
export async function deleteLateLoginMails(database: Database, dataDir: string, now: Date): Promise<void> {
  const expired = new Date(now.getTime() - loginLinkMinutes * 60_000)
  const ids = await mailsWithoutInquiry(database, "purpose = 'login'", expired)
  await deleteMailFiles(dataDir, ids)
  for (const id of ids) await database.query('DELETE FROM mails WHERE id = $1', [id])
}

async function mailsWithoutInquiry(queries: Queries, condition: string, before: Date): Promise<string[]> {
  const rows = await queries.query<{ id: string }>(
    `SELECT id FROM mails WHERE inquiry_id IS NULL AND ${condition} AND created_at < $1`,
    [before.toISOString()],
  )
  return rows.map(({ id }) => id)
}

/** Goes back by months. A day that the month does not have becomes its last day. */
export function retentionCutoff(months: number, now = new Date()): Date {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - months)
  if (cutoff.getUTCDate() !== now.getUTCDate()) cutoff.setUTCDate(0)
  return cutoff
}
