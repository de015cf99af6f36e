import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lettersOf } from './letters.ts'

test('offices in cities with one initial get two letters at the axis', () => {
  assert.deepEqual(lettersOf(['Frankfurt', 'Budapest']), ['F', 'B'])
  assert.deepEqual(lettersOf(['Berlin', 'Wien', 'Budapest']), ['Be', 'W', 'Bu'])
})
