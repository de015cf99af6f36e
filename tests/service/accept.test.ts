// The answers to inquiries that scripts post, and to invalid requests.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { after, describe, test } from 'node:test'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { problemIn, startOpenService } from '../support/open-service.ts'
import { rawBytes, rawRequest } from '../support/raw-http.ts'
import {
  homeInquiry,
  quote,
  startService,
  submit,
  submitForm,
  submitJson,
  submitted,
} from '../support/service.ts'
import { until } from '../support/until.ts'

const { service, database, stored, close } = await startOpenService()
after(close)

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
    const german = await problemIn(await submit(service.url, { ...quote, email: 'x', message: '' }))
    assert.deepEqual(german.errors, {
      email: 'Ungültige E-Mail-Adresse',
      message: 'Nachricht muss mindestens 10 Zeichen lang sein',
    })
    // A field with two faults gets the message of the first.
    const long = await problemIn(await submit(service.url, { ...quote, email: 'x'.repeat(300) }))
    assert.deepEqual(long.errors, { email: 'E-Mail darf maximal 255 Zeichen lang sein' })
    const headers = { [hiddenFields.kind]: 'existing-buildings', [hiddenFields.locale]: 'en' }
    const english = await problemIn(await submit(service.url, { ...quote, message: '' }, headers))
    assert.deepEqual(english.errors, { message: 'Project description must be at least 10 characters' })
    // An object could take the second name for its prototype.
    for (const name of ['admin', '__proto__']) {
      const unknown = await problemIn(await submit(service.url, { ...quote, [name]: 'true' }))
      assert.deepEqual(unknown.errors, { form: 'Diese Angabe ist so nicht möglich' }, name)
    }
  })

  test('a wrong content type gets 415, a GET request 405, and a body that is too long 413', async () => {
    const text = await submit(service.url, quote, {}, { 'Content-Type': 'text/plain' })
    assert.equal((await problemIn(text)).status, 415)
    const multipart = await fetch(service.url + endpoint, { method: 'POST', body: new FormData() })
    assert.equal(multipart.status, 415)
    const get = await fetch(service.url + endpoint)
    assert.equal(get.status, 405)
    assert.equal(get.headers.get('allow'), 'POST, OPTIONS')
    const long = await submit(service.url, { ...quote, message: 'x'.repeat(200_000) })
    assert.equal((await problemIn(long)).status, 413)
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
      await problemIn(response)
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
    assert.deepEqual((await problemIn(json)).errors, { email: 'Ungültige E-Mail-Adresse' })
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
