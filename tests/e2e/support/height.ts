import { expect, type Page } from '@playwright/test'

/** Records the height that the next page has at its load event. */
export const recordHeight = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('load', () =>
      Object.assign(window, { heightAtLoad: document.documentElement.scrollHeight }),
    ),
  )

/** Scrolls through the page to load everything lazy, and returns its height at the load event and now. */
export async function heightsOf(page: Page): Promise<{ atLoad: number; later: number }> {
  await page.evaluate(async () => {
    // Hides the page while it scrolls, because painting takes long.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
    const bottom = () => document.documentElement.scrollHeight
    for (let y = 0; y < bottom(); y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    const arrived = (image: HTMLImageElement) =>
      image.complete || new Promise(resolve => image.addEventListener('load', resolve))
    await Promise.all([...document.images].filter(image => image.checkVisibility()).map(arrived))
    document.adoptedStyleSheets = []
  })
  const waiting = page.locator('astro-island[ssr] > :not(dialog *)').filter({ visible: true })
  await expect(waiting).toHaveCount(0)
  return page.evaluate(() => ({
    atLoad: (window as unknown as { heightAtLoad: number }).heightAtLoad,
    later: document.documentElement.scrollHeight,
  }))
}
