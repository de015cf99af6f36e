// The Studio's store is in the backup, and in the erasure of a person.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { backupStudio } from '../../service/admin/backup.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { studioSchema } from '../../service/store/studio-schema.ts'
import { enter } from '../../studio/http/journal.server.ts'
import { storePerson } from '../../studio/http/people.server.ts'
import { closeStudioStore, withStudioStore } from '../../studio/http/store.server.ts'
import { temporaryDirectory } from '../support/sample-build.ts'

const people = ['anna@firm.example', 'bela@firm.example']

async function filled(): Promise<string> {
  const dataDir = await temporaryDirectory()
  for (const email of people) {
    const [name = ''] = email.split('@')
    await withStudioStore({ dataDir }, ({ transaction }) =>
      transaction(queries => storePerson(queries, { login: email, name, email, roles: ['edit'] })),
    )
    await enter({ dataDir }, { person: name, what: 'save', subject: 'faq.yaml' })
    await enter({ dataDir }, { person: name, what: 'save', subject: 'faq.yaml' })
  }
  await closeStudioStore(dataDir)
  return dataDir
}

test('a backup has the people and the journal, beside the copy of the inquiries', async () => {
  assert.equal(await backupStudio(await temporaryDirectory(), 'nothing.db'), undefined)
  const dataDir = await filled()
  const file = await backupStudio(dataDir, join(dataDir, 'today.db'))
  assert.equal(file, join(dataDir, 'today.studio.db'))
  const copy = new DatabaseSync(file ?? '', { readOnly: true })
  assert.deepEqual(
    copy
      .prepare('SELECT email FROM people ORDER BY email')
      .all()
      .map(({ email }) => email),
    people,
  )
  // Saves of one person in one file within an hour are one entry.
  assert.deepEqual(
    copy
      .prepare('SELECT count FROM journal')
      .all()
      .map(({ count }) => count),
    [2, 2],
  )
  copy.close()
})

test('an erasure removes a person from it, and nobody else', async () => {
  const dataDir = await filled()
  const before = await openSqlite(dataDir, studioSchema)
  await before.query(
    `INSERT INTO bids (id, name, work, notes, verdict, verdict_by, outcome, person, changed_by, changed_at, version)
     VALUES ('1', 'Rathaus', '', '', 'go', 'anna', 'none', 'anna', 'bela', '2026-11-01', 1)`,
  )
  await before.close()
  const inquiries = await openSqlite(dataDir)
  assert.deepEqual(await eraseByEmail(inquiries, dataDir, ' Anna@Firm.example'), {
    inquiries: 0,
    files: 0,
    isForgotten: true,
  })
  await inquiries.close()
  const studio = await openSqlite(dataDir, studioSchema)
  assert.deepEqual(
    (await studio.query('SELECT email FROM people')).map(({ email }) => email),
    ['bela@firm.example'],
  )
  assert.deepEqual(
    (await studio.query('SELECT person FROM journal')).map(({ person }) => person),
    ['bela'],
  )
  const [bid] = await studio.query('SELECT person, changed_by, verdict_by FROM bids')
  assert.deepEqual({ ...bid }, { person: '', changed_by: 'bela', verdict_by: '' })
  await studio.close()
})
