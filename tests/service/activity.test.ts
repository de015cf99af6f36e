// Staff can leave notes on an inquiry, in both stores.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { activityOf, recordActivity } from '../../service/admin/activity.ts'
import { exportPerson } from '../../service/admin/export.ts'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { storeInquiry } from '../../service/inquiries/store-inquiry.ts'
import { composeConfirmation, composeInquiry } from '../../service/mail/compose.ts'
import { Outbox } from '../../service/outbox/outbox.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { purgeBefore } from '../../service/retention/purge.ts'
import type { Database } from '../../service/store/database.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { sampleFirm, temporaryDirectory } from '../support/sample-build.ts'
import { quote, testConfig } from '../support/service.ts'
import { askedOf, texts } from '../support/texts.ts'

let postgres: PostgresServer
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

const stores: Record<string, () => Promise<Database>> = {
  SQLite: async () => openSqlite(await temporaryDirectory()),
  PostgreSQL: async () => openPostgres(await postgres.newDatabase(), () => {}),
}

for (const [name, open] of Object.entries(stores)) {
  describe(name, () => {
    let database: Database
    let dir: string
    before(async () => {
      database = await open()
      dir = await temporaryDirectory()
    })
    after(() => database.close())

    async function store(
      email: string,
      at = new Date(),
      heldReason: string | undefined = undefined,
    ): Promise<{ id: string; reference: string }> {
      const { mail, siteUrl } = await testConfig()
      const settings = { texts, firm: sampleFirm, mail, siteUrl }
      const options = {
        database,
        composeInquiry: composeInquiry.bind(undefined, settings),
        composeConfirmation: composeConfirmation.bind(undefined, settings),
        rateLimit: 1000,
      }
      const submission = {
        kind: 'quote',
        locale: 'de',
        person: '',
        fields: { ...quote, email },
        asked: askedOf('quote', quote),
        idempotencyKey: randomUUID(),
        heldReason,
        isTrusted: true,
      } as const
      const stored = await storeInquiry(options, submission, { address: '203.0.113.7', hash: t => t }, at)
      assert.ok('reference' in stored)
      const [row] = await readInquiries(database, { reference: stored.reference })
      assert.ok(row)
      return row
    }

    test('the latest entry decides whether an inquiry is done, even within one millisecond', async () => {
      const { id, reference } = await store('done@kunde.example')
      const now = new Date()
      for (const what of ['done', 'open', 'done'] as const)
        assert.ok(await recordActivity(database, reference, { person: 'Leonie', what }, now))
      const list = async (done: boolean) =>
        (await readInquiries(database, { done })).map(inquiry => inquiry.reference)
      assert.deepEqual([await list(true), await list(false)], [[reference], []])
      assert.equal((await readInquiries(database, { reference }))[0]?.doneBy, 'Leonie')
      await recordActivity(database, reference, { person: 'Tarek', what: 'open' }, now)
      assert.deepEqual([await list(true), await list(false)], [[], [reference]])
      assert.deepEqual(
        (await activityOf(database, id)).map(({ what }) => what),
        ['done', 'open', 'done', 'open'],
      )
    })

    test('the search finds an inquiry only if it contains every word, in any order and case', async () => {
      const { reference } = await store('suche@kunde.example')
      const found = async (search: string) =>
        (await readInquiries(database, { search })).some(inquiry => inquiry.reference === reference)
      assert.ok(await found('  GROSS jürgen'.replace('GROSS', 'GROß')))
      assert.ok(await found(reference.toLowerCase()))
      assert.ok(!(await found('jürgen unbekannt')))
    })

    test('the mails of a manually held inquiry are not delivered until it is released', async () => {
      const { id, reference } = await store('halt@kunde.example')
      assert.equal(await requeue(database, 'hold', reference, 'Leonie'), 2)
      assert.equal((await readInquiries(database, { reference }))[0]?.state, 'held')
      const outbox = new Outbox(database, 'me', { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 })
      const mine = async () =>
        (await outbox.claim(99)).filter(({ content }) => JSON.stringify(content).includes(reference)).length
      assert.equal(await mine(), 0)
      assert.equal(await requeue(database, 'hold', reference, 'Leonie'), 0)
      assert.equal(await requeue(database, 'release', reference, 'Tarek'), 1)
      assert.equal(await mine(), 2)
      assert.deepEqual(
        (await activityOf(database, id)).map(({ what, person }) => `${what} ${person}`),
        ['hold Leonie', 'release Tarek'],
      )
      assert.equal(await requeue(database, 'hold', reference, 'Leonie'), 0, 'they are being delivered')
    })

    test('an inquiry held by hand is not deleted as spam, even if it was held as spam and released', async () => {
      const { reference } = await store('kein-spam@kunde.example', new Date('2026-01-05'), 'too fast')
      assert.equal(await requeue(database, 'release', reference, 'Leonie'), 1)
      assert.equal(await requeue(database, 'hold', reference, 'Leonie'), 2)
      await purgeBefore(database, dir, new Date('2026-11-20'), { onlyHeld: true })
      assert.equal((await readInquiries(database, { reference })).length, 1)
    })

    test('the export of a person’s data includes the notes, and erasure and retention delete them', async () => {
      const { reference } = await store('weg@kunde.example')
      await recordActivity(database, reference, { person: 'Leonie', what: 'note', note: 'Ruft Montag an' })
      const { inquiries } = await exportPerson(database, 'weg@kunde.example')
      assert.equal(inquiries[0]?.deeds[0]?.note, 'Ruft Montag an')
      const notes = () => database.query("SELECT note FROM deeds WHERE what = 'note'")
      assert.equal((await eraseByEmail(database, dir, 'weg@kunde.example')).inquiries, 1)
      assert.deepEqual(await notes(), [])
      assert.equal(await recordActivity(database, reference, { person: 'Leonie', what: 'done' }), false)

      const old = await store('alt@kunde.example', new Date('2020-01-01'))
      await recordActivity(database, old.reference, { person: 'Leonie', what: 'note', note: 'alt' })
      await database.query("UPDATE mails SET state = 'sent' WHERE inquiry_id = $1", [old.id])
      assert.equal((await purgeBefore(database, dir, new Date('2021-01-01'))).inquiries, 1)
      assert.deepEqual(await notes(), [])
    })
  })
}
