import type { Config } from '../operation/config.ts'
import type { MailTransport } from './delivery.ts'
import { createFileTransport } from './file-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

export function createMailTransport(config: Config): MailTransport {
  return config.smtp ? createSmtpTransport(config.smtp) : createFileTransport(config.dataDir)
}
