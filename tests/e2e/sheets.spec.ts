// Printed reference sheets have one page each, nothing cut off, and are true to scale.
import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { type Line, linesIn, paperSizes } from './support/pdf.ts'
import { expect, test } from './support/test.ts'

const three = 'projects=ambulatorium-erlaa,wohnhof-kagran,pflegehaus-weinberg'

async function print(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  return page.pdf({ preferCSSPageSize: true, tagged: true })
}

for (const [format, width, height] of [
  ['upright', 210, 297],
  ['landscape', 297, 210],
] as const)
  test(`three projects, one on two pages, make a tagged A4 PDF with language and embedded fonts (${format})`, async ({
    answered: page,
  }) => {
    for (const [path, language] of [
      ['/projects/sheets', 'de'],
      ['/en/projects/sheets', 'en'],
    ] as const) {
      const pdf = await print(page, `${path}?${three}&format=${format}`)
      const sizes = paperSizes(pdf)
      expect(sizes).toHaveLength(4)
      for (const [wide, high] of sizes) {
        expect(wide).toBeCloseTo(width, 0)
        expect(high).toBeCloseTo(height, 0)
      }
      const text = pdf.toString('latin1')
      expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
      expect(text.match(/\/Subtype \/Image/g)?.length, 'pictures').toBeGreaterThanOrEqual(3)
      expect(text).toContain('/StructTreeRoot')
      expect(text).toContain(`/Lang (${language})`)
      // A font with a description is embedded; one without would be the printer's own.
      const described = text.match(/\/Type \/FontDescriptor/g)?.length ?? 0
      const brought = text.match(/\/FontFile\d?\b/g)?.length ?? 0
      const drawn = text.match(/\/Subtype \/Type3/g)?.length ?? 0
      expect(brought + drawn).toBeGreaterThan(0)
      expect(described - drawn).toBeLessThanOrEqual(brought)
      expect(text).not.toMatch(/\/BaseFont \/(?:Helvetica|Times|Arial|Liberation)/)
    }
  })

for (const format of ['upright', 'landscape'])
  test(`the second page of a sheet aligns its facts with its header and fits on the paper (${format})`, async ({
    answered: page,
  }) => {
    await page.goto(`/projects/sheets?projects=pflegehaus-weinberg&format=${format}`)
    const second = page.locator('[data-second=pflegehaus-weinberg]')
    const facts = second.locator('.a4-facts')
    await expect(facts.locator('dt')).toHaveText([/^Zertifikat/, 'Trennwände'])
    const [paper, head, words] = await Promise.all(
      [second, second.locator('.a4-head'), facts].map(part => part.boundingBox()),
    )
    expect(words?.x).toBeCloseTo(head?.x ?? 0, 0)
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0))
    await expect(page.locator('[data-sheet=pflegehaus-weinberg]')).not.toContainText('Zertifikat')
  })

for (const [path, language] of [
  ['/projects/wohnhof-kagran', 'de'],
  ['/en/projects/ambulatorium-erlaa', 'en'],
] as const)
  test(`a project page prints as its reference sheet and nothing else (${path})`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const sheet = page.locator('article[data-sheet]')
    await expect(sheet).toBeHidden()
    const pdf = await print(page, path)
    const [size, ...more] = paperSizes(pdf)
    expect(more).toEqual([])
    expect(size?.map(Math.round)).toEqual([210, 297])
    const text = pdf.toString('latin1')
    expect(text).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/)
    expect(text).toContain(`/Lang (${language})`)
    // The picture is printed although the visitor has not scrolled to it.
    expect(text).toContain('/Subtype /Image')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('body *:visible:not(main, main > .sheets, main > .sheets *)')).toHaveCount(0)
    const image = sheet.locator('foreignObject img')
    expect(await image.evaluate(drawing => (drawing as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

/** Finds vertical strokes 3 mm high, which are the ends of the links in a dimension chain. */
const ticks = (lines: Line[]) =>
  lines.filter(({ x1, y1, x2, y2 }) => Math.abs(x1 - x2) < 0.01 && Math.abs(Math.abs(y1 - y2) - 3) < 0.05)

for (const address of [
  '/projects/sheets?projects=wohnhof-kagran&format=upright',
  '/projects/sheets?projects=wohnhof-kagran&format=landscape',
  '/projects/wohnhof-kagran',
])
  test(`the dimension chain is true to scale on paper (${address})`, async ({ answered: page }) => {
    const pdf = await print(page, address)
    const places = ticks(linesIn(pdf)).map(({ x1 }) => x1)
    // Nine bays of 4.50 m at 1:500 are 81 mm; a line is half of 0.18 mm wide to each side.
    expect(places).toHaveLength(10)
    expect(Math.max(...places) - Math.min(...places)).toBeCloseTo(81, 1)
    const links = places.slice(1).map((place, index) => place - (places[index] ?? 0))
    for (const link of links) expect(link).toBeCloseTo(9, 1)
    // The drawing above the chain is as wide on paper as its stated metres.
    await page.emulateMedia({ media: 'print' })
    const image = await page.locator('article foreignObject img').boundingBox()
    expect(((image?.width ?? 0) * 25.4) / 96).toBeCloseTo(42.2 * 2, 0)
  })

test('the address sets the sheets, their order and their format, and the numbering follows the order', async ({
  answered: page,
}) => {
  await page.goto(`/projects/sheets?${three}`)
  const sheets = page.locator('article[data-sheet]')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.locator('h2')).toHaveText([/Erlaa/, /Kagran/, /Weinberg/])
  await expect(page.locator('[data-number]')).toHaveText(['1', '2', '3'])
  await page.getByRole('link', { name: 'Querformat' }).click()
  await expect(page).toHaveURL(`/projects/sheets?${three}&format=landscape`)
  await expect(page.getByRole('link', { name: 'Querformat' })).toHaveAttribute('aria-current', 'true')
  const sheet = await sheets.first().boundingBox()
  expect(sheet?.width).toBeGreaterThan(sheet?.height ?? 0)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(`/en/projects/sheets?${three}&format=landscape`)
  await page.getByRole('link', { name: 'Find other references' }).click()
  await expect(page).toHaveURL(`/en/projects/finder?${three}`)
})

test('printing includes every picture, even if the visitor has not scrolled to it', async ({
  answered: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed', true)
  })
  await page.goto('/projects/sheets')
  await page.getByRole('button', { name: 'Drucken oder als PDF sichern' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  const missing = await page
    .locator('article[data-sheet] img')
    .evaluateAll(images => images.filter(image => (image as HTMLImageElement).naturalWidth === 0).length)
  expect(missing).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows all reference sheets and no button', async ({ page }) => {
    await page.goto('/projects/sheets')
    await expect(page.locator('article[data-sheet]')).toHaveCount(5)
    await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  })
})
