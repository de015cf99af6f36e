// Pages of the sample on paper (see tests/e2e/print.spec.ts).
import { css } from '../e2e/support/css.ts'
import { paperSizes } from '../e2e/support/pdf.ts'
import { expect, test } from '../e2e/support/test.ts'

test('22 projects are seven sheets at most', async ({ page }) => {
  await page.goto('/projects')
  const sheets = paperSizes(await page.pdf({ preferCSSPageSize: true })).length
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThanOrEqual(7)
})

test('on paper nothing that belongs together is cut, and no heading ends a sheet', async ({ page }) => {
  const held: Record<string, string[]> = {
    '/': ['.framed', css('site/home/View', 'figures')],
    '/architecture': ['.framed', css('parts/ServiceWheel/ServiceWheel', 'wheel')],
    '/datacenter': [
      '.framed',
      css('parts/Section/SectionHead', 'head'),
      css('parts/Section/LeadHead', 'head'),
    ],
    '/retail': ['.framed'],
  }
  await page.emulateMedia({ media: 'print' })
  for (const [path, boxes] of Object.entries(held)) {
    await page.goto(path)
    for (const box of boxes) {
      const breaks = await page
        .locator(`main ${box}`)
        .evaluateAll(all => all.map(element => getComputedStyle(element).breakInside))
      expect(new Set(breaks), `${path} ${box}`).toEqual(new Set(['avoid']))
    }
  }
  await page.goto('/datacenter')
  const head = page.locator(`main ${css('parts/Section/SectionHead', 'head')}`).first()
  expect(await head.evaluate(element => getComputedStyle(element).breakAfter)).toBe('avoid')
})

test('every page ends with how to reach the firm, though its buttons are gone', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/architecture', '/consulting', '/en/digital-planning']) {
    await page.goto(path)
    const foot = page.locator('footer').last()
    await expect(foot.getByText('+49 69 90009-000')).toBeVisible()
    await expect(foot.getByText('Rasterweg 12')).toBeVisible()
    await expect(foot.locator('nav').locator('visible=true')).toHaveCount(0)
  }
})

test('on paper addresses stand whole, and the night page has no dark margins', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/karriere')
  const address = page.getByRole('article').locator('a[href^="mailto:"]')
  expect(await address.evaluate(link => link.getClientRects().length)).toBe(1)
  await page.goto('/datacenter')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})
