// The limits for confirmations, and for inquiries from one address, as the store counts them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readStats } from '../../service/admin/stats.ts'
import type { Submission } from '../../service/inquiries/inquiry.ts'
import { storeInquiry } from '../../service/inquiries/store-inquiry.ts'
import { deleteArrivals } from '../../service/spam/limits.ts'
import type { Database } from '../../service/store/database.ts'
import { quote } from '../support/service.ts'
import { client, composed, held, onBothDatabases, store, submission } from '../support/stores.ts'

const confirmations = async (database: Database) =>
  (await database.query("SELECT id FROM mails WHERE purpose = 'confirmation'")).length
const from = (email: string, changes: Partial<Submission> = {}) =>
  submission({ fields: { ...quote, email }, ...changes })

onBothDatabases(({ fresh }) => {
  test('different spellings of one mailbox receive only one confirmation per day', async () => {
    const { first, second, done } = await fresh()
    const morning = new Date('2026-11-20T08:00:00Z')
    for (const email of ['eva@kunde.example', 'EVA+1@kunde.example', 'e.v.a+x+y@Kunde.Example'])
      await store(first, from(email), morning)
    assert.equal(await confirmations(first), 1)
    await store(second, from('eva@kunde.example'), new Date('2026-11-21T08:00:01Z'))
    assert.equal(await confirmations(first), 2)
    await done()
  })

  test('a confirmation withheld by a daily limit is reported by the kind of limit, without a name', async () => {
    const { first, done } = await fresh()
    const unconfirmed = async (email: string) => {
      const options = { database: first, ...(await composed()), rateLimit: 1000 }
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
    const { first, second, done } = await fresh()
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        store(index % 2 ? first : second, from(`v${index}@kunde.example`)),
      ),
    )
    assert.equal(await confirmations(first), 20)
    for (let count = 0; count < 19; count++)
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => store(first, from(`eva@kunde${count}-${index}.example`))),
      )
    assert.equal(await confirmations(first), 200)
    assert.equal((await readStats(first)).inquiries.quote, 220)
    await done()
  })

  test('an inquiry held as spam or without a page token gets no confirmation and uses up no limit', async () => {
    const { first, done } = await fresh()
    await store(first, held())
    await store(first, submission({ isTrusted: false }))
    assert.equal(await confirmations(first), 0)
    await store(first, submission())
    assert.equal(await confirmations(first), 1)
    await done()
  })

  test('inquiries counted while the clock ran ahead do not limit visitors after its correction', async () => {
    const { first, done } = await fresh()
    const now = new Date('2026-11-20T10:00:00Z')
    const limited = async (at: Date) =>
      storeInquiry({ database: first, ...(await composed()), rateLimit: 2 }, submission(), client, at)
    const later = new Date('2026-11-20T12:00:00Z')
    for (let count = 0; count < 2; count++) assert.ok('reference' in (await limited(later)))
    await deleteArrivals(first, now)
    for (let count = 0; count < 2; count++) assert.ok('reference' in (await limited(now)))
    const refused = await limited(new Date(now.getTime() + 60_000))
    assert.equal('retryAfter' in refused && refused.retryAfter, 3540)
    await done()
  })
})
