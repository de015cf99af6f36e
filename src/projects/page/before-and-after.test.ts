import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeOf } from '../../site/size.ts'
import { neighboursIn } from './before-and-after.ts'

const hall = { x: -15, top: 22.6, width: 174, height: 23.6 }

test('neighbouring projects form a circle, without the project itself and without duplicates', () => {
  assert.deepEqual(neighboursIn(['a', 'b', 'c'], 'b'), { previous: 'a', next: 'c' })
  assert.deepEqual(neighboursIn(['a', 'b', 'c'], 'c'), { previous: 'b', next: 'a' })
  assert.deepEqual(neighboursIn(['a', 'b', 'c'], 'a'), { previous: 'c', next: 'b' })
  assert.deepEqual(neighboursIn(['a', 'b'], 'a'), { next: 'b' })
  assert.deepEqual(neighboursIn(['a'], 'a'), {})
})

test('the size of a house excludes the margin of its drawing and objects beside the house', () => {
  const measures = ({ length, height }: ReturnType<typeof sizeOf>) => [length, height]
  assert.deepEqual(measures(sizeOf(hall, { length: 145 })), [145, 21.6])
  assert.deepEqual(measures(sizeOf({ x: 0, top: 9.58, width: 158, height: 11 })), [156, 8.58])
})
