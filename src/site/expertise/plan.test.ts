import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '../shared/site.ts'
import { columns, route, routeMetres, shelves } from './plan.ts'

test('the drawn route is as long as the heading says', () => {
  for (const locale of ['de', 'en'] as const)
    assert.equal(
      site(locale).expertise.retail?.drawing.heading.match(/\d+/)?.[0],
      `${Math.round(routeMetres)}`,
    )
})

test('between two columns stand two aisles and a double shelf, and the route runs free of shelves', () => {
  for (const column of columns.slice(0, -1)) {
    const between = new Set(shelves.filter(({ x }) => x > column && x < column + 100).map(({ x }) => x))
    assert.equal(between.size, 1)
  }
  for (const [x] of route)
    for (const shelf of shelves)
      assert.ok(Math.abs(shelf.x - x) > 20, `${x} runs into the shelf at ${shelf.x}`)
})
