// Checks that every page must pass, in every language, on a phone and on a desktop.
import { firstLocale, localeOfPath, locales } from '../../src/routes.ts'
import { familyOf } from '../../src/theme/face-choice.ts'
import { readTheme } from '../../src/theme/read-theme.ts'
import { faultsOf } from '../../sweep/axe.ts'
import { scriptBudget } from '../../sweep/budgets.ts'
import { tooWide } from '../../sweep/width.ts'
import { countScripts } from '../../sweep/wire.ts'
import { tested } from '../support/sites.ts'
import { coveredOnFirstScreens } from './support/first-screen.ts'
import { typefacesOf } from './support/fonts.ts'
import { heightsOf, recordHeight } from './support/height.ts'
import { expectedStatus, isUtilityPage, sampledPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({
  expectedConsole: /status of 404/,
  contextOptions: { reducedMotion: 'reduce' },
})

const theme = readTheme(tested.content)
const drawnIn = [
  ['h1', familyOf(theme, 'head')],
  ['main p', familyOf(theme, 'text')],
] as const
/** All languages have the same markup, so the first is visited on a phone and the others at a desk. */
const widthOf = (path: string) => (localeOfPath(path) === firstLocale() ? 390 : 1440)
for (const path of sampledPages) {
  test(`${path} passes the checks for security policy, scripts, layout, typefaces and accessibility`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width: widthOf(path), height: 900 })
    const scripts = await countScripts(page)
    await recordHeight(page)
    const response = await page.goto(path, { waitUntil: 'networkidle' })
    expect(response?.status()).toBe(expectedStatus(path))
    expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    const policy = page.locator('head > meta:first-child')
    await expect(policy).toHaveAttribute('http-equiv', 'Content-Security-Policy')
    await expect(policy).toHaveAttribute('content', /^default-src 'none'; /)
    await expect(page.locator('html')).toHaveAttribute('lang', localeOfPath(path))
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/\S/)

    // The budget applies to the first load, before any scroll or click.
    const budget = scriptBudget({ path, html: await page.content() })
    expect(scripts.files).toBeGreaterThan(0)
    expect(scripts.bytes, `bytes of ${scripts.files} scripts`).toBeLessThanOrEqual(budget)

    const { atLoad, later } = await heightsOf(page)
    expect(Math.abs(atLoad - later) / later, `${atLoad} px, later ${later}`).toBeLessThanOrEqual(0.01)

    const drawn = await typefacesOf(
      page,
      drawnIn.map(([text]) => text),
    )
    expect(drawn).toEqual(
      drawnIn.map(([, family]) => [expect.stringMatching(new RegExp(`^${family}[^(]*$`))]),
    )
    expect(await faultsOf(page), 'axe').toEqual([])

    expect(await coveredOnFirstScreens(page), 'under the consent banner').toEqual([])

    expect(await tooWide(page)).toEqual([])
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`pages show their text and footer, and no consent banner (${locale})`, async ({ page }) => {
      for (const path of sampledPages.filter(page => localeOfPath(page) === locale && !isUtilityPage(page))) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expect(page.locator('h1'), path).toBeVisible()
        const text = await page.locator('main').textContent()
        expect((text ?? '').split(/\s+/).length, `words that can be read on ${path}`).toBeGreaterThan(20)
        await expect(page.locator('footer a[href^=mailto]'), path).toBeVisible()
        await expect(page.locator('#consent'), path).toBeHidden()
      }
    })
  }
})
