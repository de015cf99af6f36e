// The pages of any firm's projects fit a narrow phone, and their sheets the paper.
import { locales } from '../../src/routes.ts'
import { builtPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const projectPages = builtPages.filter(path =>
  /^(?:\/[a-z]{2})?\/projects\/(?!(?:finder|sheets)$)/.test(path),
)
const sheetPages = builtPages.filter(path => /\/projects\/sheets$/.test(path))

test('no project page scrolls sideways at 320 px or cuts off drawing text on the left at 1120 px', async ({
  answered: page,
}) => {
  for (const path of projectPages) {
    await page.goto('about:blank')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, path).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1120, height: 640 })
    const cut = await page
      .locator('main svg text')
      .evaluateAll(all =>
        all.filter(word => word.getBoundingClientRect().left < 0).map(word => word.textContent),
      )
    expect(cut, path).toEqual([])
  }
})

for (const format of ['upright', 'landscape'])
  test(`the content of every ${format} reference sheet fits without being cut off or overlapping`, async ({
    answered: page,
  }) => {
    expect(sheetPages).toHaveLength(locales.length)
    for (const path of sheetPages) {
      await page.goto(`${path}?format=${format}`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveAttribute('data-format', format)
      const sheets = await page.locator('article[data-sheet]').evaluateAll(all =>
        all.map(sheet => {
          const box = (selector: string) => sheet.querySelector(selector)?.getBoundingClientRect()
          const [figure, drawing] = [...sheet.querySelectorAll('figure')].map(part =>
            part.getBoundingClientRect(),
          )
          const [facts, block] = [box('dl'), box('footer')]
          const text = [...sheet.querySelectorAll('dl, dl + div')].map(
            part => part.getBoundingClientRect().bottom,
          )
          const own = sheet.getBoundingClientRect()
          const beside =
            drawing && facts && (drawing.right <= facts.left + 1 || facts.right <= drawing.left + 1)
          const floor = beside ? block?.top : (drawing ?? block)?.top
          return {
            id: (sheet as HTMLElement).dataset.sheet,
            picture: Math.round(((figure?.height ?? 0) * 25.4) / 96) >= 28,
            foot: Math.round(own.bottom) === Math.round(block?.bottom ?? 0),
            words: Math.max(...text) <= (floor ?? 0) + 1,
            order: (drawing?.bottom ?? 0) <= (block?.top ?? 0) + 1,
          }
        }),
      )
      expect(sheets).toHaveLength(projectPages.length / locales.length)
      for (const sheet of sheets)
        expect(sheet).toEqual({ id: sheet.id, picture: true, foot: true, words: true, order: true })
    }
  })
