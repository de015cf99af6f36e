import { randomBytes, randomUUID } from 'node:crypto'
import { readStats } from '../admin/stats.ts'
import { composeConfirmation, composeInquiry } from '../mail/compose.ts'
import { createMailTransport } from '../mail/transport.ts'
import type { Config } from '../operation/config.ts'
import { startHousekeeping } from '../operation/housekeeping.ts'
import type { Log } from '../operation/log.ts'
import { type Gauge, Metrics } from '../operation/metrics.ts'
import { startCourier } from '../outbox/courier.ts'
import { Outbox } from '../outbox/outbox.ts'
import { readFirm } from '../site/build-record.ts'
import { createDailyHash } from '../spam/daily-hash.ts'
import type { Database } from '../store/database.ts'
import { memoize } from '../store/memoize.ts'
import { openDatabase } from '../store/open.ts'
import { sharedSecret } from '../store/settings.ts'
import { loadAnswerPages } from './answer-pages.ts'
import { type ContactHandler, createContactHandler } from './receive.ts'
import { storeInquiry } from './store-inquiry.ts'

export interface RunningContact {
  handle: ContactHandler
  /** Proves that the store takes a write, and how long the oldest mail has waited. */
  ready(): Promise<{ oldestUndeliveredSeconds: number; parked: number }>
  metrics(): Promise<string>
  /** Pages and mails say what this build says. Throws, and changes nothing, where it lacks something. */
  renew(siteDir: string): void
  stop(): Promise<void>
}

/** Bytes; with its mails in both parts, in two tables and their indexes. */
const largestInquiry = 64 * 1024

/** Everything between a form and the firm's mailbox. */
export async function startContact(config: Config, log: Log): Promise<RunningContact> {
  let build = readBuild(config.siteDir)
  const database = await openDatabase(config, log)
  const transport = createMailTransport(config)
  if (!config.smtp)
    log.warn(`NO MAIL SERVER IS CONFIGURED (SMTP_URL): every mail is written to ${transport.target}`)

  const settings = {
    get texts() {
      return build.texts
    },
    get firm() {
      return build.firm
    },
    mail: config.mail,
    siteUrl: config.siteUrl,
  }
  const metrics = new Metrics()
  const courier = startCourier(new Outbox(database, randomUUID(), config.mail), transport, log, metrics)
  const housekeeping = startHousekeeping(database, config, settings, log)
  const dailyHash = createDailyHash(database)
  const options = {
    database,
    composeInquiry: composeInquiry.bind(undefined, settings),
    composeConfirmation: composeConfirmation.bind(undefined, settings),
    rateLimit: config.rateLimit,
  }
  const handle = createContactHandler({
    async store(submission, clientAddress) {
      const client = { address: clientAddress, hash: await dailyHash() }
      const stored = await storeInquiry(options, submission, client)
      courier.wake()
      return stored
    },
    formSecret: memoize(async () => config.formSecret ?? sharedSecret(database, 'form-secret')),
    origins: { allowed: config.allowedOrigins },
    get pages() {
      return build.pages
    },
    get texts() {
      return build.texts
    },
    log,
    metrics,
  })

  return {
    handle,
    async ready() {
      // As much as an inquiry and its mails, and as incompressible: a full disk may still have room for less.
      const proof = randomBytes(largestInquiry).toString('base64')
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
      return metrics.render(await gauges(database))
    },
    renew(siteDir) {
      build = readBuild(siteDir)
    },
    async stop() {
      await courier.stop()
      await housekeeping.stop()
      await database.close()
    },
  }
}

function readBuild(siteDir: string) {
  return { ...readFirm(siteDir), pages: loadAnswerPages(siteDir) }
}

async function gauges(database: Database): Promise<Gauge[]> {
  const { mails, oldestUndeliveredSeconds } = await readStats(database)
  return [
    { name: 'mails_due', help: 'Mails that wait for delivery.', value: mails.due },
    { name: 'mails_held', help: 'Mails of held inquiries.', value: mails.held },
    { name: 'mails_parked', help: 'Mails given up on; an administrator must act.', value: mails.parked },
    {
      name: 'mails_oldest_undelivered_seconds',
      help: 'Age of the oldest mail that is not delivered.',
      value: oldestUndeliveredSeconds,
    },
    { name: 'process_resident_bytes', help: 'Memory of the process.', value: process.memoryUsage.rss() },
  ]
}
