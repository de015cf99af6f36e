import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redirectScriptOf } from './host-redirect.ts'

const firm = {
  url: 'https://firm.example',
  alternateHosts: ['firm.example', 'firm.test', 'bücher.example'],
}

/** Returns the address to which the script redirects, if any. */
function destinationFrom(address: string): string | undefined {
  let destination: string | undefined
  const { hostname, pathname, search, hash } = new URL(address)
  const replace = (to: string) => {
    destination = to
  }
  new Function('location', redirectScriptOf(firm))({ hostname, pathname, search, hash, replace })
  return destination
}

test('an alternate host redirects to the main host, which never redirects, even if listed as an alternate', () => {
  assert.equal(destinationFrom('https://firm.test/contact?a=1#b'), 'https://firm.example/en/contact?a=1#b')
  assert.equal(destinationFrom('https://firm.example/'), undefined)
})

test('an alternate host with umlauts redirects from the Punycode name that browsers report', () => {
  assert.equal(destinationFrom('https://bücher.example/en/faq'), 'https://firm.example/en/faq')
})
