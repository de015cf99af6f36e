// The limit for inquiries from one address.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { problemIn, startOpenService } from '../support/open-service.ts'
import { quote, startService, submit, submitForm, submitted } from '../support/service.ts'

test('too many inquiries from one address get 429 with Retry-After, by script or by form', async () => {
  const limited = await startService({ RATE_LIMIT: '3', TRUSTED_PROXIES: '1' })
  const from = (address: string) => ({ 'X-Forwarded-For': `203.0.113.9, ${address}` })
  try {
    for (let count = 0; count < 3; count++) await submitted(limited.url, quote, {}, from('2001:db8:1:2::1'))
    const refused = await submit(limited.url, quote, {}, from('2001:db8:1:2:ffff::2'))
    assert.equal((await problemIn(refused)).status, 429)
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
  const { service, database, close } = await startOpenService()
  await submitted(service.url, quote)
  const rows = await database.query<{ client: string }>('SELECT client FROM arrivals')
  await close()
  assert.ok(rows.length > 0)
  for (const { client } of rows) assert.match(client, /^(?:(?:client|mailbox|domain) [\w-]{22}|everybody)$/)
})
