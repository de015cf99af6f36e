// The answers to a form that is posted without JavaScript.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { readInquiries } from '../../service/admin/read-inquiries.ts'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { startOpenService } from '../support/open-service.ts'
import { homeInquiry, quote, submitForm } from '../support/service.ts'

const { service, database, stored, close } = await startOpenService()
after(close)

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
