import type { MailContent, MailPurpose } from '../mail/compose.ts'
import type { DeliveryError } from '../mail/delivery.ts'
import type { Database, Queries } from '../store/database.ts'
import { attemptsOf, backoffSeconds, maxWaitSeconds, type RetryPolicy } from './retry.ts'

export interface ClaimedMail {
  id: string
  purpose: MailPurpose
  content: MailContent
  /** The number of attempts, including this one. */
  attempts: number
}

/** Returns the condition that no process is delivering the mail. `now` is the name of a parameter. */
export const isFree = (now: string) => `(lease_until IS NULL OR lease_until <= ${now})`

/**
 * Makes mails due whose time is later than any wait or lease allows, because a fast clock wrote it. Housekeeping calls
 * this, so that no other query has to care.
 */
export async function correctFuture(queries: Queries, now: Date): Promise<void> {
  const horizon = new Date(now.getTime() + (maxWaitSeconds + 60) * 1000).toISOString()
  await queries.query(
    `UPDATE mails SET due_at = $1, lease_owner = NULL, lease_until = NULL
     WHERE state = 'due' AND (due_at > $2 OR lease_until > $2)`,
    [now.toISOString(), horizon],
  )
}

/**
 * The mails that wait in the store. A process claims a mail for a while. If the process dies, the claim expires and another
 * process takes over. The Message-ID stays, so that a receiver can drop a second copy.
 */
export class Outbox {
  readonly #database: Database
  readonly #owner: string
  readonly #policy: RetryPolicy

  constructor(database: Database, owner: string, policy: RetryPolicy) {
    this.#database = database
    this.#owner = owner
    this.#policy = policy
  }

  get retryMilliseconds(): number {
    return this.#policy.retrySeconds * 1000
  }

  async claim(limit: number, now = new Date()): Promise<ClaimedMail[]> {
    const until = new Date(now.getTime() + this.#policy.leaseSeconds * 1000)
    const rows = await this.#database.transaction(queries =>
      queries.query<{ id: string; purpose: MailPurpose; content: string; attempts: number }>(
        `UPDATE mails SET lease_owner = $1, lease_until = $2, attempts = attempts + 1
         WHERE id IN (
           SELECT id FROM mails
           WHERE state = 'due' AND due_at <= $3 AND ${isFree('$3')}
           ORDER BY due_at LIMIT $4
         )
         RETURNING id, purpose, content, attempts`,
        [this.#owner, until.toISOString(), now.toISOString(), limit],
      ),
    )
    return rows.map(row => ({ ...row, content: JSON.parse(row.content) as MailContent }))
  }

  /** Returns false if the mail was erased during its delivery. */
  async markSent(mail: ClaimedMail, now = new Date()): Promise<boolean> {
    // A sent login link leaves the store at once. Its row leads to the mail's file until the link has expired.
    const content = mail.purpose === 'login' ? JSON.stringify({ ...mail.content, text: '', html: '' }) : null
    // Ignores the lease. The mail is sent, even if another process has claimed it meanwhile.
    const rows = await this.#database.query(
      `UPDATE mails SET state = 'sent', sent_at = $1, content = COALESCE($2, content), lease_owner = NULL, lease_until = NULL,
         blocked_by = NULL, last_error = NULL WHERE id = $3 RETURNING id`,
      [now.toISOString(), content, mail.id],
    )
    return rows.length > 0
  }

  /** Schedules the next attempt, or parks the mail after the last one. Returns the new state. */
  async markFailed(mail: ClaimedMail, error: DeliveryError, now = new Date()): Promise<'due' | 'parked'> {
    const isMistyped = error.blame === 'recipient' && mail.purpose === 'confirmation'
    const state = mail.attempts >= attemptsOf(this.#policy, isMistyped) ? 'parked' : 'due'
    const due = new Date(now.getTime() + backoffSeconds(mail.attempts, this.#policy.retrySeconds) * 1000)
    await this.#database.query(
      `UPDATE mails SET state = $1, due_at = $2, blocked_by = $3, last_error = $4,
         lease_owner = NULL, lease_until = NULL
       WHERE id = $5 AND lease_owner = $6 AND state = 'due'`,
      [state, due.toISOString(), error.blame, error.message, mail.id, this.#owner],
    )
    return state
  }

  /** Returns mails that were claimed but not tried. */
  async release(mails: readonly ClaimedMail[]): Promise<void> {
    if (mails.length === 0) return
    await this.#database.transaction(async queries => {
      for (const mail of mails) {
        await queries.query(
          `UPDATE mails SET attempts = attempts - 1, lease_owner = NULL, lease_until = NULL
           WHERE id = $1 AND lease_owner = $2 AND state = 'due'`,
          [mail.id, this.#owner],
        )
      }
    })
  }

  /** Makes all mails due that were only waiting for the server, because it answers again or may answer again. */
  async serverIsBack(now = new Date()): Promise<void> {
    await this.#database.query(
      `UPDATE mails SET due_at = $1 WHERE state = 'due' AND blocked_by = 'server' AND due_at > $1`,
      [now.toISOString()],
    )
  }

  /** Returns the milliseconds until a mail can be claimed, or undefined if none waits. */
  async nextDue(now = new Date()): Promise<number | undefined> {
    const [row] = await this.#database.query<{ at: string | null }>(
      `SELECT MIN(CASE WHEN lease_until IS NOT NULL AND lease_until > due_at THEN lease_until ELSE due_at END) AS at
       FROM mails WHERE state = 'due'`,
    )
    return row?.at ? Math.max(0, Date.parse(row.at) - now.getTime()) : undefined
  }
}
