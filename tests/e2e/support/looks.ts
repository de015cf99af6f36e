import type { Page } from '@playwright/test'
import sharp from 'sharp'

/**
 * The whole page at its present width, drawn an eighth as large: what a layout looks like, without the edges of letters,
 * which no two machines draw alike. Pictures and films are left out; they may change at any time.
 */
export async function looksOf(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('img, video { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
    const { clientWidth, scrollHeight } = document.documentElement
    return { width: clientWidth, height: scrollHeight }
  })
  // Playwright's own way draws at full size, which takes longer than all else that is looked at on a page.
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height, scale: 1 / 8 },
  })
  await session.detach()
  return sharp(Buffer.from(data, 'base64'))
    .greyscale()
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()
}
