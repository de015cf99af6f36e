import { randomUUID } from 'node:crypto'
import { isEmail } from '../../src/forms/schema.ts'
import type { Mail } from '../mail/compose.ts'
import type { Hash } from '../spam/daily-hash.ts'
import { confirmationLimits, countAgainst, inquiryLimit } from '../spam/limits.ts'
import type { Database, Queries } from '../store/database.ts'
import { answerOf } from './asked.ts'
import { dedupeKey, type Inquiry, newReference, normaliseEmail, type Submission } from './inquiry.ts'

export type Stored =
  | {
      reference: string
      isNew: boolean
      /** The daily limit that kept the visitor from getting a confirmation: for a mailbox, a domain or everybody. */
      unconfirmed?: string | undefined
    }
  /** The address has sent too many inquiries. The number of seconds until the next one is accepted. */
  | { retryAfter: number }

export interface StoreInquiryOptions {
  database: Database
  composeInquiry(inquiry: Inquiry): Mail
  composeConfirmation(inquiry: Inquiry): Mail
  /** The number of inquiries that one client may send within an hour. */
  rateLimit: number
}

export interface Client {
  address: string
  hash: Hash
}

/**
 * Stores the inquiry and its finished mails in one durable write. Once this resolves with a reference, no crash of the
 * process can lose them.
 */
export function storeInquiry(
  { database, composeInquiry, composeConfirmation, rateLimit }: StoreInquiryOptions,
  submission: Submission,
  { address, hash }: Client,
  now: Date = new Date(),
): Promise<Stored> {
  const key = dedupeKey(submission, now)
  return database.transaction(async queries => {
    const [earlier] = await queries.query<{ reference: string }>(
      'SELECT reference FROM inquiries WHERE dedupe_key = $1',
      [key],
    )
    if (earlier) return { ...earlier, isNew: false }
    const limited = await countAgainst(queries, [inquiryLimit(hash, address, rateLimit)], now)
    if (limited) return limited

    const inquiry: Inquiry = { ...submission, id: randomUUID(), reference: newReference(), receivedAt: now }
    const { isTrusted, reference } = inquiry
    const email = answerOf(inquiry, 'email')
    await insertInquiry(queries, inquiry, key)
    await insertMail(queries, composeInquiry(inquiry), inquiry, now)
    if (!isTrusted || !isEmail(email)) return { reference, isNew: true }
    const unconfirmed = await countAgainst(queries, confirmationLimits(hash, email), now)
    if (!unconfirmed) await insertMail(queries, composeConfirmation(inquiry), inquiry, now)
    return { reference, isNew: true, unconfirmed: unconfirmed?.reached }
  })
}

async function insertInquiry(queries: Queries, inquiry: Inquiry, key: string): Promise<void> {
  await queries.query(
    `INSERT INTO inquiries (id, reference, dedupe_key, kind, locale, received_at, email, fields, asked, held_reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      inquiry.id,
      inquiry.reference,
      key,
      inquiry.kind,
      inquiry.locale,
      inquiry.receivedAt.toISOString(),
      normaliseEmail(answerOf(inquiry, 'email')),
      JSON.stringify(inquiry.fields),
      JSON.stringify(inquiry.asked),
      inquiry.heldReason ?? null,
    ],
  )
}

/** Skips a mail whose `onceKey` already exists, so that there is only one digest a day. */
export async function insertMail(
  queries: Queries,
  mail: Mail,
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
