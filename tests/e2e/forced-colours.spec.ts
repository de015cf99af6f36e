// A visitor's system may force its own colours (forced-colors: active). Neither axe nor computed styles show then whether
// a label is legible, because browsers paint a backplate behind text; so these tests look at pixels.
import { labelsWithoutInk } from './support/ink.ts'
import { dialogs, pagesWithEveryControl } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({
  expectedConsole: /status of 404/,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
})

test('the selection of pages with every control has more than three pages', () => {
  expect(pagesWithEveryControl().length).toBeGreaterThan(3)
})

for (const path of pagesWithEveryControl())
  test(`every control on ${path} shows its label and icon in forced colours, dark and light`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' })
      const { count, blank } = await labelsWithoutInk(page)
      expect(count).toBeGreaterThan(10)
      expect.soft(blank, colorScheme).toEqual([])
    }
  })

test('in forced colours, labels are visible on hover, when pressed and in dialogs', async ({
  answered: page,
}) => {
  const hovered = new Set<string>()
  let filled = 0
  for (const path of pagesWithEveryControl()) {
    await page.goto(path)
    const kinds = await page.evaluate(markOneOfEachKind, [...hovered])
    for (const [index, kind] of kinds.entries()) {
      hovered.add(kind)
      const control = page.locator(`[data-kind="${index}"]`)
      await control.hover({ force: true })
      const isFilled = await control.evaluate(
        element => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
      )
      if (!isFilled) continue
      filled += 1
      const { blank } = await labelsWithoutInk(page, { only: `[data-kind="${index}"]`, fullPage: false })
      expect.soft(blank, `${path}, under the pointer`).toEqual([])
    }
    const unpressed = page.locator('main button[aria-pressed=false]:enabled:visible').first()
    if ((await unpressed.count()) === 0) continue
    await unpressed.click()
    const { count, blank } = await labelsWithoutInk(page, { only: '[aria-pressed=true]', fullPage: false })
    expect(count, path).toBeGreaterThan(0)
    expect.soft(blank, `${path}, pressed`).toEqual([])
  }
  expect(filled).toBeGreaterThan(5)

  expect(dialogs.size).toBeGreaterThan(2)
  for (const [id, path] of dialogs) {
    await page.goto(path)
    await page.locator(`[data-dialog="${id}"]:visible`).first().click()
    await expect(page.locator('dialog:modal')).toBeVisible()
    const { count, blank } = await labelsWithoutInk(page, { only: 'dialog:modal *', fullPage: false })
    expect(count, id).toBeGreaterThan(0)
    expect.soft(blank, id).toEqual([])
  }
})

/** In the page: marks one visible control of each kind (its classes) that is not known yet, and returns the kinds. */
function markOneOfEachKind(known: string[]): string[] {
  const kinds: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(':is(main, header) :is(a, button)[class]')) {
    const kind = control.className
    if (known.includes(kind) || kinds.includes(kind) || !control.checkVisibility()) continue
    control.dataset.kind = String(kinds.push(kind) - 1)
  }
  return kinds
}
