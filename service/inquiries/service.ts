import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readStats } from '../admin/stats.ts'
import type { Answer } from '../http/answer.ts'
import { composeConfirmation, composeInquiry } from '../mail/compose.ts'
import { createFileTransport } from '../mail/file-transport.ts'
import { createSmtpTransport } from '../mail/smtp-transport.ts'
import type { Config } from '../operation/config.ts'
import { startHousekeeping } from '../operation/housekeeping.ts'
import type { Log } from '../operation/log.ts'
import { Metrics } from '../operation/metrics.ts'
import { startCourier } from '../outbox/courier.ts'
import { Outbox } from '../outbox/outbox.ts'
import type { Build } from '../site/build.ts'
import { createDailyHash } from '../spam/daily-hash.ts'
import { memoize } from '../store/memoize.ts'
import { openDatabase } from '../store/open.ts'
import { sharedSecret } from '../store/shared-secret.ts'
import { VisitCounter } from '../visits/visit-counter.ts'
import type { Submission } from './inquiry.ts'
import { type Endpoint, receive } from './receive.ts'
import { storeInquiry } from './store-inquiry.ts'

export interface RunningInquiries {
  receive(request: IncomingMessage, endpoint: Endpoint, clientAddress: string): Promise<Answer>
  /** Proves that the store accepts writes, and returns how long the oldest mail has waited. */
  ready(): Promise<{ oldestUndeliveredSeconds: number; parked: number }>
  metrics(): Promise<string>
  stop(): Promise<void>
}

/** The size of an inquiry with its mails, as text and HTML, in two tables and their indexes. */
const largestInquiryBytes = 64 * 1024

/** Starts everything between a form and the firm's mailbox. */
export async function startInquiries(
  config: Config,
  build: () => Build,
  log: Log,
): Promise<RunningInquiries> {
  const database = await openDatabase(config, log)
  const transport = config.smtp ? createSmtpTransport(config.smtp) : createFileTransport(config.dataDir)
  if (!config.smtp)
    log.warn(`NO MAIL SERVER IS CONFIGURED (SMTP_URL): every mail is written to ${transport.target}`)

  // Mails use the texts of the newest build.
  const settings = () => ({ ...build(), mail: config.mail, siteUrl: config.siteUrl })
  const metrics = new Metrics()
  const courier = startCourier(new Outbox(database, randomUUID(), config.mail), transport, log, metrics)
  const housekeeping = startHousekeeping(database, config, settings, log)
  const visits = new VisitCounter(database, log)
  const dailyHash = createDailyHash(database)
  const reception = {
    async store(submission: Submission, clientAddress: string) {
      const client = { address: clientAddress, hash: await dailyHash() }
      const options = {
        database,
        composeInquiry: composeInquiry.bind(undefined, settings()),
        composeConfirmation: composeConfirmation.bind(undefined, settings()),
        rateLimit: config.rateLimit,
      }
      const stored = await storeInquiry(options, submission, client)
      courier.wake()
      return stored
    },
    formSecret: memoize(async () => config.formSecret ?? sharedSecret(database, 'form-secret')),
    countVisit: visits.count.bind(visits),
    ownHosts: [config.siteUrl.hostname, ...config.allowedOrigins.map(origin => new URL(origin).hostname)],
    build,
    allowedOrigins: config.allowedOrigins,
    log,
    metrics,
  }

  return {
    receive: receive.bind(undefined, reception),
    async ready() {
      // A small write could still succeed on a disk that has no room for an inquiry.
      const proof = randomBytes(largestInquiryBytes).toString('base64')
      await database.transaction(queries =>
        queries.query(
          "INSERT INTO settings (name, value) VALUES ('ready', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
          [proof],
        ),
      )
      const { mails, oldestUndeliveredSeconds } = await readStats(database)
      return { oldestUndeliveredSeconds, parked: mails.parked }
    },
    async metrics() {
      const { mails, oldestUndeliveredSeconds } = await readStats(database)
      return metrics.render({
        mails_due: mails.due,
        mails_held: mails.held,
        mails_parked: mails.parked,
        mails_oldest_undelivered_seconds: oldestUndeliveredSeconds,
        process_resident_bytes: process.memoryUsage.rss(),
      })
    },
    async stop() {
      await courier.stop()
      await housekeeping.stop()
      await visits.stop()
      await database.close()
    },
  }
}
