// The store: its schema, transactions, and inquiries that are sent twice.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { readStats } from '../../service/admin/stats.ts'
import { storeInquiry } from '../../service/inquiries/store-inquiry.ts'
import type { Database } from '../../service/store/database.ts'
import { refuseNetworkDisk } from '../../service/store/sqlite.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { client, composed, held, onBothDatabases, store, submission } from '../support/stores.ts'

onBothDatabases(({ fresh, prepare }) => {
  test('processes that start at the same time agree on one schema', async () => {
    const { first, done } = await fresh()
    const versions = await first.query('SELECT version FROM schema_version')
    assert.equal(versions.length, 1)
    await done()
  })

  test('a click that reaches two instances creates one inquiry with one confirmation', async () => {
    const { first, second, done } = await fresh()
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
    const { first, second, done } = await fresh()
    const failing = {
      ...(await composed()),
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

  test('identical messages create one inquiry for each addressed person, even if repeated', async () => {
    const { first, done } = await fresh()
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

  test('transactions run one after another, and a failed one does not affect the others', async () => {
    const open = await prepare()
    const both = await Promise.all([open(), open()])
    await both[0].query('CREATE TABLE numbers (number INTEGER UNIQUE)')
    const add = (database: Database) =>
      database.transaction(async queries => {
        const [row] = await queries.query<{ most: number | null }>('SELECT MAX(number) AS most FROM numbers')
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

test('SQLite on a network file system is refused, with advice on what to use instead', async () => {
  const dir = await temporaryDirectory()
  for (const type of [0x6969, 0xff534d42, 0xfe534d42, 0x65735546, 0x01021997])
    assert.throws(() => refuseNetworkDisk(dir, type), /network file system.*use a local disk, or PostgreSQL/)
  for (const ext4OrBtrfs of [0xef53, 0x9123683e]) refuseNetworkDisk(dir, ext4OrBtrfs)
  refuseNetworkDisk(dir)
})
