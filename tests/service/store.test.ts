import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { Client } from 'pg'
import { recordActivity } from '../../service/admin/activity.ts'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { readStats } from '../../service/admin/stats.ts'
import type { Submission } from '../../service/inquiries/inquiry.ts'
import { storeInquiry } from '../../service/inquiries/store-inquiry.ts'
import { composeConfirmation, composeInquiry, type MailSettings } from '../../service/mail/compose.ts'
import { type Blame, DeliveryError } from '../../service/mail/delivery.ts'
import { readConfig } from '../../service/operation/config.ts'
import { housekeep } from '../../service/operation/housekeeping.ts'
import { createLog } from '../../service/operation/log.ts'
import { writeDigest } from '../../service/outbox/digest.ts'
import { correctFuture, Outbox } from '../../service/outbox/outbox.ts'
import { backoffSeconds } from '../../service/outbox/retry.ts'
import { trustClock } from '../../service/retention/clock.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { purgeBefore, retentionCutoff } from '../../service/retention/purge.ts'
import { deleteArrivals } from '../../service/spam/limits.ts'
import { type Database, StoreError } from '../../service/store/database.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite, refuseNetworkDisk } from '../../service/store/sqlite.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { sampleFirm, temporaryDirectory } from '../support/sample-build.ts'
import { quote, testConfig } from '../support/service.ts'
import { askedOf, texts } from '../support/texts.ts'

let postgres: PostgresServer
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

/** Returns a function that opens the same store again on each call, as separate processes do. */
const stores: Record<string, () => Promise<() => Promise<Database>>> = {
  async SQLite() {
    const dir = await temporaryDirectory()
    return () => openSqlite(dir)
  },
  async PostgreSQL() {
    const url = await postgres.newDatabase()
    return () => openPostgres(url, () => {})
  },
}

const client = { address: '203.0.113.7', hash: (text: string) => text }
const policy = { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 }
const held = (changes: Partial<Submission> = {}) =>
  submission({ heldReason: 'honeypot', isTrusted: false, ...changes })
const submission = (changes: Partial<Submission> = {}): Submission => ({
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

for (const [name, prepare] of Object.entries(stores)) {
  describe(name, () => {
    let settings: MailSettings
    let first: Database
    let second: Database
    let dir: string

    before(async () => {
      const { mail, siteUrl } = await testConfig()
      settings = { texts, firm: sampleFirm, mail, siteUrl }
    })
    async function fresh(): Promise<void> {
      const open = await prepare()
      dir = await temporaryDirectory()
      // Several processes may start at once, and each tries to create the tables.
      const all = await Promise.all([open(), open(), open(), open()])
      ;[first, second] = all as [Database, Database, Database, Database]
      await Promise.all(all.slice(2).map(database => database.close()))
    }
    const composed = () => ({
      composeInquiry: composeInquiry.bind(undefined, settings),
      composeConfirmation: composeConfirmation.bind(undefined, settings),
    })
    const done = () => Promise.all([first.close(), second.close()])
    const store = async (database: Database, what: Submission, now?: Date) => {
      const stored = await storeInquiry({ database, ...composed(), rateLimit: 1000 }, what, client, now)
      assert.ok('reference' in stored)
      return stored.reference
    }

    test('processes that start at the same time agree on one schema', async () => {
      await fresh()
      const versions = await first.query('SELECT version FROM schema_version')
      assert.equal(versions.length, 1)
      await done()
    })

    test('a click that reaches two instances creates one inquiry with one confirmation', async () => {
      await fresh()
      const what = submission()
      const references = await Promise.all(
        Array.from({ length: 12 }, (_, index) => store(index % 2 ? first : second, what)),
      )
      assert.equal(new Set(references).size, 1)
      const { inquiries, mails } = await readStats(first)
      assert.deepEqual(inquiries, { quote: 1 })
      assert.equal(mails.due, 2)
      await done()
    })

    test('an inquiry and its mails are stored together or not at all', async () => {
      await fresh()
      const failing = {
        ...composed(),
        composeConfirmation: () => {
          throw new Error('no mail')
        },
      }
      await assert.rejects(
        storeInquiry({ database: first, ...failing, rateLimit: 9 }, submission(), client),
        /no mail/,
      )
      assert.deepEqual((await readStats(second)).inquiries, {})
      assert.deepEqual(await second.query('SELECT * FROM arrivals'), [])
      await done()
    })

    test('a mail is claimed by one process only', async () => {
      await fresh()
      for (let count = 0; count < 20; count++) {
        await store(first, submission({ fields: { ...quote, email: `v${count}@kunde.example` } }))
      }
      const outboxes = [new Outbox(first, 'one', policy), new Outbox(second, 'two', policy)]
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) => outboxes[index % 2]?.claim(3) ?? []),
      )
      const ids = claims.flat().map(mail => mail.id)
      assert.equal(ids.length, 40)
      assert.equal(new Set(ids).size, 40)
      await done()
    })

    test('the claim of a dead process on a mail expires, and another process takes over', async () => {
      await fresh()
      await store(first, submission(), new Date('2026-11-20T10:00:00Z'))
      const dead = await new Outbox(first, 'dead', policy).claim(9, new Date('2026-11-20T10:00:01Z'))
      const next = new Outbox(second, 'next', policy)
      assert.equal(dead.length, 2)
      assert.equal((await next.claim(9, new Date('2026-11-20T10:00:59Z'))).length, 0)
      const taken = await next.claim(9, new Date('2026-11-20T10:01:02Z'))
      assert.equal(taken.length, 2)
      assert.deepEqual(
        taken.map(mail => mail.content.messageId).sort(),
        dead.map(mail => mail.content.messageId).sort(),
      )
      // The process seemed dead but was only slow. Its late failure must not affect the mail's new owner.
      const [late] = dead
      assert.ok(late)
      await new Outbox(first, 'dead', policy).markFailed(late, new DeliveryError('late', 'server', 'X'))
      assert.deepEqual(
        await first
          .query("SELECT id FROM mails WHERE lease_owner = 'next' AND last_error IS NULL")
          .then(rows => rows.length),
        2,
      )
      await done()
    })

    test('a failing mail waits after each attempt and is parked after the last; a retry resets the attempts', async () => {
      await fresh()
      await store(first, submission())
      const outbox = new Outbox(first, 'me', policy)
      const far = (hours: number) => new Date(Date.now() + hours * 3_600_000)
      const error = new DeliveryError('451 later', 'mail', 'EENVELOPE 451')
      for (const [attempt, outcome] of [
        [1, 'due'],
        [2, 'due'],
        [3, 'parked'],
      ] as const) {
        const mails = await outbox.claim(9, far(attempt * 2))
        assert.equal(mails.length, 2)
        for (const mail of mails)
          assert.equal(await outbox.markFailed(mail, error, far(attempt * 2)), outcome)
        assert.equal((await outbox.claim(9, far(attempt * 2))).length, 0)
      }
      assert.equal((await readInquiries(second, { state: 'parked' })).length, 1)
      assert.equal(await requeue(second, 'retry', undefined, ''), 2)
      const [again] = await outbox.claim(9)
      assert.equal(again?.attempts, 1)
      await done()
    })

    test('a mail released without delivery does not use up an attempt', async () => {
      await fresh()
      await store(first, submission())
      const outbox = new Outbox(first, 'me', policy)
      await outbox.release(await outbox.claim(9))
      assert.deepEqual(
        (await outbox.claim(9)).map(mail => mail.attempts),
        [1, 1],
      )
      await done()
    })

    test('when the mail server is back, only mails that failed because of the server are due', async () => {
      await fresh()
      await store(first, submission())
      const outbox = new Outbox(first, 'me', policy)
      const [one, two] = await outbox.claim(9)
      assert.ok(one && two)
      await outbox.markFailed(one, new DeliveryError('down', 'server', 'ECONNECTION'))
      await outbox.markFailed(two, new DeliveryError('no such user', 'mail', 'EENVELOPE 550'))
      await outbox.serverIsBack()
      assert.deepEqual(
        (await outbox.claim(9)).map(mail => mail.id),
        [one.id],
      )
      await done()
    })

    test('mails accepted or claimed while the clock ran ahead can be sent and retried once it is corrected', async () => {
      await fresh()
      const future = new Date(Date.now() + 7 * 86_400_000)
      await store(first, submission(), future)
      const outbox = new Outbox(first, 'me', policy)
      const now = new Date()
      await correctFuture(first, now)
      assert.equal((await outbox.claim(9, now)).length, 2)
      await first.query('UPDATE mails SET due_at = $1', [now.toISOString()])
      assert.equal((await outbox.claim(9, now)).length, 0)
      await first.query('UPDATE mails SET lease_until = $1', [future.toISOString()])
      await correctFuture(first, now)
      assert.equal(await requeue(second, 'retry', undefined, '', now), 2)
      assert.equal((await outbox.claim(9, now)).length, 2)
      await done()
    })

    test('housekeeping deletes nothing while the clock is years ahead, until an administrator confirms it', async () => {
      await fresh()
      const logged: string[] = []
      const log = createLog('json', line => logged.push(line))
      const config = await testConfig({ DATA_DIR: dir })
      const keep = (now: Date) => housekeep(first, config, settings, log, now)
      const left = async () => (await readInquiries(first, {})).length
      const today = new Date()
      const inYears = new Date(today.getTime() + 3 * 365 * 86_400_000)
      await store(first, submission({ isTrusted: false }))
      const outbox = new Outbox(first, 'me', policy)
      for (const mail of await outbox.claim(9)) await outbox.markSent(mail)
      await keep(inYears)
      assert.equal(await left(), 1)
      await keep(today)
      await keep(inYears)
      assert.equal(await left(), 1)
      assert.match(logged.join(''), /ALARM: the clock is so far ahead/)
      await trustClock(first, inYears)
      await keep(inYears)
      assert.equal(await left(), 0)
      await done()
    })

    test('the service gives up on a refused recipient sooner than on a failing mail server', async () => {
      await fresh()
      const patient = new Outbox(first, 'me', { ...policy, maxAttempts: 140 })
      await store(first, submission())
      const mail = (await patient.claim(9)).find(({ purpose }) => purpose === 'confirmation')
      assert.ok(mail)
      const tenth = { ...mail, attempts: 10 }
      const failed = (blame: Blame) => patient.markFailed(tenth, new DeliveryError('\x251', blame, 'X'))
      assert.deepEqual(
        [await failed('server'), await failed('mail'), await failed('recipient')],
        ['due', 'due', 'parked'],
      )
      await done()
    })

    test('an inquiry held as spam is sent only after a person releases it', async () => {
      await fresh()
      const reference = await store(first, held())
      const outbox = new Outbox(first, 'me', policy)
      assert.equal((await outbox.claim(9)).length, 0)
      assert.equal((await readInquiries(first, { state: 'held' })).length, 1)
      assert.equal(await requeue(first, 'release', reference, ''), 1)
      assert.deepEqual(
        (await outbox.claim(9)).map(mail => mail.purpose),
        ['inquiry'],
      )
      await done()
    })

    const confirmations = async () =>
      (await first.query("SELECT id FROM mails WHERE purpose = 'confirmation'")).length
    const from = (email: string, changes: Partial<Submission> = {}) =>
      submission({ fields: { ...quote, email }, ...changes })

    test('different spellings of one mailbox receive only one confirmation per day', async () => {
      await fresh()
      const morning = new Date('2026-11-20T08:00:00Z')
      for (const email of ['eva@kunde.example', 'EVA+1@kunde.example', 'e.v.a+x+y@Kunde.Example'])
        await store(first, from(email), morning)
      assert.equal(await confirmations(), 1)
      await store(second, from('eva@kunde.example'), new Date('2026-11-21T08:00:01Z'))
      assert.equal(await confirmations(), 2)
      await done()
    })

    test('a confirmation withheld by a daily limit is reported by the kind of limit, without a name', async () => {
      await fresh()
      const unconfirmed = async (email: string) => {
        const options = { database: first, ...composed(), rateLimit: 1000 }
        const stored = await storeInquiry(options, from(email), client)
        assert.ok('reference' in stored)
        return stored.unconfirmed
      }
      for (let count = 0; count < 20; count++)
        assert.equal(await unconfirmed(`v${count}@kunde.example`), undefined)
      assert.equal(await unconfirmed('v20@kunde.example'), 'domain')
      assert.equal(await unconfirmed('v0@kunde.example'), 'mailbox')
      await done()
    })

    test('the service limits confirmations per day to 20 for each domain and 200 in total', async () => {
      await fresh()
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          store(index % 2 ? first : second, from(`v${index}@kunde.example`)),
        ),
      )
      assert.equal(await confirmations(), 20)
      for (let count = 0; count < 19; count++)
        await Promise.all(
          Array.from({ length: 10 }, (_, index) => store(first, from(`eva@kunde${count}-${index}.example`))),
        )
      assert.equal(await confirmations(), 200)
      assert.equal((await readStats(first)).inquiries.quote, 220)
      await done()
    })

    test('an inquiry held as spam or without a page token gets no confirmation and uses up no limit', async () => {
      await fresh()
      await store(first, held())
      await store(first, submission({ isTrusted: false }))
      assert.equal(await confirmations(), 0)
      await store(first, submission())
      assert.equal(await confirmations(), 1)
      await done()
    })

    test('inquiries counted while the clock ran ahead do not limit visitors after its correction', async () => {
      await fresh()
      const now = new Date('2026-11-20T10:00:00Z')
      const limited = (at: Date) =>
        storeInquiry({ database: first, ...composed(), rateLimit: 2 }, submission(), client, at)
      const later = new Date('2026-11-20T12:00:00Z')
      for (let count = 0; count < 2; count++) assert.ok('reference' in (await limited(later)))
      await deleteArrivals(first, now)
      for (let count = 0; count < 2; count++) assert.ok('reference' in (await limited(now)))
      const refused = await limited(new Date(now.getTime() + 60_000))
      assert.equal('retryAfter' in refused && refused.retryAfter, 3540)
      await done()
    })

    test('erasing a person leaves only a dated record without personal data', async () => {
      await fresh()
      const reference = await store(
        first,
        submission({ fields: { ...quote, email: 'Person@Kunde.example' } }),
      )
      const stays = await store(first, submission({ fields: { ...quote, email: 'other@kunde.example' } }))
      assert.deepEqual(await eraseByEmail(first, dir, ' PERSON@kunde.example '), {
        inquiries: 1,
        files: 0,
        isForgotten: true,
      })
      const [tombstone] = await readInquiries(first, { reference })
      assert.equal(tombstone?.state, 'erased')
      assert.ok(tombstone.erasedAt && tombstone.receivedAt)
      const [row] = await first.query('SELECT email, fields FROM inquiries WHERE id = $1', [tombstone.id])
      assert.deepEqual({ ...row }, { email: null, fields: null })
      const rest = await first.query('SELECT content FROM mails')
      assert.equal(rest.length, 2)
      assert.ok(!JSON.stringify(rest).includes('erson@'))
      assert.equal((await readInquiries(first, { reference: stays })).length, 1)
      await done()
    })

    test('retention deletes only old delivered inquiries and, on request, old ones held as spam', async () => {
      await fresh()
      const old = new Date('2024-01-15T12:00:00Z')
      const delivered = await store(
        first,
        submission({ fields: { ...quote, email: 'a@kunde.example' } }),
        old,
      )
      const outbox = new Outbox(first, 'me', policy)
      for (const mail of await outbox.claim(9)) await outbox.markSent(mail)
      const waiting = await store(first, submission({ fields: { ...quote, email: 'b@kunde.example' } }), old)
      const suspect = await store(first, held({ fields: { ...quote, email: 'c@kunde.example' } }), old)
      const recent = await store(first, submission({ fields: { ...quote, email: 'd@kunde.example' } }))
      const cutoff = retentionCutoff(24)
      const left = async () => (await readInquiries(first, {})).map(inquiry => inquiry.reference)

      assert.equal((await purgeBefore(first, dir, cutoff, { dryRun: true })).inquiries, 1)
      assert.equal((await left()).length, 4)
      assert.equal((await purgeBefore(first, dir, cutoff)).inquiries, 1)
      assert.deepEqual((await left()).sort(), [waiting, suspect, recent].sort())
      assert.ok(!(await left()).includes(delivered))
      assert.equal((await purgeBefore(first, dir, cutoff, { includeHeld: true })).inquiries, 1)
      assert.deepEqual((await left()).sort(), [waiting, recent].sort())
      await done()
    })

    test('housekeeping deletes inquiries held as spam for months, but not released or accepted ones', async () => {
      await fresh()
      const old = new Date('2026-01-15T12:00:00Z')
      const now = new Date('2026-11-20T08:00:00Z')
      await trustClock(first, now)
      const suspect = await store(first, held({ fields: { ...quote, email: 'a@kunde.example' } }), old)
      const released = await store(first, held({ fields: { ...quote, email: 'b@kunde.example' } }), old)
      assert.equal(await requeue(first, 'release', released, ''), 1)
      const taken = await store(first, submission({ fields: { ...quote, email: 'c@kunde.example' } }), old)
      const recent = await store(first, held({ fields: { ...quote, email: 'd@kunde.example' } }), now)
      await housekeep(first, { ...readConfig({}), dataDir: dir }, settings, createLog('silent'), now)
      const left = (await readInquiries(first, {})).map(inquiry => inquiry.reference)
      assert.deepEqual(left.sort(), [released, taken, recent].sort())
      assert.ok(!left.includes(suspect))
      await done()
    })

    test('the digest is written at most once a day, and only if something needs attention', async () => {
      await fresh()
      const now = new Date('2026-11-20T08:00:00Z')
      await writeDigest(first, settings, now)
      assert.deepEqual(await first.query('SELECT id FROM mails'), [])
      const reference = await store(first, held())
      await Promise.all([writeDigest(first, settings, now), writeDigest(second, settings, now)])
      await writeDigest(second, settings, new Date('2026-11-20T20:00:00Z'))
      const digests = await first.query<{ content: string }>(
        "SELECT content FROM mails WHERE purpose = 'digest'",
      )
      assert.equal(digests.length, 1)
      assert.match(digests[0]?.content ?? '', new RegExp(`${reference}.*Angebotsanfrage`))
      assert.ok(!digests[0]?.content.includes(quote.email))
      await writeDigest(second, settings, new Date('2026-11-21T08:00:00Z'))
      assert.equal((await first.query("SELECT id FROM mails WHERE purpose = 'digest'")).length, 2)
      await done()
    })

    test('an undeliverable confirmation triggers no digest once its inquiry is marked as done', async () => {
      await fresh()
      const now = new Date('2026-11-20T08:00:00Z')
      const reference = await store(first, submission())
      await first.query("UPDATE mails SET state = 'parked' WHERE purpose = 'confirmation'")
      await recordActivity(first, reference, { person: 'Leonie', what: 'done' })
      await writeDigest(first, settings, now)
      assert.deepEqual(await first.query("SELECT id FROM mails WHERE purpose = 'digest'"), [])
      await recordActivity(first, reference, { person: 'Leonie', what: 'open' })
      await writeDigest(first, settings, now)
      assert.equal((await first.query("SELECT id FROM mails WHERE purpose = 'digest'")).length, 1)
      await done()
    })

    test('identical messages create one inquiry for each addressed person, even if repeated', async () => {
      await fresh()
      const same = { idempotencyKey: undefined }
      const references = [
        await store(first, submission({ ...same, person: 'lindner' })),
        await store(first, submission({ ...same, person: 'ostrov' })),
        await store(first, submission({ ...same, person: 'lindner' })),
      ]
      assert.equal(references[0], references[2])
      assert.equal(new Set(references).size, 2)
      await done()
    })

    test('the program refuses a store whose schema is too new for it', async () => {
      const open = await prepare()
      const database = await open()
      await database.query('UPDATE schema_version SET version = 99')
      await database.query("UPDATE settings SET value = '98' WHERE name = 'oldest_usable_schema'")
      await database.close()
      await assert.rejects(open(), /schema 99, newer than this program/)
    })

    test('an older program of the same major version works on a newer store', async () => {
      const open = await prepare()
      const newer = await open()
      await newer.query('ALTER TABLE inquiries ADD COLUMN later TEXT')
      await newer.query('UPDATE schema_version SET version = 99')
      await newer.close()
      const older = await open()
      const reference = await store(older, held())
      assert.deepEqual(
        (await readInquiries(older, {})).map(stored => stored.reference),
        [reference],
      )
      const [schema] = await older.query<{ version: number }>('SELECT version FROM schema_version')
      assert.equal(schema?.version, 99)
      await older.close()
    })
  })
}

describe('PostgreSQL outages', () => {
  test('queries fail while PostgreSQL is down, and work again once it is back', async () => {
    const lost: string[] = []
    const database = await openPostgres(await postgres.newDatabase(), error => lost.push(error.message))
    const underWay = database.transaction(async queries => {
      await postgres.halt()
      await queries.query('SELECT 1')
    })
    await assert.rejects(underWay, StoreError)
    await assert.rejects(database.query('SELECT 1'), StoreError)
    await postgres.resume()
    assert.deepEqual(await database.query('SELECT 1 AS one'), [{ one: 1 }])
    await database.close()
  })

  test('PostgreSQL may start after the service, and its tables are then created', async () => {
    const url = await postgres.newDatabase()
    await postgres.halt()
    const lost: string[] = []
    const database = await openPostgres(url, error => lost.push(error.message))
    assert.match(lost.join(), /ECONNREFUSED/)
    await assert.rejects(readStats(database), /ECONNREFUSED/)
    await postgres.resume()
    assert.deepEqual((await readStats(database)).inquiries, {})
    await database.close()
  })

  test('the PostgreSQL store reports when an open transaction can still read deleted data', async () => {
    const url = await postgres.newDatabase()
    const database = await openPostgres(url, () => {})
    assert.equal(await database.forget(), true)
    const reader = new Client({ connectionString: url })
    await reader.connect()
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    await reader.query('SELECT * FROM inquiries')
    assert.equal(await database.forget(), false)
    await reader.end()
    assert.equal(await database.forget(), true)
    await database.close()
  })

  test('a wrong PostgreSQL database name is reported immediately, without waiting', async () => {
    const url = new URL(await postgres.newDatabase())
    url.pathname = '/nowhere'
    await assert.rejects(
      openPostgres(url.href, () => {}),
      /database "nowhere" does not exist/,
    )
  })
})

describe('transactions', () => {
  for (const [name, prepare] of Object.entries(stores))
    test(`${name}: transactions run one after another, and a failed one does not affect the others`, async () => {
      const open = await prepare()
      const both = await Promise.all([open(), open()])
      await both[0].query('CREATE TABLE numbers (number INTEGER UNIQUE)')
      const add = (database: Database) =>
        database.transaction(async queries => {
          const [row] = await queries.query<{ most: number | null }>(
            'SELECT MAX(number) AS most FROM numbers',
          )
          await queries.query('INSERT INTO numbers VALUES ($1)', [(row?.most ?? 0) + 1])
        })
      const refused = both[0].transaction(async queries => {
        await queries.query('INSERT INTO numbers VALUES (100)')
        throw new Error('changed my mind')
      })
      await Promise.all([
        ...Array.from({ length: 20 }, (_, index) => add(both[index % 2 === 0 ? 0 : 1])),
        assert.rejects(refused, /changed my mind/),
      ])
      const [row] = await both[1].query('SELECT MAX(number) AS most FROM numbers')
      assert.equal(row?.most, 20)
      await Promise.all(both.map(database => database.close()))
    })
})

describe('waiting times between delivery attempts', () => {
  test('delivery attempts span four days before a mail is parked, as docs/operations.md states', () => {
    const { maxAttempts, retrySeconds } = readConfig({}).mail
    let seconds = 0
    for (let attempt = 1; attempt < maxAttempts; attempt++)
      seconds += backoffSeconds(attempt, retrySeconds, 0.5)
    assert.equal(Math.round(seconds / 86_400), 4)
  })

  test('retry waits double up to an hour, each randomly shortened by at most half', () => {
    assert.equal(backoffSeconds(1, 30, 0), 15)
    assert.equal(backoffSeconds(1, 30, 1), 30)
    assert.equal(backoffSeconds(3, 30, 1), 120)
    assert.equal(backoffSeconds(90, 30, 1), 3600)
  })
})

describe('network file systems', () => {
  test('SQLite on a network file system is refused, with advice on what to use instead', async () => {
    const dir = await temporaryDirectory()
    for (const type of [0x6969, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997])
      assert.throws(
        () => refuseNetworkDisk(dir, type),
        /network file system.*use a local disk, or PostgreSQL/,
      )
    for (const ext4OrBtrfs of [0xef53, 0x9123683e]) refuseNetworkDisk(dir, ext4OrBtrfs)
    refuseNetworkDisk(dir)
  })
})
