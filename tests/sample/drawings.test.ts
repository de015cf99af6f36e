import assert from 'node:assert/strict'
import { test } from 'node:test'
import { routeMetres } from '../../src/site/expertise/plan.ts'
import { site } from '../../src/site/shared/site.ts'

test('the drawn route through the shop is as long as the heading says', () => {
  for (const locale of ['de', 'en'] as const)
    assert.equal(
      site(locale).expertise.retail?.drawing.heading.match(/\d+/)?.[0],
      `${Math.round(routeMetres)}`,
    )
})
