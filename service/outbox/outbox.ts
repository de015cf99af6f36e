import type { MailContent, MailPurpose } from '../mail/compose.ts'
import type { DeliveryError } from '../mail/delivery.ts'
import type { Database } from '../store/database.ts'

export interface ClaimedMail {
  id: string
  purpose: MailPurpose
  content: MailContent
  /** This one included. */
  attempts: number
}

export interface RetryPolicy {
  maxAttempts: number
  leaseSeconds: number
  retrySeconds: number
}

/** The longest wait, and the longest lease that can be configured. */
const longestSeconds = 3600

/** Nobody waits for what is due or claimed beyond this: it was noted by a clock that was wrong and has been corrected. */
export function horizon(now: Date): string {
  return new Date(now.getTime() + (longestSeconds + 60) * 1000).toISOString()
}

/** Nobody is delivering the mail. The names of two parameters: now, and the horizon. */
export function isFree(now: string, ahead: string): string {
  return `(lease_until IS NULL OR lease_until <= ${now} OR lease_until > ${ahead})`
}

/** A confirmation that is refused for its recipient has a mistyped one; trying for days helps nobody. */
const confirmationAttempts = 10

/**
 * The mails that wait in the store. A process claims a mail for a while; if it dies, the claim runs out
 * and another takes over. The Message-ID stays, so that a receiver can drop a second copy.
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
           WHERE state = 'due' AND (due_at <= $3 OR due_at > $4) AND ${isFree('$3', '$4')}
           ORDER BY due_at LIMIT $5
         )
         RETURNING id, purpose, content, attempts`,
        [this.#owner, until.toISOString(), now.toISOString(), horizon(now), limit],
      ),
    )
    return rows.map(row => ({ ...row, content: JSON.parse(row.content) as MailContent }))
  }

  /** False when the mail was erased while it was under way. */
  async markSent(mail: ClaimedMail, now = new Date()): Promise<boolean> {
    // Whoever else may have claimed it meanwhile: sent is sent.
    const rows = await this.#database.query(
      `UPDATE mails SET state = 'sent', sent_at = $1, lease_owner = NULL, lease_until = NULL,
         blocked_by = NULL, last_error = NULL WHERE id = $2 RETURNING id`,
      [now.toISOString(), mail.id],
    )
    return rows.length > 0
  }

  /** Says whether this was the last attempt. */
  async markFailed(mail: ClaimedMail, error: DeliveryError, now = new Date()): Promise<'due' | 'parked'> {
    const { maxAttempts } = this.#policy
    const isMistyped = error.blame === 'recipient' && mail.purpose === 'confirmation'
    const most = isMistyped ? Math.min(maxAttempts, confirmationAttempts) : maxAttempts
    const state = mail.attempts >= most ? 'parked' : 'due'
    const due = new Date(now.getTime() + backoffSeconds(mail.attempts, this.#policy.retrySeconds) * 1000)
    await this.#database.query(
      `UPDATE mails SET state = $1, due_at = $2, blocked_by = $3, last_error = $4,
         lease_owner = NULL, lease_until = NULL
       WHERE id = $5 AND lease_owner = $6 AND state = 'due'`,
      [state, due.toISOString(), error.blame, error.message, mail.id, this.#owner],
    )
    return state
  }

  /** Gives back what was claimed but not tried. */
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

  /** The server answers again: what waited only for it need not wait longer. */
  async serverIsBack(now = new Date()): Promise<void> {
    await this.#database.query(
      `UPDATE mails SET due_at = $1 WHERE state = 'due' AND blocked_by = 'server' AND due_at > $1`,
      [now.toISOString()],
    )
  }

  /** Milliseconds until something can be claimed, or none when nothing waits. */
  async nextDue(now = new Date()): Promise<number | undefined> {
    const [row] = await this.#database.query<{ at: string | null }>(
      `SELECT MIN(CASE WHEN lease_until IS NOT NULL AND lease_until > due_at THEN lease_until ELSE due_at END) AS at
       FROM mails WHERE state = 'due'`,
    )
    return row?.at ? Math.max(0, Date.parse(row.at) - now.getTime()) : undefined
  }
}

/** Doubles up to an hour. Half of it is chance, so that mails that failed together do not come back together. */
export function backoffSeconds(attempts: number, first: number, random = Math.random()): number {
  const full = Math.min(longestSeconds, first * 2 ** Math.min(attempts - 1, 20))
  return full / 2 + (random * full) / 2
}
