// Mails that wait in the store until they are delivered.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { requeue } from '../../service/admin/requeue.ts'
import { type Blame, DeliveryError } from '../../service/mail/delivery.ts'
import { readConfig } from '../../service/operation/config.ts'
import { correctFuture, Outbox } from '../../service/outbox/outbox.ts'
import { backoffSeconds } from '../../service/outbox/retry.ts'
import { quote } from '../support/service.ts'
import { held, onBothDatabases, store, submission } from '../support/stores.ts'

const policy = { maxAttempts: 3, leaseSeconds: 60, retrySeconds: 30 }

onBothDatabases(({ fresh }) => {
  test('a mail is claimed by one process only', async () => {
    const { first, second, done } = await fresh()
    for (let count = 0; count < 20; count++) {
      await store(first, submission({ fields: { ...quote, email: `v${count}@kunde.example` } }))
    }
    const outboxes = [new Outbox(first, 'one', policy), new Outbox(second, 'two', policy)]
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) => outboxes[index % 2]?.claim(3) ?? []),
    )
    const ids = claims.flat().map(mail => mail.id)
    assert.equal(ids.length, 40)
    assert.equal(new Set(ids).size, 40)
    await done()
  })

  test('the claim of a dead process on a mail expires, and another process takes over', async () => {
    const { first, second, done } = await fresh()
    await store(first, submission(), new Date('2026-11-20T10:00:00Z'))
    const dead = await new Outbox(first, 'dead', policy).claim(9, new Date('2026-11-20T10:00:01Z'))
    const next = new Outbox(second, 'next', policy)
    assert.equal(dead.length, 2)
    assert.equal((await next.claim(9, new Date('2026-11-20T10:00:59Z'))).length, 0)
    const taken = await next.claim(9, new Date('2026-11-20T10:01:02Z'))
    assert.equal(taken.length, 2)
    assert.deepEqual(
      taken.map(mail => mail.content.messageId).sort(),
      dead.map(mail => mail.content.messageId).sort(),
    )
    // The process seemed dead but was only slow. Its late failure must not affect the mail's new owner.
    const [late] = dead
    assert.ok(late)
    await new Outbox(first, 'dead', policy).markFailed(late, new DeliveryError('late', 'server', 'X'))
    assert.deepEqual(
      await first
        .query("SELECT id FROM mails WHERE lease_owner = 'next' AND last_error IS NULL")
        .then(rows => rows.length),
      2,
    )
    await done()
  })

  test('a failing mail waits after each attempt and is parked after the last; a retry resets the attempts', async () => {
    const { first, second, done } = await fresh()
    await store(first, submission())
    const outbox = new Outbox(first, 'me', policy)
    const far = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const error = new DeliveryError('451 later', 'mail', 'EENVELOPE 451')
    for (const [attempt, outcome] of [
      [1, 'due'],
      [2, 'due'],
      [3, 'parked'],
    ] as const) {
      const mails = await outbox.claim(9, far(attempt * 2))
      assert.equal(mails.length, 2)
      for (const mail of mails) assert.equal(await outbox.markFailed(mail, error, far(attempt * 2)), outcome)
      assert.equal((await outbox.claim(9, far(attempt * 2))).length, 0)
    }
    assert.equal((await readInquiries(second, { state: 'parked' })).length, 1)
    assert.equal(await requeue(second, 'retry', undefined, ''), 2)
    const [again] = await outbox.claim(9)
    assert.equal(again?.attempts, 1)
    await done()
  })

  test('a mail released without delivery does not use up an attempt', async () => {
    const { first, done } = await fresh()
    await store(first, submission())
    const outbox = new Outbox(first, 'me', policy)
    await outbox.release(await outbox.claim(9))
    assert.deepEqual(
      (await outbox.claim(9)).map(mail => mail.attempts),
      [1, 1],
    )
    await done()
  })

  test('when the mail server is back, only mails that failed because of the server are due', async () => {
    const { first, done } = await fresh()
    await store(first, submission())
    const outbox = new Outbox(first, 'me', policy)
    const [one, two] = await outbox.claim(9)
    assert.ok(one && two)
    await outbox.markFailed(one, new DeliveryError('down', 'server', 'ECONNECTION'))
    await outbox.markFailed(two, new DeliveryError('no such user', 'mail', 'EENVELOPE 550'))
    await outbox.serverIsBack()
    assert.deepEqual(
      (await outbox.claim(9)).map(mail => mail.id),
      [one.id],
    )
    await done()
  })

  test('mails accepted or claimed while the clock ran ahead can be sent and retried once it is corrected', async () => {
    const { first, second, done } = await fresh()
    const future = new Date(Date.now() + 7 * 86_400_000)
    await store(first, submission(), future)
    const outbox = new Outbox(first, 'me', policy)
    const now = new Date()
    await correctFuture(first, now)
    assert.equal((await outbox.claim(9, now)).length, 2)
    await first.query('UPDATE mails SET due_at = $1', [now.toISOString()])
    assert.equal((await outbox.claim(9, now)).length, 0)
    await first.query('UPDATE mails SET lease_until = $1', [future.toISOString()])
    await correctFuture(first, now)
    assert.equal(await requeue(second, 'retry', undefined, '', now), 2)
    assert.equal((await outbox.claim(9, now)).length, 2)
    await done()
  })

  test('the service gives up on a refused recipient sooner than on a failing mail server', async () => {
    const { first, done } = await fresh()
    const patient = new Outbox(first, 'me', { ...policy, maxAttempts: 140 })
    await store(first, submission())
    const mail = (await patient.claim(9)).find(({ purpose }) => purpose === 'confirmation')
    assert.ok(mail)
    const tenth = { ...mail, attempts: 10 }
    const failed = (blame: Blame) => patient.markFailed(tenth, new DeliveryError('\x251', blame, 'X'))
    assert.deepEqual(
      [await failed('server'), await failed('mail'), await failed('recipient')],
      ['due', 'due', 'parked'],
    )
    await done()
  })

  test('an inquiry held as spam is sent only after a person releases it', async () => {
    const { first, done } = await fresh()
    const reference = await store(first, held())
    const outbox = new Outbox(first, 'me', policy)
    assert.equal((await outbox.claim(9)).length, 0)
    assert.equal((await readInquiries(first, { state: 'held' })).length, 1)
    assert.equal(await requeue(first, 'release', reference, ''), 1)
    assert.deepEqual(
      (await outbox.claim(9)).map(mail => mail.purpose),
      ['inquiry'],
    )
    await done()
  })
})

test('delivery attempts span four days before a mail is parked, as docs/operations.md states', () => {
  const { maxAttempts, retrySeconds } = readConfig({}).mail
  let seconds = 0
  for (let attempt = 1; attempt < maxAttempts; attempt++)
    seconds += backoffSeconds(attempt, retrySeconds, 0.5)
  assert.equal(Math.round(seconds / 86_400), 4)
})

test('retry waits double up to an hour, each randomly shortened by at most half', () => {
  assert.equal(backoffSeconds(1, 30, 0), 15)
  assert.equal(backoffSeconds(1, 30, 1), 30)
  assert.equal(backoffSeconds(3, 30, 1), 120)
  assert.equal(backoffSeconds(90, 30, 1), 3600)
})
