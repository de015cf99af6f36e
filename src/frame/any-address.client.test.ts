import assert from 'node:assert/strict'
import { test } from 'node:test'

test('the language switch leads to the same address even if the browser has translated the page', async () => {
  const links = [{ pathname: '/' }, { pathname: '/hu' }]
  const page = {
    document: {
      documentElement: { lang: 'fr', dataset: { prefix: '/en' } },
      querySelectorAll: () => links,
    },
    location: { pathname: '/en/missing' },
  }
  Object.assign(globalThis, page)
  await import('./any-address.client.ts')
  assert.deepEqual(links, [{ pathname: '/missing' }, { pathname: '/hu/missing' }])
})
