// SQLite and a real PostgreSQL, for tests that every store has to pass.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe } from 'node:test'
import type { Submission } from '../../service/inquiries/inquiry.ts'
import { storeInquiry } from '../../service/inquiries/store-inquiry.ts'
import { composeConfirmation, composeInquiry, type MailSettings } from '../../service/mail/compose.ts'
import type { Database } from '../../service/store/database.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { sampleFirm, temporaryDirectory } from './sample-build.ts'
import { quote, testConfig } from './service.ts'
import { askedOf, texts } from './texts.ts'

export const client = { address: '203.0.113.7', hash: (text: string) => text }

export const submission = (changes: Partial<Submission> = {}): Submission => ({
  kind: 'quote',
  locale: 'de',
  person: '',
  fields: quote,
  asked: askedOf('quote', quote),
  idempotencyKey: randomUUID(),
  heldReason: undefined,
  isTrusted: true,
  ...changes,
})
export const held = (changes: Partial<Submission> = {}) =>
  submission({ heldReason: 'honeypot', isTrusted: false, ...changes })

export async function mailSettings(): Promise<MailSettings> {
  const { mail, siteUrl } = await testConfig()
  return { texts, firm: sampleFirm, mail, siteUrl }
}

/** The functions that write the mails of an inquiry, as the service passes them. */
export async function composed() {
  const settings = await mailSettings()
  return {
    composeInquiry: composeInquiry.bind(undefined, settings),
    composeConfirmation: composeConfirmation.bind(undefined, settings),
  }
}

export async function store(database: Database, what: Submission, now?: Date): Promise<string> {
  const stored = await storeInquiry({ database, ...(await composed()), rateLimit: 1000 }, what, client, now)
  assert.ok('reference' in stored)
  return stored.reference
}

type Tests = {
  /** Returns a function that opens the same store again on each call, as separate processes do. */
  prepare: () => Promise<() => Promise<Database>>
  /** Opens an empty store for two processes, with a data folder. */
  fresh: () => Promise<{ first: Database; second: Database; dir: string; done: () => Promise<unknown> }>
}

/** Runs the same tests for each kind of database. */
export function onBothDatabases(tests: (open: Tests) => void): void {
  let postgres: PostgresServer
  before(async () => {
    postgres = await startPostgres()
  })
  after(() => postgres.stop())

  const stores: Record<string, Tests['prepare']> = {
    async SQLite() {
      const dir = await temporaryDirectory()
      return () => openSqlite(dir)
    },
    async PostgreSQL() {
      const url = await postgres.newDatabase()
      return () => openPostgres(url, () => {})
    },
  }
  for (const [name, prepare] of Object.entries(stores))
    describe(name, () =>
      tests({
        prepare,
        async fresh() {
          const open = await prepare()
          // Several processes may start at once, and each tries to create the tables.
          const all = await Promise.all([open(), open(), open(), open()])
          const [first, second, ...others] = all as [Database, Database, ...Database[]]
          await Promise.all(others.map(database => database.close()))
          const done = () => Promise.all([first.close(), second.close()])
          return { first, second, dir: await temporaryDirectory(), done }
        },
      }),
    )
}
