import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { attacks, sendAttack, visitors } from '../support/attacks.ts'
import { type ServiceUnderTest, startService } from '../support/service.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { until } from '../support/until.ts'

/** The number of attacks; `npm test -- hostile` sends more. */
const rounds = 1000
const firm = 'office@firm.example'

let peer: SmtpPeer
let service: ServiceUnderTest
before(async () => {
  peer = await startSmtpPeer()
  service = await startService({ METRICS_PORT: '0', SMTP_URL: `smtp://127.0.0.1:${peer.port}` })
})
after(async () => {
  await service.close()
  await peer.close()
})

test(`${rounds} hostile inputs never cause a 5xx answer, an extra mail header or an extra recipient`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(attacks, async attack => {
      const { status, body } = await sendAttack(service.url, attack)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      assert.ok([202, 400, 415, 422].includes(status), `${status}`)
      assert.doesNotMatch(body.toString(), /<script/i)
      assert.doesNotMatch(body.toString(), /\n\s+at .*:\d+:\d+/)
    }),
    { numRuns: rounds },
  )
  // A generator that only makes rubbish, or only harmless things, would prove nothing.
  assert.ok((statuses.get(202) ?? 0) > rounds / 4, JSON.stringify([...statuses]))
  assert.ok((statuses.get(422) ?? 0) > rounds / 10, JSON.stringify([...statuses]))

  await until(
    'all mails are delivered',
    async () => {
      const metrics = await (await fetch(service.metricsUrl ?? '')).text()
      assert.match(metrics, /^achsmass_mails_parked 0$/m)
      return /^achsmass_mails_due 0$/m.test(metrics)
    },
    60,
  )
  const expected = new Set([
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'auto-submitted',
    'x-auto-response-suppress',
  ])
  assert.ok(peer.received.length > rounds / 5)
  for (const mail of peer.received) {
    assert.equal(mail.from, 'website@firm.example')
    assert.equal(mail.recipients.length, 1)
    const [recipient = ''] = mail.recipients
    assert.ok(recipient === firm || visitors.includes(recipient), recipient)
  }
  for (const mail of await peer.parsed()) {
    for (const { key } of mail.headers) assert.ok(expected.has(key), key)
    assert.equal(mail.to?.length, 1)
    assert.equal(mail.replyTo?.length, 1)
    assert.ok(mail.text && mail.html)
  }
})
