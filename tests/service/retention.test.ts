// Deletion of old data: inquiries after months, expired links, and the salts of past days.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { InquiryState } from '../../service/admin/read-inquiries.ts'
import { readStats } from '../../service/admin/stats.ts'
import { insertMail } from '../../service/inquiries/store-inquiry.ts'
import { finish, type MailPurpose } from '../../service/mail/compose.ts'
import { readConfig } from '../../service/operation/config.ts'
import { housekeep } from '../../service/operation/housekeeping.ts'
import { createLog } from '../../service/operation/log.ts'
import { trustClock } from '../../service/retention/clock.ts'
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
    text: '',
    html: '',
    automatic: true,
  })
  await insertMail(database, added, undefined, at)
  return added.id
}
async function housekeepNow(): Promise<void> {
  const { mail, siteUrl } = await testConfig()
  const settings = { texts, firm: sampleFirm, mail, siteUrl }
  await housekeep(database, { ...readConfig({}), dataDir }, settings, createLog('silent'), now)
}
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
