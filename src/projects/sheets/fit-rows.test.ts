import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitRows } from './fit-rows.ts'

const rows = (count: number, value = 'ja') =>
  Array.from({ length: count }, (_, index) => ({ label: `Angabe ${index}`, value }))
const drawing = (height: number, narrow = false) => ({ placed: { height, narrow } })

test('a reference sheet with the usual number of facts fits on one page', () => {
  const { first, more, hasRoomForStory } = fitRows(rows(14), drawing(87))
  assert.deepEqual([first.length, more.length, hasRoomForStory], [14, 0, true])
})

test('with more facts, the long text is dropped before any fact moves to a second page', () => {
  const { more, hasRoomForStory } = fitRows(rows(16), drawing(87))
  assert.deepEqual([more.length, hasRoomForStory], [0, false])
})

test('rows without room continue on a second page, complete and in the same order', () => {
  const all = rows(30)
  for (const placed of [drawing(87), drawing(30), drawing(101, true), undefined]) {
    const { first, more } = fitRows(all, placed)
    assert.ok(more.length > 0)
    assert.deepEqual([...first, ...more], all)
  }
  assert.ok(fitRows(all, drawing(87)).first.length < fitRows(all, drawing(30)).first.length)
})

test('a value of several lines takes the space of several rows', () => {
  const long = 'Brettsperrholz auf einem Sockel aus Beton, verzweigte Stützen aus Stahl'
  assert.ok(fitRows(rows(30, long), drawing(30)).first.length <= 11)
})
