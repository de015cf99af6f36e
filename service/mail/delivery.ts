import type { MailContent } from './compose.ts'
import { singleLine } from './plain.ts'

/** The time after which a delivery counts as failed. Configuration may override it. */
export const deliveryTimeoutSeconds = 30

export interface MailTransport {
  /** Resolves when the mail has been handed over, and rejects with a `DeliveryError` otherwise. */
  send(id: string, content: MailContent): Promise<void>
  /** Withdraws a mail that was erased during its delivery, as far as possible. */
  recall?(id: string): Promise<unknown>
  /** Describes the destination of mails for the log. */
  readonly target: string
}

/**
 * The cause of a failure, which decides the next attempt: the server fails with any mail, only this mail fails, or its
 * recipient does not exist.
 */
export type Blame = 'server' | 'mail' | 'recipient'

export class DeliveryError extends Error {
  readonly blame: Blame
  /** A code for logs, without any address or text. */
  readonly code: string

  constructor(message: string, blame: Blame, code: string) {
    // Mail servers may send any characters, even some that a database cannot store.
    super(singleLine(message).slice(0, 500))
    this.blame = blame
    this.code = code
  }
}

export function mailOptions(content: MailContent) {
  const { from, to, copy, replyTo, subject, text, html, messageId, date, automatic } = content
  return {
    from,
    to,
    ...(copy && { cc: copy }),
    replyTo,
    subject,
    text,
    html,
    messageId,
    date: new Date(date),
    // The envelope is set explicitly, so that the library never derives it from header text.
    envelope: { from: from.address, to: [to, copy].flatMap(mailbox => mailbox?.address ?? []) },
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
