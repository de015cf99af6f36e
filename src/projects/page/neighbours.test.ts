import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeOf } from '../size.ts'
import { isCut, neighbours, neighboursIn, scaleForNext } from './neighbours.ts'

const hall = { x: -15, top: 22.6, width: 174, height: 23.6 }
const tower = { x: 11.45, top: 91.45, width: 65.11, height: 92.3 }
const page = { layout: 'nine', width: 60.75 } as const

test('the first follows the last, and a single project follows itself', () => {
  assert.deepEqual(neighbours(['a', 'b', 'c'], 1), { previous: 'a', next: 'c' })
  assert.deepEqual(neighbours(['a', 'b', 'c'], 2), { previous: 'b', next: 'a' })
  assert.deepEqual(neighbours(['a', 'b', 'c'], 0), { previous: 'c', next: 'b' })
  assert.deepEqual(neighbours(['a'], 0), { previous: 'a', next: 'a' })
})

test('who came from a selection stays in it; a selection of one has no neighbours, and no pair stands twice', () => {
  const [office, rail] = [
    { category: 'office', focus: 'space' },
    { category: 'rail', focus: 'lines' },
  ]
  const four = [
    { id: 'a', ...office },
    { id: 'b', ...rail },
    { id: 'c', category: 'school', focus: 'space' },
    { id: 'd', ...office },
  ]
  assert.deepEqual(neighboursIn(four, 'a'), [
    { within: [], previous: 'd', next: 'b' },
    { within: ['focus'], previous: 'd', next: 'c' },
    { within: ['category'], previous: 'd', next: 'd' },
  ])
  assert.deepEqual(neighboursIn(four, 'b'), [{ within: [], previous: 'a', next: 'c' }])
  assert.deepEqual(neighboursIn(four.slice(0, 1), 'a'), [{ within: [], previous: 'a', next: 'a' }])
  const pair = [four[0], four[3]].filter(item => item !== undefined)
  assert.deepEqual(neighboursIn(pair, 'a'), [{ within: ['focus', 'category'], previous: 'd', next: 'd' }])
})

test('the next house stands at the scale of the page, cut off where the paper ends', () => {
  assert.deepEqual(scaleForNext(hall, page), { scale: page, same: true })
  assert.ok(isCut(hall, page))
  assert.ok(!isCut({ ...hall, width: 63 }, page))
})

test('a house that would be higher than the window has a scale of its own, and says so', () => {
  const { scale, same } = scaleForNext(tower, page)
  assert.equal(same, false)
  assert.ok(scale.width > 140)
  assert.equal(scaleForNext(tower, { layout: 'whole', width: 176 }).same, true)
  assert.equal(scaleForNext(hall, undefined).same, false)
})

test('sizes leave out the margin of the drawing; what stands beside the house does not count', () => {
  const measures = ({ length, height }: ReturnType<typeof sizeOf>) => [length, height]
  assert.deepEqual(measures(sizeOf(hall, { length: 145 })), [145, 21.6])
  assert.deepEqual(measures(sizeOf({ x: 0, top: 9.58, width: 158, height: 11 })), [156, 8.58])
})
