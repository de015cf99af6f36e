// Forms as an attacker fills them in: for the test of every run and for `npm run test:hostile`.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { endpoint, formHeaders, formKinds, hiddenFields } from '../../src/forms/protocol.ts'
import { type RawAnswer, rawRequest } from './raw-http.ts'
import { homeInquiry, oldEnoughToken, quote } from './service.ts'

/** The only visitors that a mail may go to. */
export const visitors = [
  quote.email,
  homeInquiry.email,
  'eva@kunde.example',
  "o'brien+x@kunde.example",
  'a|b`c{d}@kunde.example',
  '-oX/tmp/x@kunde.example',
]

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

export interface Attack {
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

export const attacks: fc.Arbitrary<Attack> = fc
  .tuple(
    bodies,
    fc.record({
      key: headerText,
      honeypot: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, headerText),
      locale: fc.oneof(fc.constantFrom('de', 'en'), headerText),
    }),
  )
  .map(([body, headers]) => ({ ...body, ...headers }))

export function sendAttack(
  url: string,
  { type, kind, body, key, honeypot, locale }: Attack,
): Promise<RawAnswer> {
  return rawRequest(url, endpoint, {
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
