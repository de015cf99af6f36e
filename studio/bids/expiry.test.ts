import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiryOf } from './expiry.ts'

test('the warning about an expiry starts 60 days before, and the last day is still valid', () => {
  const state = (until?: string) => expiryOf(until, '2026-11-26').state
  assert.equal(state(), 'holds')
  assert.equal(state('2027-01-26'), 'holds', '61 days')
  assert.equal(state('2027-01-25'), 'ends-soon', '60 days')
  assert.equal(state('2026-11-26'), 'ends-soon')
  assert.equal(state('2026-11-25'), 'ended')
})
