// The list of projects on paper (see tests/e2e/print.spec.ts).
import { paperSizes } from '../e2e/support/pdf.ts'
import { expect, test } from '../e2e/support/test.ts'

test('22 projects are seven sheets at most', async ({ page }) => {
  await page.goto('/projects')
  const sheets = paperSizes(await page.pdf({ preferCSSPageSize: true })).length
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThanOrEqual(7)
})
