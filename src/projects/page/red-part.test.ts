import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redAt } from './red-part.ts'

const sheet = { x: -10, top: 12, width: 40, height: 12 }
const black = '<path stroke="currentColor" d="M-900-100l0 90M2900-100l0 90"/>'

test('the red part of a drawing is located at the median of its red lines', () => {
  const red = '<path stroke="var(--red,#d9321f)" d="M900-300l100 0M1000-200l10 0M1100-300l5 5"/>'
  assert.equal(redAt(black + red, sheet), 0.5)
})

test('red lines outside the sheet are ignored, and a drawing without red has no red part', () => {
  assert.equal(redAt('<path fill="var(--red,#d9321f)" d="M9000 0l1 1M2000 0l1 1"/>', sheet), 0.75)
  assert.equal(redAt(black, sheet), undefined)
})
