// Backup and the erasure of a person include the Studio's store.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { backup, backupStudio } from '../../service/admin/backup.ts'
import { runCommand } from '../../service/admin/commands.ts'
import { studioRows } from '../../service/admin/studio-rows.ts'
import { insertMail } from '../../service/inquiries/store-inquiry.ts'
import { finish, type MailPurpose } from '../../service/mail/compose.ts'
import { createFileTransport } from '../../service/mail/file-transport.ts'
import { mailFolder } from '../../service/mail/mail-files.ts'
import { readConfig } from '../../service/operation/config.ts'
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

test('a backup saves the people and the journal of the Studio beside the copy of the inquiries', async () => {
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
  // The journal merges one person's saves of a file within an hour.
  assert.deepEqual(
    copy
      .prepare('SELECT count FROM journal')
      .all()
      .map(({ count }) => count),
    [2, 2],
  )
  copy.close()
})

test('a backup never overwrites the files of either store', async () => {
  const dataDir = await filled()
  const inquiries = await openSqlite(dataDir)
  for (const file of ['studio.db', 'studio.db-wal', 'inquiries.db'])
    await assert.rejects(backup(inquiries, dataDir, join(dataDir, file)), /is a file of the store itself/)
  await backup(inquiries, dataDir, join(dataDir, 'inquiries.db.bak'))
  await inquiries.close()
})

test('an erasure removes a person from the Studio store, and leaves other people', async () => {
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

test('the erase command reports a Studio account before and after erasing it', async () => {
  const dataDir = await filled()
  const database = await openSqlite(dataDir)
  const erase = (...more: string[]) =>
    runCommand({ database, config: { ...readConfig({}), dataDir } }, 'erase', [
      '--email',
      'Anna@firm.example',
      ...more,
    ])
  assert.match(await erase(), /^0 inquiries would be erased permanently; in the Studio: 1 account, 0 links/)
  assert.match(await erase('--yes'), /^Erased: .*; in the Studio: 1 account, 0 links to drafts\.$/m)
  assert.match(await erase(), /^0 inquiries would be erased permanently\. /)
  await database.close()
})

test('an erasure stays unfinished while another program reads the store, even if it is repeated', async () => {
  const dataDir = await filled()
  const inquiries = await openSqlite(dataDir)
  const reader = new DatabaseSync(join(dataDir, 'studio.db'))
  reader.exec('BEGIN; SELECT * FROM people')
  for (const run of ['first', 'second'])
    assert.equal((await eraseByEmail(inquiries, dataDir, 'anna@firm.example')).isForgotten, false, run)
  reader.close()
  assert.equal((await eraseByEmail(inquiries, dataDir, 'anna@firm.example')).isForgotten, true)
  await inquiries.close()
})

test('an erasure also removes a person as author, as respondent to remarks and as creator of links', async () => {
  const dataDir = await filled()
  const studio = await openSqlite(dataDir, studioSchema)
  const writer = (name: string) => ({ login: `${name}@firm.example`, person: name })
  await studio.query(
    `INSERT INTO requests (id, at, login, person, asked, note, snapshot, authors, state)
     VALUES ('r', '2026', 'bela@firm.example', 'bela', 'anna@firm.example', '', '', $1, 'open')`,
    [JSON.stringify({ 'faq.yaml': [writer('anna'), writer('bela')], 'firm.yaml': [writer('anna')] })],
  )
  await studio.query(
    `INSERT INTO remarks (id, person, file, place, quote, text, at, answered_by)
     VALUES ('m', 'bela', 'faq.yaml', '[]', '', '', '2026', 'anna')`,
  )
  await studio.query(
    `INSERT INTO links (id, hash, guest, may_remark, login, person, created_at, expires_at, opened)
     VALUES ('l', 'h', 'Guest', 1, 'anna@firm.example', 'anna', '2026', '2026', 0)`,
  )
  const inquiries = await openSqlite(dataDir)
  await eraseByEmail(inquiries, dataDir, 'anna@firm.example')
  const [request] = await studio.query('SELECT asked, authors FROM requests')
  assert.deepEqual(
    [request?.asked, JSON.parse(String(request?.authors))],
    [null, { 'faq.yaml': [writer('bela')], 'firm.yaml': [] }],
  )
  for (const table of ['requests', 'remarks', 'links'])
    assert.ok(!JSON.stringify(await studio.query(`SELECT * FROM ${table}`)).includes('anna'), table)
  assert.equal((await studio.query('SELECT id FROM links')).length, 1, 'the link itself stays')
  await Promise.all([studio.close(), inquiries.close()])
})

test('an erasure does not affect a guest whose address merely contains the erased address', async () => {
  const dataDir = await filled()
  const studio = await openSqlite(dataDir, studioSchema)
  const guests = { other: 'Johanna Berg <johanna@bauamt.at>', theirs: 'Anna Berg (Anna@Bauamt.at)' }
  for (const [id, guest] of Object.entries(guests)) {
    await studio.query(
      `INSERT INTO links (id, hash, guest, may_remark, login, person, created_at, expires_at, opened)
       VALUES ($1, $1, $2, 1, '', '', '2026', '2026', 0)`,
      [id, guest],
    )
    await studio.query(
      `INSERT INTO remarks (id, person, file, place, quote, text, at, link_id)
       VALUES ($1, '', 'faq.yaml', '[]', '', '', '2026', $1)`,
      [id],
    )
  }
  const inquiries = await openSqlite(dataDir)
  await eraseByEmail(inquiries, dataDir, 'anna@bauamt.at')
  for (const table of ['links', 'remarks'])
    assert.deepEqual(
      (await studio.query(`SELECT id FROM ${table}`)).map(({ id }) => id),
      ['other'],
    )
  await Promise.all([studio.close(), inquiries.close()])
})

test("an erasure blanks the person in other people's journal entries, and keeps those entries", async () => {
  const dataDir = await filled()
  const subjects = [
    'anna@firm.example',
    'anna',
    'Frau Berg <Anna@firm.example>',
    'johanna@firm.example',
    'faq',
  ]
  for (const subject of subjects) await enter({ dataDir }, { person: 'bela', what: 'drafts/link', subject })
  await closeStudioStore(dataDir)
  const inquiries = await openSqlite(dataDir)
  const studio = await openSqlite(dataDir, studioSchema)
  const left = async () =>
    (await studio.query("SELECT subject FROM journal WHERE person = 'bela'")).map(({ subject }) => subject)
  await eraseByEmail(inquiries, dataDir, 'anna@firm.example', { mayEraseAccount: async () => false })
  assert.ok((await left()).includes('anna'), 'the journal stays with the account')
  await eraseByEmail(inquiries, dataDir, 'anna@firm.example')
  assert.deepEqual((await left()).sort(), ['', '', '', 'faq', 'faq.yaml', 'johanna@firm.example'])
  await Promise.all([studio.close(), inquiries.close()])
})

test('an erasure removes the Studio mails to a person, together with their files', async () => {
  const dataDir = await filled()
  const inquiries = await openSqlite(dataDir)
  const transport = createFileTransport(dataDir)
  async function send(purpose: MailPurpose, address: string): Promise<string> {
    const mailbox = { name: '', address }
    const mail = finish({ firm: { name: 'Firm' }, mail: { from: 'web@firm.example' } }, purpose, undefined, {
      to: mailbox,
      replyTo: mailbox,
      subject: 'Studio',
      text: 'Studio',
      html: 'Studio',
      automatic: true,
    })
    await insertMail(inquiries, mail, undefined, new Date())
    await transport.send(mail.id, mail.content)
    return mail.id
  }
  await send('studio', 'Anna@firm.example')
  await send('login', 'anna@firm.example')
  const stays = [await send('studio', 'bela@firm.example'), await send('digest', 'anna@firm.example')].sort()
  const left = async () => (await inquiries.query('SELECT id FROM mails ORDER BY id')).map(({ id }) => id)
  const refused = await eraseByEmail(inquiries, dataDir, 'anna@firm.example', {
    mayEraseAccount: async () => false,
  })
  assert.deepEqual([refused.hasAccount, (await left()).length], [true, 4], 'mails stay with the account')
  assert.deepEqual(await eraseByEmail(inquiries, dataDir, 'anna@firm.example'), {
    inquiries: 0,
    files: 2,
    isForgotten: true,
  })
  assert.deepEqual(await left(), stays)
  assert.equal(readdirSync(mailFolder(dataDir)).length, 2)
  await inquiries.close()
})

test('an export for a firm that leaves contains its bids and journal, but no accounts', async () => {
  assert.deepEqual(await studioRows(await temporaryDirectory()), {})
  const dataDir = await filled()
  const columns = 'id, name, work, notes, verdict, outcome, person, changed_by, changed_at, version'
  await withStudioStore({ dataDir }, database =>
    database.query(
      `INSERT INTO bids (${columns}) VALUES ('1', 'Clinic', '{"size":2}', '', '', '', 'anna', 'anna', '2026-11-28', 1)`,
    ),
  )
  await closeStudioStore(dataDir)
  const { bids = [], journal = [], ...others } = await studioRows(dataDir)
  assert.partialDeepStrictEqual(bids, [{ name: 'Clinic', work: { size: 2 } }])
  assert.equal(journal.length, 2)
  assert.deepEqual(others, { remarks: [] })
  assert.doesNotMatch(JSON.stringify([bids, journal]), /firm\.example/)
})
