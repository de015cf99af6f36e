import { randomUUID } from 'node:crypto'
import type { MailToSend } from '../mail/compose.ts'
import type { Database, Queries } from '../store/database.ts'
import { dedupeKey, type Inquiry, newReference, normaliseEmail, type Submission } from './inquiry.ts'

export type Stored =
  | { reference: string; isNew: boolean; held: boolean }
  /** Too many from one address; seconds until the next is taken. */
  | { retryAfter: number }

const hour = 3_600_000

export interface StoreInquiryOptions {
  database: Database
  compose(inquiry: Inquiry): MailToSend[]
  /** Inquiries from one client within an hour. */
  rateLimit: number
}

/**
 * One durable write of the inquiry and its finished mails. When this resolves with a reference,
 * nothing that happens to the process can lose either.
 */
export function storeInquiry(
  { database, compose, rateLimit }: StoreInquiryOptions,
  submission: Submission,
  client: string,
  now: Date = new Date(),
): Promise<Stored> {
  const key = dedupeKey(submission, now)
  return database.transaction(async queries => {
    const earlier = await findByKey(queries, key)
    if (earlier) return earlier
    const retryAfter = await countArrival(queries, client, rateLimit, now)
    if (retryAfter !== undefined) return { retryAfter }

    const inquiry: Inquiry = { ...submission, id: randomUUID(), reference: newReference(), receivedAt: now }
    const inserted = await insertInquiry(queries, inquiry, key)
    if (!inserted) {
      // Another instance stored the same click a moment earlier, and has committed: the insert waited for it.
      const other = await findByKey(queries, key)
      if (other) return other
      throw new Error('The new reference was taken already')
    }
    for (const mail of compose(inquiry)) await insertMail(queries, mail, inquiry, now)
    return { reference: inquiry.reference, isNew: true, held: inquiry.heldReason !== undefined }
  })
}

async function findByKey(queries: Queries, key: string): Promise<Stored | undefined> {
  const [row] = await queries.query<{ reference: string }>(
    'SELECT reference FROM inquiries WHERE dedupe_key = $1',
    [key],
  )
  return row && { reference: row.reference, isNew: false, held: false }
}

/** Notes the arrival, or says how long to wait. */
async function countArrival(
  queries: Queries,
  client: string,
  rateLimit: number,
  now: Date,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - hour).toISOString()
  const arrivals = await queries.query<{ at: string }>(
    'SELECT at FROM arrivals WHERE client = $1 AND at > $2 ORDER BY at LIMIT $3',
    [client, since, rateLimit],
  )
  const [oldest] = arrivals
  if (oldest && arrivals.length >= rateLimit) {
    return Math.max(1, Math.ceil((Date.parse(oldest.at) + hour - now.getTime()) / 1000))
  }
  await queries.query('INSERT INTO arrivals (client, at) VALUES ($1, $2)', [client, now.toISOString()])
  return undefined
}

async function insertInquiry(queries: Queries, inquiry: Inquiry, key: string): Promise<boolean> {
  const rows = await queries.query(
    `INSERT INTO inquiries (id, reference, dedupe_key, kind, locale, received_at, email, fields, held_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING id`,
    [
      inquiry.id,
      inquiry.reference,
      key,
      inquiry.kind,
      inquiry.locale,
      inquiry.receivedAt.toISOString(),
      normaliseEmail(inquiry.fields.email),
      JSON.stringify(inquiry.fields),
      inquiry.heldReason ?? null,
    ],
  )
  return rows.length > 0
}

/** A mail whose `onceKey` is taken is left out: one confirmation a day, one digest a day. */
export async function insertMail(
  queries: Queries,
  mail: MailToSend,
  inquiry: Inquiry | undefined,
  now: Date,
): Promise<void> {
  await queries.query(
    `INSERT INTO mails (id, inquiry_id, purpose, once_key, content, state, due_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      mail.id,
      inquiry?.id ?? null,
      mail.purpose,
      mail.onceKey ?? null,
      JSON.stringify(mail.content),
      inquiry?.heldReason === undefined ? 'due' : 'held',
      now.toISOString(),
      now.toISOString(),
    ],
  )
}
