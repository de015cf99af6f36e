// What must be true of every page, in both languages, on a phone and on a desk.
import { firstLocale, localeOfPath } from '../../src/routes.ts'
import { faultsOf } from './support/axe.ts'
import { coveredOnFirstScreens } from './support/first-screen.ts'
import { typefacesOf } from './support/fonts.ts'
import { expectedStatus, isUtilityPage, sampledPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'
import { countScripts } from './support/wire.ts'

test.use({
  expectedConsole: /status of 404/,
  viewport: { width: 390, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
})

const widths = [390, 1440]
/** Both languages have the same markup: one is read out for a phone and the other for a desk. */
const axeWidth = (path: string) => (localeOfPath(path) === firstLocale() ? 390 : 1440)
/** Visitors set text larger, and space it out (WCAG 1.4.4, 1.4.10, 1.4.12): nothing may then have to be moved sideways. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`
const texts = [
  { width: 320, what: 'as it is', rules: '' },
  { width: 320, what: 'words and lines apart', rules: spacing },
  ...[768, 1280].flatMap(width => [
    { width, what: 'words and lines apart', rules: spacing },
    { width, what: 'twice the size', rules: 'html { font-size: 200% !important }' },
  ]),
]
const kB = 1000

for (const path of sampledPages) {
  test(`${path} is sound at ${widths.join(' and ')} px`, async ({ answered: page }) => {
    const scripts = await countScripts(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(expectedStatus(path))
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    const policy = page.locator('head > meta:first-child')
    await expect(policy).toHaveAttribute('http-equiv', 'Content-Security-Policy')
    await expect(policy).toHaveAttribute('content', /^default-src 'none'; /)
    await expect(page.locator('html')).toHaveAttribute('lang', localeOfPath(path))
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)

    // Before any scroll or click. A page with islands, a film or counting figures is more than text.
    const isText = (await page.locator('astro-island, [data-film], [data-counters]').count()) === 0
    const budget = /\/projects(\/finder)?$/.test(path) ? 75 * kB : isText ? 3 * kB : 8 * kB
    expect(scripts.files).toBeGreaterThan(0)
    expect(scripts.bytes, `bytes of ${scripts.files} scripts`).toBeLessThanOrEqual(budget)

    for (const text of ['h1', 'main p'])
      expect(await typefacesOf(page, text), `what draws ${text}`).toEqual([
        expect.stringMatching(/^Archivo[^(]*$/),
      ])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      if (width === axeWidth(path)) expect(await faultsOf(page), `axe at ${width} px`).toEqual([])
    }

    expect(await coveredOnFirstScreens(page), 'under the consent banner').toEqual([])

    for (const { width, what, rules } of texts) {
      await page.setViewportSize({ width, height: 800 })
      const wider = await page.evaluate(css => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }, rules)
      expect(wider, `pixels too wide at ${width} px, ${what}`).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['de', 'en']) {
    test(`every page can be read and left (${locale})`, async ({ page }) => {
      for (const path of sampledPages.filter(page => localeOfPath(page) === locale && !isUtilityPage(page))) {
        await page.goto(path)
        await expect(page.locator('h1'), path).toBeVisible()
        const text = await page.locator('main').textContent()
        expect((text ?? '').split(/\s+/).length, `words that can be read on ${path}`).toBeGreaterThan(20)
        await expect(page.locator('footer a[href^=mailto]'), path).toBeVisible()
        await expect(page.locator('#consent'), path).toBeHidden()
      }
    })
  }
})
