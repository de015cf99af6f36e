import type { MailContent } from './compose.ts'
import { singleLine } from './plain.ts'

/** A delivery that takes longer has failed. Configuration may override it. */
export const deliveryTimeoutSeconds = 30

export interface MailTransport {
  /** Resolves when the mail has been handed over, and rejects with a `DeliveryError` otherwise. */
  send(id: string, content: MailContent): Promise<void>
  /** Takes back a mail that was erased while it was under way, as far as that can be. */
  recall?(id: string): Promise<unknown>
  /** The destination of mails, in words for the log. */
  readonly target: string
}

/**
 * The cause of a failure, which decides the next attempt. The server would fail any mail, only this mail
 * fails, or its recipient does not exist.
 */
export type Blame = 'server' | 'mail' | 'recipient'

export class DeliveryError extends Error {
  readonly blame: Blame
  /** A code for logs: no address, no text. */
  readonly code: string

  constructor(message: string, blame: Blame, code: string) {
    // Mail servers may say anything, also what a database does not take.
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
    // Stated on its own: the envelope is never derived from header text.
    envelope: { from: from.address, to: [to, copy].flatMap(mailbox => mailbox?.address ?? []) },
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
