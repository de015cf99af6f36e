import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { endpoint, formKinds, hiddenFields } from '../../src/forms/protocol.ts'
import { type RawAnswer, rawRequest } from '../support/raw-http.ts'
import {
  homeInquiry,
  oldEnoughToken,
  quote,
  type ServiceUnderTest,
  startService,
} from '../support/service.ts'
import { type SmtpPeer, startSmtpPeer } from '../support/smtp-peer.ts'
import { until } from '../support/until.ts'

const rounds = 2000
const firm = 'buero@achsmass.example'
const visitors = [
  quote.email,
  homeInquiry.email,
  'eva@kunde.example',
  "o'brien+x@kunde.example",
  'a|b`c{d}@kunde.example',
  '-oX/tmp/x@kunde.example',
]

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

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    'x\r\nBcc: everyone@evil.example',
    'x\nTo: everyone@evil.example\n\nbody',
    '=?utf-8?Q?x=0D=0ABcc:_everyone@evil.example?=',
    'everyone@evil.example, second@evil.example',
    '"Eva" <everyone@evil.example>',
    'x>, <everyone@evil.example',
    'group: everyone@evil.example;',
    '\r\n.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<everyone@evil.example>\r\n',
    '\u0000\u001b[2J\u202eexe',
    '\ud800 lonely \udfff',
    "'; DROP TABLE inquiries; --",
    '<script>alert(1)</script>{reference}%%REFERENCE%%<!--if form:home-->',
    '../../../../etc/passwd',
    'ﷺ'.repeat(90),
    '=cmd|calc',
  ),
)
const email = fc.oneof(fc.constantFrom(...visitors), nasty)
const filled = nasty.map(text => `Ein Anfang. ${text}`)
const hostileQuote = fc.record({
  service: nasty,
  company: nasty,
  name: filled,
  email,
  phone: fc.string({ unit: 'binary', maxLength: 20 }),
  message: filled,
})
const hostileHome = fc.record({
  fullName: filled,
  email,
  location: filled,
  description: filled,
  phone: nasty,
  projectType: fc.oneof(fc.constant('rail'), nasty),
})
const headerText = fc.string({
  unit: fc
    .integer({ min: 32, max: 255 })
    .filter(code => code !== 127)
    .map(code => String.fromCharCode(code)),
  maxLength: 60,
})

interface Attack {
  type: string
  accept: string
  body: string
}

const hidden = fc.record({
  [hiddenFields.idempotencyKey]: fc.oneof(fc.uuid(), nasty),
  [hiddenFields.honeypot]: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, nasty),
  [hiddenFields.locale]: fc.oneof(fc.constantFrom('de', 'en'), nasty),
})
const urlencoded = 'application/x-www-form-urlencoded'

/** An inquiry of this kind, written one way or the other. */
const inquiry = (kind: string, fields: fc.Arbitrary<object>) =>
  fc.tuple(fields, hidden, fc.boolean()).map(([values, said, isJson]) => {
    const all: Record<string, string> = {
      ...values,
      ...said,
      [hiddenFields.kind]: kind,
      [hiddenFields.token]: oldEnoughToken(),
    }
    return isJson
      ? { type: 'application/json', body: JSON.stringify(all) }
      : { type: urlencoded, body: new URLSearchParams(all).toString() }
  })
const home = hostileHome.map(fields => ({ ...homeInquiry, ...fields }))

const bodies = fc.oneof(
  { weight: 4, arbitrary: inquiry('quote', hostileQuote) },
  { weight: 3, arbitrary: inquiry('home', home) },
  { weight: 3, arbitrary: inquiry('existing-buildings', hostileQuote) },
  {
    weight: 1,
    arbitrary: fc.jsonValue().map(value => ({ type: 'application/json', body: JSON.stringify(value) })),
  },
  {
    weight: 1,
    arbitrary: fc.dictionary(nasty, nasty).map(extra => ({
      type: 'application/json',
      body: JSON.stringify({ ...quote, ...extra }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('application/json', urlencoded, 'text/xml', ''),
      body: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(...formKinds).map(kind => `${hiddenFields.kind}=${kind}`),
      ),
    }),
  },
)

const attacks: fc.Arbitrary<Attack> = fc
  .tuple(bodies, fc.oneof(fc.constantFrom('text/html,*/*;q=0.8', 'application/json'), headerText))
  .map(([body, accept]) => ({ ...body, accept }))

function send({ type, accept, body }: Attack): Promise<RawAnswer> {
  const headers = { 'Content-Type': type, Accept: accept }
  return rawRequest(service.url, endpoint, { method: 'POST', headers, body })
}

test(`${rounds} hostile inputs: never a 5xx, an extra header or an extra recipient`, async () => {
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(attacks, async attack => {
      const { status, body } = await send(attack)
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
    assert.equal(mail.from, 'website@achsmass.example')
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
