// The origins that may post inquiries.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endpoint } from '../../src/forms/protocol.ts'
import { rawRequest } from '../support/raw-http.ts'
import { quote, type ServiceUnderTest, startService, submit } from '../support/service.ts'

const elsewhere = 'https://cdn.achsmass.example'

let service: ServiceUnderTest
before(async () => {
  service = await startService({ ALLOWED_ORIGINS: elsewhere, TRUSTED_PROXIES: '1' })
})
after(() => service.close())

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
  const response = await submit(service.url, quote, {}, { Origin: elsewhere, 'Sec-Fetch-Site': 'cross-site' })
  assert.equal(response.status, 202)
  assert.equal(response.headers.get('access-control-allow-origin'), elsewhere)
  assert.equal(response.headers.get('vary'), 'Origin')
  assert.equal(response.headers.get('cross-origin-resource-policy'), 'cross-origin')
  const invalid = await submit(service.url, {}, {}, { Origin: elsewhere })
  assert.equal(invalid.headers.get('access-control-allow-origin'), elsewhere)
})
