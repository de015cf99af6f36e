// A store that the version before section lists wrote (earlier-store.json) still opens, and everything in it is usable.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, test } from 'node:test'
import { Client } from 'pg'
import { activityOf } from '../../service/admin/activity.ts'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { Outbox } from '../../service/outbox/outbox.ts'
import type { Database } from '../../service/store/database.ts'
import { openPostgres } from '../../service/store/postgres.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { temporaryDirectory } from '../support/sample-build.ts'

type Row = Record<string, string | number | null>
const { schema, rows }: { schema: string[]; rows: Record<string, Row[]> } = JSON.parse(
  readFileSync(new URL('earlier-store.json', import.meta.url), 'utf8'),
)
const inserts = Object.entries(rows).flatMap(([table, all]) =>
  all.map(row => ({
    values: Object.values(row),
    sql: (sign: string) =>
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row).map((_, at) => `${sign}${at + 1}`)})`,
  })),
)

let postgres: PostgresServer
before(async () => {
  postgres = await startPostgres()
})
after(() => postgres.stop())

const stores: Record<string, () => Promise<Database>> = {
  async SQLite() {
    const dir = await temporaryDirectory()
    const file = new DatabaseSync(join(dir, 'inquiries.db'))
    for (const statement of schema) file.exec(statement)
    for (const { sql, values } of inserts) file.prepare(sql('?')).run(...values)
    file.close()
    return openSqlite(dir)
  },
  async PostgreSQL() {
    const url = await postgres.newDatabase()
    const client = new Client({ connectionString: url })
    await client.connect()
    for (const statement of schema) await client.query(statement)
    for (const { sql, values } of inserts) await client.query(sql('$'), values)
    await client.end()
    return openPostgres(url, () => {})
  },
}

for (const [name, open] of Object.entries(stores))
  test(`${name}: waiting mails, held spam, notes and erasures survive an upgrade from an earlier version`, async () => {
    const database = await open()
    const inquiries = await readInquiries(database, {})
    const states = Object.fromEntries(inquiries.map(({ reference, state }) => [reference, state]))
    assert.deepEqual(states, { 'RP6B-TH9C': 'waiting', 'JR85-5WCW': 'held', 'RN9N-G7M7': 'erased' })
    const waiting = inquiries.find(({ state }) => state === 'waiting') ?? assert.fail('none waits')
    assert.equal(waiting.fields.service, 'Machbarkeitsstudien')
    const [note] = await activityOf(database, waiting.id)
    assert.deepEqual([note?.person, note?.what, note?.note], ['Anna', 'note', 'Ruft am Montag an'])
    const erased = inquiries.find(({ state }) => state === 'erased')
    assert.deepEqual(erased?.fields, {})
    assert.deepEqual(await mailsOf(database, erased?.id ?? ''), [])

    const outbox = new Outbox(database, 'me', { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 })
    const claimed = await outbox.claim(9)
    assert.deepEqual(claimed.map(({ purpose }) => purpose).sort(), ['confirmation', 'inquiry'])
    assert.match(JSON.stringify(claimed), /Angebotsanfrage von Jürgen Groß/)
    assert.equal(await requeue(database, 'release', 'JR85-5WCW', 'Leonie'), 1)
    assert.equal((await outbox.claim(9)).length, 1)
    await database.close()
  })
