import type { MailContent } from './compose.ts'

export interface MailTransport {
  /** Resolves when the mail has been handed over, and rejects with a `DeliveryError` otherwise. */
  send(id: string, content: MailContent): Promise<void>
  /** Where mails go, in words for the log. */
  readonly target: string
}

/** Who is to blame decides what may be tried next: the server (any mail would fail) or this one mail. */
export class DeliveryError extends Error {
  readonly blame: 'server' | 'mail'
  /** A code for logs: no address, no text. */
  readonly code: string

  constructor(message: string, blame: 'server' | 'mail', code: string) {
    super(message)
    this.blame = blame
    this.code = code
  }
}

export function mailOptions(content: MailContent) {
  const { from, to, replyTo, subject, text, html, messageId, date, automatic } = content
  return {
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    messageId,
    date: new Date(date),
    // Stated on its own: the envelope is never derived from header text.
    envelope: { from: from.address, to: [to.address] },
    headers: automatic ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
