// On paper: no controls, nothing cut off, addresses written out, and no more sheets than the content needs.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const hidden = [
  css('frame/Header/Header', 'cells'),
  css('parts/Button/Button', 'button'),
  css('parts/PageHero/Letters', 'letters'),
]

const sheets = { '/projects': 7, '/contact': 6, '/impressum': 6 }

for (const [german, most] of Object.entries(sheets))
  for (const path of [german, `/en${german}`])
    test(`${path} on paper`, async ({ page }) => {
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
      expect(pages).toBeGreaterThan(1)
      expect(pages).toBeLessThanOrEqual(most)
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
