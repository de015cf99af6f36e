import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { drawingWithParts } from '../../../src/sections/DrawingWithParts/schema.ts'
import { sectionsOf } from '../../../src/sections/find.ts'
import { site } from '../../../src/site/shared/site.ts'
import { sample } from '../../../tests/support/sites.ts'

const plan = readFileSync(`${sample.content}/media/retail-plan.svg`, 'utf8')
const red = /var\(--line-accent\)"[^>]* d="M([^"]+)"/.exec(plan)?.[1] ?? ''
const route = red.split('L').map(point => point.split(' ').map(Number))

/** One unit of the plan is five centimetres. */
const metres = route.slice(1).reduce((sum, [x = 0, y = 0], index) => {
  const [fromX = 0, fromY = 0] = route[index] ?? []
  return sum + Math.hypot(x - fromX, y - fromY) * 0.05
}, 0)

test('the route on the shop plan is as long as the heading states and keeps clear of the shelves', () => {
  for (const locale of ['de', 'en'] as const)
    assert.equal(
      sectionsOf(drawingWithParts, site(locale).pages.retail)[0]?.heading.match(/\d+/)?.[0],
      `${Math.round(metres)}`,
    )
  const shelves = [...plan.matchAll(/M\d+ \d+h18V\d+h-18zM(\d+) /g)].map(([, x]) => Number(x))
  assert.ok(shelves.length > 20)
  for (const [x = 0] of route)
    for (const shelf of shelves) assert.ok(Math.abs(shelf - x) > 20, `${x} runs into the shelf at ${shelf}`)
})
