import { readFileSync } from 'node:fs'
import { createTransport } from 'nodemailer'
import type { SmtpConfig } from '../config.ts'
import { DeliveryError, type MailTransport, mailOptions } from './delivery.ts'

export function createSmtpTransport(smtp: SmtpConfig): MailTransport {
  const timeout = smtp.timeoutSeconds * 1000
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.requireTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(smtp.user === undefined ? {} : { auth: { user: smtp.user, pass: smtp.password ?? '' } }),
    tls: {
      minVersion: 'TLSv1.2',
      ...(smtp.caFile === undefined ? {} : { ca: readFileSync(smtp.caFile) }),
    },
  })
  return {
    target: `${smtp.host}:${smtp.port}`,
    async send(_id, content) {
      try {
        await transport.sendMail(mailOptions(content))
      } catch (error) {
        throw deliveryError(error)
      }
    },
  }
}

function deliveryError(error: unknown): DeliveryError {
  const {
    message,
    code = 'UNKNOWN',
    responseCode,
  } = error as {
    message: string
    code?: string
    responseCode?: number
  }
  // A recipient or a message that is refused says nothing about the next mail; all else does.
  const blame = code === 'EENVELOPE' || code === 'EMESSAGE' ? 'mail' : 'server'
  return new DeliveryError(message, blame, responseCode ? `${code} ${responseCode}` : code)
}
