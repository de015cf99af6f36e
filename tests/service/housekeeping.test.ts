// Deletion of old inquiries, erasing a person, and the digest, on both kinds of database.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordActivity } from '../../service/admin/activity.ts'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { readConfig } from '../../service/operation/config.ts'
import { housekeep } from '../../service/operation/housekeeping.ts'
import { createLog } from '../../service/operation/log.ts'
import { writeDigest } from '../../service/outbox/digest.ts'
import { Outbox } from '../../service/outbox/outbox.ts'
import { trustClock } from '../../service/retention/clock.ts'
import { eraseByEmail } from '../../service/retention/erase.ts'
import { purgeBefore, retentionCutoff } from '../../service/retention/purge.ts'
import { quote, testConfig } from '../support/service.ts'
import { held, mailSettings, onBothDatabases, store, submission } from '../support/stores.ts'

const policy = { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 }

onBothDatabases(({ fresh }) => {
  test('housekeeping deletes nothing while the clock is years ahead, until an administrator confirms it', async () => {
    const { first, dir, done } = await fresh()
    const settings = await mailSettings()
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

  test('erasing a person leaves only a dated record without personal data', async () => {
    const { first, dir, done } = await fresh()
    const reference = await store(first, submission({ fields: { ...quote, email: 'Person@Kunde.example' } }))
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
    const { first, dir, done } = await fresh()
    const old = new Date('2024-01-15T12:00:00Z')
    const delivered = await store(first, submission({ fields: { ...quote, email: 'a@kunde.example' } }), old)
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
    const { first, dir, done } = await fresh()
    const settings = await mailSettings()
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
    const { first, second, done } = await fresh()
    const settings = await mailSettings()
    const now = new Date('2026-11-20T08:00:00Z')
    await writeDigest(first, settings, now)
    assert.deepEqual(await first.query('SELECT id FROM mails'), [])
    const reference = await store(first, held(), new Date('2026-11-19T23:30:00Z'))
    await Promise.all([writeDigest(first, settings, now), writeDigest(second, settings, now)])
    await writeDigest(second, settings, new Date('2026-11-20T20:00:00Z'))
    const digests = await first.query<{ content: string }>(
      "SELECT content FROM mails WHERE purpose = 'digest'",
    )
    assert.equal(digests.length, 1)
    assert.match(digests[0]?.content ?? '', new RegExp(`${reference}.*Angebotsanfrage, 2026-11-20`))
    assert.ok(!digests[0]?.content.includes(quote.email))
    await writeDigest(second, settings, new Date('2026-11-21T08:00:00Z'))
    assert.equal((await first.query("SELECT id FROM mails WHERE purpose = 'digest'")).length, 2)
    await done()
  })

  test('an undeliverable confirmation triggers no digest once its inquiry is marked as done', async () => {
    const { first, done } = await fresh()
    const settings = await mailSettings()
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
})
