// Forms as an attacker fills them in, for the tests of every run and for `npm test -- hostile`.
import fc from 'fast-check'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { type RawAnswer, rawRequest } from './raw-http.ts'
import { homeInquiry, oldEnoughToken, quote } from './service.ts'
import { formKinds } from './texts.ts'

/** The only visitors who may receive a mail. */
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
  projectType: fc.oneof(fc.constant('care'), nasty),
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
  accept: string
  body: string
}

const hidden = fc.record({
  [hiddenFields.idempotencyKey]: fc.oneof(fc.uuid(), nasty),
  [hiddenFields.honeypot]: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, nasty),
  [hiddenFields.locale]: fc.oneof(fc.constantFrom('de', 'en'), nasty),
})
const urlencoded = 'application/x-www-form-urlencoded'

/** Generates inquiries of a kind, half as JSON and half as an ordinary form post. */
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

export const attacks: fc.Arbitrary<Attack> = fc
  .tuple(bodies, fc.oneof(fc.constantFrom('text/html,*/*;q=0.8', 'application/json'), headerText))
  .map(([body, accept]) => ({ ...body, accept }))

export function sendAttack(url: string, { type, accept, body }: Attack): Promise<RawAnswer> {
  const headers = { 'Content-Type': type, Accept: accept }
  return rawRequest(url, endpoint, { method: 'POST', headers, body })
}
