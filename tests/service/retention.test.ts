// Deletion of old data: inquiries after months, expired links, and the salts of past days.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { InquiryState } from '../../service/admin/read-inquiries.ts'
import { readStats } from '../../service/admin/stats.ts'
import { insertMail } from '../../service/inquiries/store-inquiry.ts'
import { finish, type MailPurpose } from '../../service/mail/compose.ts'
import { createFileTransport } from '../../service/mail/file-transport.ts'
import { mailFolder } from '../../service/mail/mail-files.ts'
import { readConfig } from '../../service/operation/config.ts'
import { housekeep } from '../../service/operation/housekeeping.ts'
import { createLog } from '../../service/operation/log.ts'
import { Outbox } from '../../service/outbox/outbox.ts'
import { trustClock } from '../../service/retention/clock.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { deletedAt, purgeBefore, retentionCutoff } from '../../service/retention/purge.ts'
import { createDailyHash } from '../../service/spam/daily-hash.ts'
import type { Database } from '../../service/store/database.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { studioSchema } from '../../service/store/studio-schema.ts'
import { sampleFirm, temporaryDirectory } from '../support/sample-build.ts'
import { testConfig } from '../support/service.ts'
import { texts } from '../support/texts.ts'

const now = new Date('2026-11-20T08:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

let dataDir: string
let database: Database
before(async () => {
  dataDir = await temporaryDirectory()
  database = await openSqlite(dataDir)
  await trustClock(database, now)
})
after(() => database.close())

async function addMail(purpose: MailPurpose, at: Date): Promise<string> {
  const { mail } = await testConfig()
  const added = finish({ firm: sampleFirm, mail }, purpose, undefined, {
    to: { name: 'Anna', address: 'anna@firm.example' },
    replyTo: { name: 'Firm', address: mail.to },
    subject: 'Studio',
    text: 'secret link',
    html: 'secret link',
    automatic: true,
  })
  await insertMail(database, added, undefined, at)
  return added.id
}
async function housekeepNow(at = now): Promise<void> {
  const { mail, siteUrl } = await testConfig()
  const settings = { texts, firm: sampleFirm, mail, siteUrl }
  await housekeep(database, { ...readConfig({}), dataDir }, settings, createLog('silent'), at)
}
/** Writes the mails that wait to files, as the courier does without a mail server. */
async function deliver(at: Date): Promise<void> {
  const outbox = new Outbox(database, 'me', { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 })
  const transport = createFileTransport(dataDir)
  for (const mail of await outbox.claim(9, at)) {
    await transport.send(mail.id, mail.content)
    await outbox.markSent(mail, at)
  }
}
const files = () => readdir(mailFolder(dataDir))
const mailIds = async () => (await database.query('SELECT id FROM mails')).map(({ id }) => id)

test('the retention cutoff falls on the last day of a month that is too short', () => {
  const cutoff = (months: number, day: string) =>
    retentionCutoff(months, new Date(`${day}T12:00:00Z`))
      .toISOString()
      .slice(0, 16)
  assert.equal(cutoff(6, '2026-08-31'), '2026-02-28T12:00')
  assert.equal(cutoff(6, '2028-08-30'), '2028-02-29T12:00')
  assert.equal(cutoff(24, '2028-02-29'), '2026-02-28T12:00')
  assert.equal(cutoff(6, '2026-05-31'), '2025-11-30T12:00')
  assert.equal(cutoff(24, '2026-11-20'), '2024-11-20T12:00')
})

test('the stated deletion date matches the retention rules for the state of the inquiry', () => {
  const told = (state: InquiryState, heldReason: string | null, mails: string[], day = '2026-11-20') =>
    deletedAt(
      { receivedAt: `${day}T08:00:00.000Z`, state, heldReason },
      mails.map(state => ({ state })),
      24,
    )
      ?.toISOString()
      .slice(0, 10)
  assert.equal(told('sent', null, ['sent', 'sent']), '2028-11-20')
  assert.equal(told('waiting', null, ['due', 'sent']), '2028-11-20')
  assert.equal(told('held', 'too fast', ['held', 'held']), '2027-05-20')
  assert.equal(told('held', 'too fast', ['held'], '2026-08-31'), '2027-03-01')
  assert.equal(told('held', 'too fast', ['held', 'sent']), undefined)
  assert.equal(told('held', 'by hand', ['held', 'held']), undefined)
  assert.equal(told('parked', null, ['parked', 'sent']), undefined)
})

test('a login mail is deleted once its link has expired, even if the mail is parked', async () => {
  const late = await addMail('login', minutesAgo(11))
  await database.query("UPDATE mails SET state = 'parked' WHERE id = $1", [late])
  await addMail('login', minutesAgo(11))
  const valid = await addMail('login', minutesAgo(9))
  const notice = await addMail('studio', minutesAgo(11))
  await housekeepNow()
  assert.deepEqual((await mailIds()).sort(), [valid, notice].sort())
  await database.query('DELETE FROM mails')
})

test('retention deletes parked mails without an inquiry, but not waiting mails', async () => {
  const old = new Date('2024-01-15T12:00:00Z')
  const parked = await addMail('studio', old)
  await database.query("UPDATE mails SET state = 'parked' WHERE id = $1", [parked])
  const due = await addMail('studio', old)
  await purgeBefore(database, dataDir, new Date('2025-01-01'))
  assert.deepEqual(await mailIds(), [due])
  assert.equal((await readStats(database)).mails.parked, 0)
  await database.query('DELETE FROM mails')
})

test('without a mail server the file of a login mail is deleted with the link, and its text leaves the store at once', async () => {
  await addMail('login', minutesAgo(9))
  await deliver(minutesAgo(9))
  assert.equal((await files()).length, 1, 'for a person who tries the Studio')
  const [row] = await database.query('SELECT content FROM mails')
  assert.doesNotMatch(String(row?.content), /secret link/)
  await housekeepNow()
  assert.equal((await files()).length, 1)
  await housekeepNow(new Date(now.getTime() + 2 * 60_000))
  assert.deepEqual([await files(), await mailIds()], [[], []])
})

test('an erasure finds the file of a login mail that was sent', async () => {
  await addMail('login', now)
  await deliver(now)
  assert.equal((await eraseByEmail(database, dataDir, 'anna@firm.example')).files, 1)
  assert.deepEqual([await files(), await mailIds()], [[], []])
})

test('retention deletes the files of mails without an inquiry', async () => {
  const old = new Date('2024-01-15T12:00:00Z')
  for (const purpose of ['studio', 'digest'] as const) await addMail(purpose, old)
  await deliver(old)
  assert.equal((await files()).length, 2)
  assert.equal((await purgeBefore(database, dataDir, new Date('2025-01-01'))).files, 2)
  assert.deepEqual([await files(), await mailIds()], [[], []])
})

test('a new day deletes the salts of earlier days in both stores', async () => {
  const studio = await openSqlite(dataDir, studioSchema)
  for (const store of [database, studio])
    for (const at of [minutesAgo(24 * 60), now]) await createDailyHash(store)(at)
  for (const store of [database, studio]) {
    const salts = await store.query("SELECT name FROM settings WHERE name LIKE 'salt:%'")
    assert.deepEqual(
      salts.map(({ name }) => name),
      ['salt:2026-11-20'],
    )
  }
  await studio.close()
})
