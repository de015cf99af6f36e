// Printed pages of the sample (see tests/e2e/print.spec.ts).
import { css } from '../../../tests/e2e/support/css.ts'
import { paperSizes } from '../../../tests/e2e/support/pdf.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

for (const [path, most] of Object.entries({
  '/': 6,
  '/bestand': 5,
  '/company': 6,
  '/consulting': 4,
  '/contact': 4,
  '/datacenter': 7,
  '/faq': 9,
  '/projects': 5,
  '/rail': 7,
}))
  test(`${path} prints on at most ${most} sheets`, async ({ page }) => {
    await page.goto(path)
    const sheets = paperSizes(await page.pdf({ preferCSSPageSize: true })).length
    expect(sheets).toBeGreaterThan(1)
    expect(sheets).toBeLessThanOrEqual(most)
  })

test('in print, related content stays together, and a heading stays with the text below it', async ({
  page,
}) => {
  const held: Record<string, string[]> = {
    '/': ['.framed', css('sections/Figures/FigureChain', 'chain')],
    '/architecture': ['.framed', css('parts/ServiceWheel/ServiceWheel', 'wheel')],
    '/datacenter': [
      '.framed',
      css('parts/Section/SectionHead', 'head'),
      css('parts/Section/LeadHead', 'head'),
      css('sections/PointColumns/Columns', 'columns'),
    ],
    '/faq': ['details'],
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

test('a printed page ends with the phone number and address of the firm, without navigation', async ({
  page,
}) => {
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

test('in print, an email address stays on one line, and the night page has no dark margins', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/karriere')
  const address = page.getByRole('article').locator('a[href^="mailto:"]')
  expect(await address.evaluate(link => link.getClientRects().length)).toBe(1)
  await page.goto('/datacenter')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('in print, no card extends beyond its section, and the 16 services fit on one sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/architecture', '/datacenter']) {
    await page.goto(path)
    const cut = await page
      .locator('main section article')
      .evaluateAll(
        cards =>
          cards.filter(
            card =>
              card.getBoundingClientRect().bottom >
              (card.closest('section')?.getBoundingClientRect().bottom ?? 0) + 1,
          ).length,
      )
    expect(cut, path).toBe(0)
  }
  // The phases fit a sheet of 297 mm without its margins.
  const phases = await page.locator(`main ${css('sections/PointColumns/Columns', 'columns')}`).boundingBox()
  expect(phases?.height).toBeLessThan(((297 - 24) / 25.4) * 96)
})

test('in print, the questions are not a grid, because Chromium overlaps grid items at page breaks', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq')
  await expect(page.locator(css('sections/Questions/View', 'list'))).toHaveCSS('display', 'block')
})

test('in print, in-house disciplines keep their red', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/architecture')
  for (const mark of [
    css('parts/ServiceWheel/WheelNode', 'own'),
    css('parts/ServiceWheel/ServiceWheel', 'own'),
  ])
    await expect(page.locator(mark).first()).toHaveCSS('print-color-adjust', 'exact')
})

test('on reference sheets, every drawing except a floor plan has a ground line or people', async ({
  page,
}) => {
  await page.goto('/projects/sheets')
  const drawings = await page.locator('article[data-sheet] figure:has(foreignObject)').evaluateAll(all =>
    all.map(drawing => ({
      isPlan: /\/plan\./.test(drawing.querySelector('img')?.getAttribute('src') ?? ''),
      stands: drawing.querySelector('.a4-ground, .a4-people') !== null,
    })),
  )
  expect(drawings.filter(({ isPlan }) => isPlan)).toHaveLength(3)
  for (const { isPlan, stands } of drawings) expect(stands).toBe(!isPlan)
})
