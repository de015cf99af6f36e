// Printed pages have no controls, nothing cut off, written-out addresses, and no more sheets than the content needs.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const hidden = [
  css('frame/Header/Header', 'cells'),
  css('parts/Button/Button', 'button'),
  css('parts/PageHero/Letters', 'letters'),
]

const sheets = { '/projects': 3, '/en/contact': 4, '/impressum': 2 }

for (const [path, most] of Object.entries(sheets))
  test(`${path} prints without controls or cut-off content, on no more sheets than expected`, async ({
    page,
  }) => {
    // The width of an A4 sheet at 96 dpi.
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('h1')).toBeVisible()
    const controls = ['#consent, header > nav, main fieldset, #menu, dialog, .skip', ...hidden].join()
    expect(await page.locator(controls).count()).toBeGreaterThan(0)
    await expect(page.locator(controls).locator('visible=true')).toHaveCount(0)
    const cut = await page
      .locator('main *')
      .locator('visible=true')
      .evaluateAll(elements =>
        elements.filter(element => element.getBoundingClientRect().right > innerWidth + 1).map(String),
      )
    expect(cut, 'reaches over the edge').toEqual([])
    for (const link of await page.locator('main a[href^="http"]').all())
      expect(await link.evaluate(element => getComputedStyle(element, '::after').content)).toContain('http')

    const pdf = await page.pdf({ preferCSSPageSize: true })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(most)
  })
