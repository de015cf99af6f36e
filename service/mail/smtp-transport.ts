import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../operation/config.ts'
import { type Blame, DeliveryError, type MailTransport, mailOptions } from './delivery.ts'

export function createSmtpTransport(smtp: SmtpConfig): MailTransport {
  const { host, port, secure, requireTls, auth, ca } = smtp
  const timeoutMs = smtp.timeoutSeconds * 1000
  const transport = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(auth && { auth }),
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
  })
  return {
    target: `${host}:${port}`,
    async send(_id, content) {
      // The library's own timeouts restart with every byte, so a server that trickles would hold the connection forever.
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const { rejectedErrors = [] } = await transport.sendMail({ ...mailOptions(content), signal })
        // The library is content if one recipient accepts, but the firm's own mailbox must always get the inquiry.
        const refusal = rejectedErrors.find(
          ({ recipient }: { recipient?: string }) => recipient === content.copy?.address,
        )
        if (refusal) throw refusal
      } catch (error) {
        throw signal.aborted
          ? new DeliveryError(`Not delivered within ${smtp.timeoutSeconds} s`, 'server', 'EDEADLINE')
          : deliveryError(error)
      }
    },
  }
}

function deliveryError(error: unknown): DeliveryError {
  const {
    message,
    code = 'UNKNOWN',
    command,
    responseCode,
  } = error as {
    message: string
    code?: string
    command?: string
    responseCode?: number
  }
  return new DeliveryError(
    message,
    blame(code, command, responseCode),
    responseCode ? `${code} ${responseCode}` : code,
  )
}

/** Blames the server unless it refused the recipient or the message, because any other failure affects the next mail too. */
function blame(code: string, command: string | undefined, responseCode = 0): Blame {
  if (code === 'EMESSAGE') return 'mail'
  if (code !== 'EENVELOPE' || command === 'MAIL FROM') return 'server'
  // A 4xx may be temporary, such as greylisting.
  return command === 'RCPT TO' && responseCode >= 500 ? 'recipient' : 'mail'
}
