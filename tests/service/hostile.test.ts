import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { endpoint, formHeaders, formKinds, hiddenFields } from '../../src/forms/protocol.ts'
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
  kind: string
  body: string
  key: string
  honeypot: string
  locale: string
}

const toForm = (fields: object, kind: string) =>
  new URLSearchParams({
    ...(fields as Record<string, string>),
    [hiddenFields.kind]: kind,
    [hiddenFields.idempotencyKey]: randomUUID(),
  }).toString()

const json = (kind: string, fields: fc.Arbitrary<object>) =>
  fields.map(value => ({ type: 'application/json', kind, body: JSON.stringify(value) }))
const form = (kind: string, fields: fc.Arbitrary<object>) =>
  fields.map(value => ({ type: 'application/x-www-form-urlencoded', kind, body: toForm(value, kind) }))

const bodies = fc.oneof(
  { weight: 4, arbitrary: json('quote', hostileQuote) },
  {
    weight: 2,
    arbitrary: json(
      'home',
      hostileHome.map(fields => ({ ...homeInquiry, ...fields })),
    ),
  },
  { weight: 3, arbitrary: form('existing-buildings', hostileQuote) },
  {
    weight: 1,
    arbitrary: form(
      'home',
      hostileHome.map(fields => ({ ...homeInquiry, ...fields })),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .jsonValue()
      .map(value => ({ type: 'application/json', kind: 'quote', body: JSON.stringify(value) })),
  },
  {
    weight: 1,
    arbitrary: fc.dictionary(nasty, nasty).map(extra => ({
      type: 'application/json',
      kind: 'quote',
      body: JSON.stringify({ ...quote, ...extra }),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/xml', ''),
      kind: fc.constantFrom(...formKinds),
      body: fc.string({ unit: 'binary', maxLength: 400 }),
    }),
  },
)

const attacks: fc.Arbitrary<Attack> = fc
  .tuple(
    bodies,
    fc.record({
      key: headerText,
      honeypot: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, headerText),
      locale: fc.oneof(fc.constantFrom('de', 'en'), headerText),
    }),
  )
  .map(([body, headers]) => ({ ...body, ...headers }))

function send({ type, kind, body, key, honeypot, locale }: Attack): Promise<RawAnswer> {
  return rawRequest(service.url, endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': type,
      [formHeaders.kind]: kind,
      [formHeaders.locale]: locale,
      [formHeaders.idempotencyKey]: key,
      [formHeaders.honeypot]: honeypot,
      [formHeaders.token]: oldEnoughToken(),
    },
    body,
  })
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
