import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columns, route, shelves } from './plan.ts'

test('between two columns stand two aisles and a double shelf, and the route runs free of shelves', () => {
  for (const column of columns.slice(0, -1)) {
    const between = new Set(shelves.filter(({ x }) => x > column && x < column + 100).map(({ x }) => x))
    assert.equal(between.size, 1)
  }
  for (const [x] of route)
    for (const shelf of shelves)
      assert.ok(Math.abs(shelf.x - x) > 20, `${x} runs into the shelf at ${shelf.x}`)
})
