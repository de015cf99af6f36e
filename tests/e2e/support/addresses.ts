import { expect, type Page } from '@playwright/test'

/** Expects that every email address of the page only breaks before its @, so that each half is on one line. */
export async function expectWholeAddresses(page: Page): Promise<void> {
  const links = page.locator('main a[href^="mailto:"]')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.filter({ visible: true }).all()) {
    await link.scrollIntoViewIfNeeded()
    const lines = await link.evaluate(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const shown = range.toString()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const pieces = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node)
        pieces.push(range.getClientRects().length)
      }
      return { shown, pieces }
    })
    expect(lines.pieces, lines.shown).toEqual(lines.pieces.map(() => 1))
  }
}
