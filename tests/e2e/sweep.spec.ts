// What must be true of every page, in both languages, on a phone and on a desk.
import AxeBuilder from '@axe-core/playwright'
import { builtPages, expectedStatus, isUtilityPage, localeOfPath } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedConsole: /status of 404/ })

const widths = [390, 1440]
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const path of builtPages) {
  test(`${path} is sound at ${widths.join(' and ')} px`, async ({ answered: page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(expectedStatus(path))
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(page.locator('html')).toHaveAttribute('lang', localeOfPath(path))
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // The site has no frames, and only what is wrong matters: without the tool's second page and its long lists a run takes a fifth of the time.
      const { violations } = await new AxeBuilder({ page })
        .options({ runOnly: rules, resultTypes: ['violations'] })
        .setLegacyMode()
        .analyze()
      const named = violations.map(v => `${v.id}: ${v.nodes.map(n => n.target.join(' ')).join(' | ')}`)
      expect(named, `axe at ${width} px`).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, 'sideways scroll at 320 px').toBeLessThanOrEqual(0)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of builtPages.filter(page => !isUtilityPage(page))) {
    test(`${path} can be read and left`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      const text = await page.locator('main').textContent()
      expect((text ?? '').split(/\s+/).length, 'words that can be read').toBeGreaterThan(20)
      await expect(page.locator('footer a').first()).toBeVisible()
      await expect(page.locator('#consent')).toBeHidden()
    })
  }
})
