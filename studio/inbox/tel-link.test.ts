import assert from 'node:assert/strict'
import { test } from 'node:test'
import { telLink } from './tel-link.ts'

test('a call leaves out the zero in brackets after a country code, and keeps every other one', () => {
  for (const [typed, link] of [
    ['+49 (0)69 123 456', 'tel:+4969123456'],
    ['0049 (0)69 / 123-456', 'tel:004969123456'],
    ['(+49) ( 0 ) 69 123456', 'tel:+4969123456'],
    ['(069) 123 456', 'tel:069123456'],
    ['(0)69 123 456', 'tel:069123456'],
    ['+39 (06) 123 456', 'tel:+3906123456'],
  ])
    assert.equal(telLink(typed ?? ''), link)
})
