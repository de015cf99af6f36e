import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { mailsOf, readInquiries } from '../../service/admin/read-inquiries.ts'
import { normaliseEmail } from '../../service/inquiries/inquiry.ts'
import type { MailContent } from '../../service/mail/compose.ts'
import { createLog } from '../../service/operation/log.ts'
import { issueToken } from '../../service/spam/token.ts'
import type { Database } from '../../service/store/database.ts'
import { openDatabase } from '../../service/store/open.ts'
import { endpoint, hiddenFields, tokenEndpoint } from '../../src/forms/protocol.ts'
import { rawBytes, rawRequest } from '../support/raw-http.ts'
import {
  formSecret,
  homeInquiry,
  oldEnoughToken,
  quote,
  type ServiceUnderTest,
  startService,
  submit,
  submitForm,
  submitJson,
  submitted,
} from '../support/service.ts'
import { until } from '../support/until.ts'

let service: ServiceUnderTest
let database: Database
const elsewhere = 'https://cdn.achsmass.example'

before(async () => {
  service = await startService({ ALLOWED_ORIGINS: elsewhere, TRUSTED_PROXIES: '1' })
  database = await openDatabase(service.config, createLog('silent'))
})
after(async () => {
  await database.close()
  await service.close()
})

async function stored(reference: string) {
  const [row] = await readInquiries(database, { reference })
  assert.ok(row)
  return row
}

async function problem(response: Response): Promise<{ status: number; errors?: Record<string, string> }> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8')
  const body = (await response.json()) as { status: number; title: string; errors?: Record<string, string> }
  assert.equal(body.status, response.status)
  assert.doesNotMatch(JSON.stringify(body), / at \S+:\d|node:|\.ts\b/)
  return body
}

describe('an inquiry posted by a script', () => {
  test('a quote inquiry is stored with its trimmed values, and gets a short reference', async () => {
    const reference = await submitted(service.url, { ...quote, name: `  ${quote.name} ` })
    assert.match(reference, /^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
    const inquiry = await stored(reference)
    assert.deepEqual(inquiry.fields, quote)
    assert.equal(inquiry.kind, 'quote')
    assert.equal(inquiry.locale, 'de')
    assert.equal(inquiry.heldReason, null)
  })

  test('the service checks each kind of inquiry against its own schema', async () => {
    for (const kind of ['quote', 'consultation', 'existing-buildings']) {
      const reference = await submitted(service.url, quote, {
        [hiddenFields.kind]: kind,
        [hiddenFields.locale]: 'en',
      })
      const inquiry = await stored(reference)
      assert.deepEqual([inquiry.kind, inquiry.locale], [kind, 'en'])
    }
    const home = await submitted(service.url, homeInquiry, { [hiddenFields.kind]: 'home' })
    assert.deepEqual((await stored(home)).fields, homeInquiry)
    assert.equal((await submit(service.url, quote, { [hiddenFields.kind]: 'home' })).status, 422)
    assert.equal((await submit(service.url, quote, { [hiddenFields.kind]: 'castle' })).status, 422)
  })

  test('a 422 answer names the invalid fields in the visitor’s language', async () => {
    const german = await problem(await submit(service.url, { ...quote, email: 'x', message: '' }))
    assert.deepEqual(german.errors, {
      email: 'Ungültige E-Mail-Adresse',
      message: 'Nachricht muss mindestens 10 Zeichen lang sein',
    })
    // A field with two faults gets the message of the first.
    const long = await problem(await submit(service.url, { ...quote, email: 'x'.repeat(300) }))
    assert.deepEqual(long.errors, { email: 'E-Mail darf maximal 255 Zeichen lang sein' })
    const headers = { [hiddenFields.kind]: 'existing-buildings', [hiddenFields.locale]: 'en' }
    const english = await problem(await submit(service.url, { ...quote, message: '' }, headers))
    assert.deepEqual(english.errors, { message: 'Project description must be at least 10 characters' })
    // An object could take the second name for its prototype.
    for (const name of ['admin', '__proto__']) {
      const unknown = await problem(await submit(service.url, { ...quote, [name]: 'true' }))
      assert.deepEqual(unknown.errors, { form: 'Diese Angabe ist so nicht möglich' }, name)
    }
  })

  test('a wrong content type gets 415, a GET request 405, and a body that is too long 413', async () => {
    const text = await submit(service.url, quote, {}, { 'Content-Type': 'text/plain' })
    assert.equal((await problem(text)).status, 415)
    const multipart = await fetch(service.url + endpoint, { method: 'POST', body: new FormData() })
    assert.equal(multipart.status, 415)
    const get = await fetch(service.url + endpoint)
    assert.equal(get.status, 405)
    assert.equal(get.headers.get('allow'), 'POST, OPTIONS')
    const long = await submit(service.url, { ...quote, message: 'x'.repeat(200_000) })
    assert.equal((await problem(long)).status, 413)
  })

  test('a body that is too long gets 413 even if its length is not declared', async () => {
    const answer = await rawRequest(service.url, endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
      body: Buffer.alloc(300_000, 'x'),
    })
    assert.equal(answer.status, 413)
  })

  test('answers are never cached and carry the security headers', async () => {
    const response = await submit(service.url, quote)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/)
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
  })
})

describe('JSON', () => {
  test('the service stores the JSON payload from the specification as a quote inquiry in German', async () => {
    const response = await submitJson(service.url, JSON.stringify(quote))
    assert.equal(response.status, 202)
    const { reference } = (await response.json()) as { reference: string }
    const { fields, kind, locale } = await stored(reference)
    assert.deepEqual({ fields, kind, locale }, { fields: quote, kind: 'quote', locale: 'de' })
  })

  test('a JSON payload may name its form and its language, as a posted form does', async () => {
    const said = { [hiddenFields.kind]: 'home', [hiddenFields.locale]: 'en' }
    const response = await submitJson(service.url, JSON.stringify({ ...homeInquiry, ...said }))
    const { reference } = (await response.json()) as { reference: string }
    const { fields, kind, locale } = await stored(reference)
    assert.deepEqual({ fields, kind, locale }, { fields: homeInquiry, kind: 'home', locale: 'en' })
  })

  test('JSON that is malformed, not an object, or contains values other than text is refused', async () => {
    for (const body of ['[]', 'null', '1', '"x"', '{}', '[{}]', JSON.stringify({ ...quote, phone: 5 })]) {
      const response = await submitJson(service.url, body)
      assert.equal(response.status, 422, body)
      await problem(response)
    }
    assert.equal((await submitJson(service.url, '{"name":')).status, 400)
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = `{"name":${open.repeat(9000)}1${close.repeat(9000)}}`
      assert.equal((await submitJson(service.url, deep)).status, 400)
      assert.equal((await submitJson(service.url, deep, { Accept: 'text/html' })).status, 400)
    }
    assert.equal((await submitJson(service.url, '')).status, 400)
  })
})

describe('the Accept header decides the format of the answer', () => {
  const page = { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

  test('a posted form is answered with JSON or with an HTML page, according to its Accept header', async () => {
    const json = await submitForm(service.url, quote, { Accept: 'application/json' })
    assert.equal(json.headers.get('content-type'), 'application/json')
    assert.equal(json.status, 202)
    const html = await submitForm(service.url, quote, page)
    assert.equal(html.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(html.status, 202)
  })

  test('a JSON payload is answered with JSON or with an HTML page, according to its Accept header', async () => {
    const json = await submitJson(service.url, JSON.stringify({ ...quote, email: 'x' }))
    assert.deepEqual((await problem(json)).errors, { email: 'Ungültige E-Mail-Adresse' })
    const html = await submitJson(service.url, JSON.stringify({ ...quote, email: 'x' }), page)
    assert.equal(html.status, 422)
    assert.match(await html.text(), /<textarea name="email" aria-invalid="true" autofocus>x</)
  })
})

describe('idempotency', () => {
  test('repeated posts with the same key and content create one inquiry, even at the same moment', async () => {
    const headers = { [hiddenFields.idempotencyKey]: randomUUID() }
    const references = await Promise.all(
      Array.from({ length: 10 }, () => submitted(service.url, quote, headers)),
    )
    assert.equal(new Set(references).size, 1)
    assert.equal(await submitted(service.url, quote, headers), references[0])
    assert.equal((await readInquiries(database, { reference: references[0] })).length, 1)
  })

  test('a corrected text under the same key becomes a separate inquiry', async () => {
    const headers = { [hiddenFields.idempotencyKey]: randomUUID() }
    const first = await submitted(service.url, quote, headers)
    const second = await submitted(service.url, { ...quote, message: 'Noch etwas ganz Anderes.' }, headers)
    assert.notEqual(first, second)
  })

  test('the same content under a new key becomes a new inquiry', async () => {
    assert.notEqual(await submitted(service.url, quote), await submitted(service.url, quote))
  })
})

describe('without JavaScript', () => {
  const german = { ...quote, message: 'Erste Zeile\r\nzweite Zeile', [hiddenFields.kind]: 'quote' }

  test('a visitor whose text is far too long gets the filled-in form back, and nothing is stored', async () => {
    const all = async () => (await readInquiries(database, {})).length
    const before = await all()
    const sent = { [hiddenFields.locale]: 'en', ...quote, message: 'x'.repeat(200_000) }
    const response = await submitForm(service.url, sent)
    assert.equal(response.status, 413)
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    const page = await response.text()
    assert.match(page, /<textarea name="name" *>Jürgen Groß</)
    assert.match(page, /<textarea name="message"[^>]*>x{60000}/)
    assert.match(page, /Message must be 2000 characters or less/)
    assert.equal(await all(), before)
  })

  test('a browser that opens the form endpoint is redirected to a page of the site', async () => {
    const headers = { Accept: 'text/html' }
    const opened = await fetch(service.url + endpoint, { headers, redirect: 'manual' })
    assert.deepEqual([opened.status, opened.headers.get('location')], [303, '/'])
  })

  test('without JavaScript, the visitor gets a page with the reference in their language', async () => {
    const response = await submitForm(service.url, german)
    assert.equal(response.status, 202)
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    const page = await response.text()
    const reference = /Danke ([\w-]{9})/.exec(page)?.[1] ?? ''
    const inquiry = await stored(reference)
    assert.equal(inquiry.fields.message, 'Erste Zeile\nzweite Zeile')
    const english = await submitForm(service.url, { ...german, [hiddenFields.locale]: 'en' })
    assert.match(await english.text(), /<html lang="en">[\s\S]*<p>[\w-]{9}</)
  })

  test('without JavaScript, the same form sent several times at once is one inquiry', async () => {
    const message = `Einmal genügt. ${randomUUID()}`
    const pages = await Promise.all(
      [1, 2, 3].map(async () => (await submitForm(service.url, { ...german, message })).text()),
    )
    assert.equal(new Set(pages).size, 1)
  })

  test('a form with errors is shown again with all typed values and the errors beside the fields', async () => {
    const typed = {
      ...quote,
      name: '"><script>alert(1)</script>',
      email: 'falsch',
      message: '</textarea>%%REFERENCE%%',
    }
    const response = await submitForm(service.url, {
      ...typed,
      [hiddenFields.kind]: 'existing-buildings',
      [hiddenFields.locale]: 'de',
      [hiddenFields.person]: 'wendelin',
    })
    assert.equal(response.status, 422)
    const page = await response.text()
    assert.ok(
      page.includes(`name="${hiddenFields.person}" value="wendelin"`),
      'the second try has the same reader',
    )
    assert.match(page, /&quot;&gt;&lt;script&gt;alert\(1\)&lt;\/script&gt;<\/textarea>/)
    assert.match(page, /&lt;\/textarea&gt;%%REFERENCE%%<\/textarea>/)
    assert.match(
      page,
      /name="email" aria-invalid="true" autofocus>falsch<[^>]+><\/label> <strong>Ungültige E-Mail-Adresse/,
    )
    assert.match(page, /<textarea name="name" >/)
    assert.match(page, /name="company" >Bücher &amp; Söhne GmbH</)
    assert.match(page, /<h2>Summary/)
    assert.equal(page.match(/<form/g)?.length, 1)
    assert.equal(page.match(/<strong>/g)?.length, 1)
    assert.doesNotMatch(page, /<script|data-answer|%%[A-Z]+:/)
  })

  test('in a form with errors, the first invalid field has the focus', async () => {
    const page = await (await submitForm(service.url, { name: '', email: '', message: '' })).text()
    assert.equal(page.match(/aria-invalid="true"/g)?.length, 3)
    assert.match(page, /name="name" aria-invalid="true" autofocus>/)
    assert.equal(page.match(/autofocus/g)?.length, 1)
  })

  test('a form with errors keeps the selected options', async () => {
    const fields = { ...homeInquiry, email: '', [hiddenFields.kind]: 'home', [hiddenFields.locale]: 'en' }
    const page = await (await submitForm(service.url, fields)).text()
    assert.match(page, /<option value="housing" selected>Housing/)
    assert.equal(page.match(/selected/g)?.length, 3)
  })
})

describe('spam', () => {
  const reasonFor = async (headers: Record<string, string>) =>
    (await stored(await submitted(service.url, quote, headers))).heldReason

  test('a suspicious inquiry gets the usual answer, but is held as spam', async () => {
    assert.equal(await reasonFor({ [hiddenFields.honeypot]: 'http://spam.example' }), 'honeypot')
    assert.equal(await reasonFor({ [hiddenFields.token]: '' }), 'no-token')
    assert.equal(await reasonFor({ [hiddenFields.token]: issueToken(formSecret) }), 'too-fast')
    assert.equal(
      await reasonFor({ [hiddenFields.token]: issueToken(formSecret, Date.now() - 90_000_000) }),
      'old-token',
    )
    assert.equal(
      await reasonFor({ [hiddenFields.token]: issueToken('another secret', Date.now() - 10_000) }),
      'bad-token',
    )
    assert.equal(await reasonFor({ [hiddenFields.token]: oldEnoughToken().replace(/^./, 'z') }), 'bad-token')
    assert.equal(await reasonFor({}), null)
  })

  test('a form sent without JavaScript is held as spam for a link, but not for its missing token', async () => {
    const referenceOf = async (message: string) => {
      const page = await (await submitForm(service.url, { ...quote, message })).text()
      return /Danke ([\w-]{9})/.exec(page)?.[1] ?? ''
    }
    assert.equal((await stored(await referenceOf('Bitte rufen Sie uns zurück.'))).heldReason, null)
    for (const link of [
      'https://spam.example',
      'spam.example/buy',
      'cheap-pills.ru',
      'SPAM.RU',
      // A name with a path is an address, not a file.
      'spam.example/laut/plan.pdf',
      'plan.pdf/x',
      'x。spam。example',
      'Boese.Example',
      'böse.example',
      '192.0.2.1/x',
      'http&#58;//x',
      'spam&period;example',
    ])
      assert.equal((await stored(await referenceOf(`Buy at ${link} now`))).heldReason, 'link', link)
    const harmless = 'Danke.Bitte im 1.OG, z.B. laut plan.pdf vom 30.09.2025 an eva.groß@kunde.example o.ä.'
    assert.equal((await stored(await referenceOf(harmless))).heldReason, null)
  })

  test('the token endpoint issues tokens that the service recognises as its own', async () => {
    const response = await fetch(service.url + tokenEndpoint)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    const { token } = (await response.json()) as { token: string }
    assert.equal(await reasonFor({ [hiddenFields.token]: token }), 'too-fast')
  })
})

describe('confirmations', () => {
  const purposes = async (reference: string) => {
    const { id } = await stored(reference)
    return (await mailsOf(database, id)).map(mail => mail.purpose)
  }
  const from = (name: string, changes: Partial<typeof quote> = {}) => ({
    ...quote,
    email: `${name}@bestaetigt.example`,
    ...changes,
  })

  test('only an inquiry with a valid token and without a link gets a confirmation', async () => {
    assert.deepEqual(await purposes(await submitted(service.url, from('a'))), ['inquiry', 'confirmation'])
    const linked = from('b', { message: 'Look at cheap-pills.ru/now, please' })
    assert.deepEqual(await purposes(await submitted(service.url, linked)), ['inquiry'])
    const page = await (await submitForm(service.url, from('c'))).text()
    assert.deepEqual(await purposes(/Danke ([\w-]{9})/.exec(page)?.[1] ?? ''), ['inquiry'])
  })

  test('the home form accepts an address that cannot receive mail, but no confirmation is sent to it', async () => {
    for (const email of ['a@b', 'a@999.999.999.999']) {
      const home = { [hiddenFields.kind]: 'home' }
      const reference = await submitted(service.url, { ...homeInquiry, email }, home)
      assert.deepEqual(await purposes(reference), ['inquiry'])
      const [mail] = await mailsOf(database, (await stored(reference)).id)
      assert.equal((JSON.parse(mail?.content ?? '') as MailContent).replyTo.address, email)
    }
  })

  test('an inquiry held as spam does not use up the confirmation of its address', async () => {
    await submitted(service.url, from('d'), { [hiddenFields.honeypot]: 'x' })
    assert.deepEqual(await purposes(await submitted(service.url, from('d'))), ['inquiry', 'confirmation'])
  })

  test('an email domain with umlauts is written in its ASCII form (Punycode) in mails', async () => {
    const { id } = await stored(await submitted(service.url, { ...quote, email: 'eva@bücher.example' }))
    const contents = (await mailsOf(database, id)).map(mail => JSON.parse(mail.content) as MailContent)
    assert.deepEqual(
      contents.map(({ to, replyTo }) => [to.address, replyTo.address]),
      [
        ['office@firm.example', 'eva@xn--bcher-kva.example'],
        ['eva@xn--bcher-kva.example', 'office@firm.example'],
      ],
    )
    const found = await readInquiries(database, { email: normaliseEmail(' Eva@BÜCHER.example') })
    assert.deepEqual(
      found.map(row => row.id),
      [id],
    )
  })
})

describe('invalid and incomplete requests', () => {
  const body = 'x'.repeat(200_000)
  const head = (method: string, path: string, headers: string[]) =>
    `${method} ${path} HTTP/1.1\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`

  for (const [status, request] of [
    [403, head('POST', endpoint, ['Origin: https://evil.example', `Content-Length: ${body.length}`])],
    [405, head('PUT', endpoint, [`Content-Length: ${body.length}`])],
    [415, head('POST', endpoint, ['Content-Type: text/plain', `Content-Length: ${body.length}`])],
  ] as const)
    test(`a request that is refused with ${status} leaves the connection usable, even after a long body`, async () => {
      const next = head('GET', '/healthz', ['Connection: close'])
      const answers = await rawBytes(service.url, request + body + next)
      assert.deepEqual(
        [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => Number(code)),
        [status, 200],
      )
    })

  test('a TRACE request gets 405 and the list of allowed methods', async () => {
    const answer = await rawRequest(service.url, endpoint, { method: 'TRACE' })
    assert.equal(answer.status, 405)
    assert.equal(answer.headers.allow, 'POST, OPTIONS')
  })

  test('a post that the client breaks off is not logged as an error', async () => {
    const quiet = await startService()
    const { hostname, port } = new URL(quiet.url)
    const socket = connect(Number(port), hostname)
    socket.write(`${head('POST', endpoint, ['Content-Type: application/json', 'Content-Length: 99'])}{"na`)
    await until('the request has begun', async () => (await fetch(`${quiet.url}/healthz`)).ok)
    socket.destroy()
    await quiet.close()
    assert.deepEqual(
      quiet.logged.filter(line => line.includes('"error"')),
      [],
    )
  })
})

describe('rate limit', () => {
  test('too many inquiries from one address get 429 with Retry-After, by script or by form', async () => {
    const limited = await startService({ RATE_LIMIT: '3', TRUSTED_PROXIES: '1' })
    const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` })
    try {
      for (let count = 0; count < 3; count++) await submitted(limited.url, quote, {}, from('2001:db8:1:2::1'))
      const refused = await submit(limited.url, quote, {}, from('2001:db8:1:2:ffff::2'))
      assert.equal((await problem(refused)).status, 429)
      const wait = Number(refused.headers.get('retry-after'))
      assert.ok(wait > 3000 && wait <= 3600, `${wait}`)
      const page = await submitForm(limited.url, quote, from('2001:db8:1:2::1'))
      assert.equal(page.status, 429)
      assert.match(await page.text(), /Zwölf Boxkämpfer/)
      await submitted(limited.url, quote, {}, from('2001:db8:1:3::1'))
      await submitted(limited.url, quote, {}, from('198.51.100.7'))
    } finally {
      await limited.close()
    }
  })

  test('a port or an invalid address in X-Forwarded-For does not evade the rate limit', async () => {
    const limited = await startService({ RATE_LIMIT: '1', TRUSTED_PROXIES: '1' })
    const statusFrom = async (address: string) =>
      (await submit(limited.url, quote, {}, { 'X-Forwarded-For': address })).status
    try {
      for (const [first = '', ...others] of [
        ['198.51.100.7:1001', '198.51.100.7:1002', '198.51.100.7'],
        ['[2001:db8:1:2::1]:1001', '[2001:db8:1:2::9]:1002', '2001:0db8:0001:2:0:0:0:9'],
        ['nonsense', 'other nonsense', ''],
      ]) {
        assert.equal(await statusFrom(first), 202, first)
        for (const other of others) assert.equal(await statusFrom(other), 429, other)
      }
    } finally {
      await limited.close()
    }
  })

  test('a form sent twice with the same key counts once towards the rate limit', async () => {
    const limited = await startService({ RATE_LIMIT: '1' })
    const key = { [hiddenFields.idempotencyKey]: randomUUID() }
    try {
      assert.equal(await submitted(limited.url, quote, key), await submitted(limited.url, quote, key))
    } finally {
      await limited.close()
    }
  })

  test('the rate limit stores addresses only as hashes', async () => {
    const rows = await database.query<{ client: string }>('SELECT client FROM arrivals')
    assert.ok(rows.length > 0)
    for (const { client } of rows) assert.match(client, /^(?:(?:client|mailbox|domain) [\w-]{22}|everybody)$/)
  })
})

describe('origins', () => {
  test('the service refuses posts and preflight requests from other sites', async () => {
    assert.equal((await submit(service.url, quote, {}, { Origin: 'https://evil.example' })).status, 403)
    assert.equal((await submit(service.url, quote, {}, { 'Sec-Fetch-Site': 'cross-site' })).status, 403)
    assert.equal((await submit(service.url, quote, {}, { Origin: 'null' })).status, 403)
    const answer = await rawRequest(service.url, endpoint, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example' },
    })
    assert.equal(answer.status, 403)
    assert.equal(answer.headers['access-control-allow-origin'], undefined)
  })

  test('the service refuses posts from an origin that only resembles a configured one', async () => {
    for (const origin of ['http://cdn.achsmass.example', `${elsewhere}.evil.example`, `${elsewhere}:8443`])
      assert.equal((await submit(service.url, quote, {}, { Origin: origin })).status, 403, origin)
  })

  test('the site itself may post, even if a proxy changed the scheme', async () => {
    const { host } = new URL(service.url)
    assert.equal((await submit(service.url, quote, {}, { Origin: `https://${host}` })).status, 202)
    assert.equal(
      (await submit(service.url, quote, {}, { Origin: service.url, 'Sec-Fetch-Site': 'same-origin' })).status,
      202,
    )
  })

  test('a configured origin may post JSON, and gets the CORS headers', async () => {
    const preflight = await rawRequest(service.url, endpoint, {
      method: 'OPTIONS',
      headers: {
        Origin: elsewhere,
        'Sec-Fetch-Site': 'cross-site',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers['access-control-allow-origin'], elsewhere)
    assert.equal(preflight.headers['access-control-allow-methods'], 'POST')
    assert.equal(preflight.headers['access-control-allow-headers'], 'Content-Type')
    const response = await submit(
      service.url,
      quote,
      {},
      { Origin: elsewhere, 'Sec-Fetch-Site': 'cross-site' },
    )
    assert.equal(response.status, 202)
    assert.equal(response.headers.get('access-control-allow-origin'), elsewhere)
    assert.equal(response.headers.get('vary'), 'Origin')
    assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin')
    const invalid = await submit(service.url, {}, {}, { Origin: elsewhere })
    assert.equal(invalid.headers.get('access-control-allow-origin'), elsewhere)
  })
})
