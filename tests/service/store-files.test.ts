// The SQLite store's files may be moved, copied or damaged, before it is opened or while it is open.
import assert from 'node:assert/strict'
import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, test } from 'node:test'
import { backup } from '../../service/admin/backup.ts'
import type { Database } from '../../service/store/database.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { temporaryDirectory } from '../support/sample-build.ts'

const insert = (database: Database, name: string) =>
  database.transaction(queries => queries.query('INSERT INTO settings VALUES ($1, $1)', [name]))
const names = (file: string) => {
  const copy = new DatabaseSync(file, { readOnly: true })
  const rows = copy
    .prepare("SELECT name FROM settings WHERE name <> 'oldest_usable_schema' ORDER BY name")
    .all()
  const [check] = copy.prepare('PRAGMA integrity_check').all()
  assert.equal(check?.integrity_check, 'ok')
  copy.close()
  return rows.map(row => row.name)
}

/** Makes a store with a row `old`, then a backup, then a row `new` that is only in the write-ahead log. */
async function store() {
  const dir = await temporaryDirectory()
  const database = await openSqlite(dir)
  await insert(database, 'old')
  const copy = join(dir, 'backup.db')
  await backup(database, dir, copy)
  await insert(database, 'new')
  const file = join(dir, 'inquiries.db')
  const rescued = () => readdirSync(dir).find(name => name.includes('.rescued-'))
  return { dir, database, copy, file, rescued }
}

describe('a store whose files are replaced while it is open', () => {
  const replaced = /was replaced or removed; restart the service/
  for (const [how, replace] of Object.entries({
    'copied over': copyFileSync,
    'moved over': renameSync,
  }))
    test(`after a backup is ${how} the open store, writes are refused and the backup stays intact`, async () => {
      const { dir, database, copy, file, rescued } = await store()
      replace(copy, file)
      await assert.rejects(insert(database, 'after'), replaced)
      await assert.rejects(insert(database, 'later'), replaced)
      await database.close()
      // A copy of the files shows what the next process would find.
      const next = await temporaryDirectory()
      for (const name of readdirSync(dir).filter(name => /^inquiries\.db(?:-wal|-shm)?$/.test(name)))
        copyFileSync(join(dir, name), join(next, name))
      const restored = await openSqlite(next)
      await insert(restored, 'restored')
      await restored.close()
      assert.deepEqual(names(join(next, 'inquiries.db')), ['old', 'restored'])
      if (how === 'moved over') assert.deepEqual(names(join(dir, rescued() ?? '')), ['new', 'old'])
    })

  test('if the open database is deleted, its data is rescued and the next start reports it missing', async () => {
    const { dir, database, file, rescued } = await store()
    rmSync(file)
    await assert.rejects(insert(database, 'after'), replaced)
    await database.close()
    assert.deepEqual(names(join(dir, rescued() ?? '')), ['new', 'old'])
    await assert.rejects(openSqlite(dir), /is missing or empty, but its log/)
  })

  test('if the write-ahead log is deleted, its data is written into the database', async () => {
    const { dir, database, file } = await store()
    rmSync(`${file}-wal`)
    await assert.rejects(insert(database, 'after'), replaced)
    rmSync(`${file}-shm`)
    assert.deepEqual(names(file), ['new', 'old'])
    await database.close()
    const next = await openSqlite(dir)
    await insert(next, 'next')
    await next.close()
  })
})

describe('a write-ahead log without its database', () => {
  for (const [what, damage] of Object.entries({
    missing: rmSync,
    empty: (file: string) => truncateSync(file, 0),
  }))
    test(`the store refuses to open if its database is ${what}, and leaves the log unchanged`, async () => {
      const { database, file } = await store()
      const dir = await temporaryDirectory()
      const crashed = join(dir, 'inquiries.db')
      for (const end of ['', '-wal']) copyFileSync(file + end, crashed + end)
      await database.close()
      const logged = readFileSync(`${crashed}-wal`)
      damage(crashed)
      await assert.rejects(openSqlite(dir), /is missing or empty, but its log .* holds inquiries/)
      assert.deepEqual(readFileSync(`${crashed}-wal`), logged)
    })
})

describe('erasing deleted data', () => {
  test('erasing deleted data from the log waits for a reader to finish', async () => {
    const { database, file } = await store()
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM settings').all()
    await database.query("DELETE FROM settings WHERE name = 'new'")
    setTimeout(() => reader.close(), 300)
    assert.equal(await database.forget(), true)
    assert.equal(readFileSync(`${file}-wal`).length, 0)
    await database.close()
  })

  test('the store reports that deleted data remains in the log while a reader is active', async () => {
    const { database, file } = await store()
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM settings').all()
    await database.query("DELETE FROM settings WHERE name = 'new'")
    assert.equal(await database.forget(), false)
    assert.ok(readFileSync(`${file}-wal`).length > 0)
    reader.close()
    await database.close()
  })
})

describe('backup', () => {
  test('a backup does not overwrite the files of the store itself', async () => {
    const { dir, database, file } = await store()
    for (const end of ['', '-wal', '-shm'])
      await assert.rejects(backup(database, dir, file + end), /is a file of the store itself/)
    await assert.rejects(
      backup(database, `${dir}/.`, join(dir, '..', dir.split('/').at(-1) ?? '', 'inquiries.db')),
      /store itself/,
    )
    await insert(database, 'still here')
    await database.close()
  })
})
