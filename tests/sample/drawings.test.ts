import assert from 'node:assert/strict'
import { test } from 'node:test'
import { route } from '../../src/site/expertise/plan.ts'
import { site } from '../../src/site/shared/site.ts'

/** One unit of the plan is five centimetres. */
const metres = route.slice(1).reduce((sum, [x, y], index) => {
  const [fromX, fromY] = route[index] ?? [x, y]
  return sum + Math.hypot(x - fromX, y - fromY) * 0.05
}, 0)

test('the drawn route through the shop is as long as the heading says', () => {
  for (const locale of ['de', 'en'] as const)
    assert.equal(site(locale).expertise.retail?.drawing.heading.match(/\d+/)?.[0], `${Math.round(metres)}`)
})
