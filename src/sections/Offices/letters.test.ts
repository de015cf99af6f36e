import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf } from './letters.ts'

test('offices whose cities have the same initial are labelled with two letters', () => {
  assert.deepEqual(lettersOf(['Frankfurt', 'Budapest']), ['F', 'B'])
  assert.deepEqual(lettersOf(['Berlin', 'Wien', 'Budapest']), ['Be', 'W', 'Bu'])
})
