import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

const cell = 8

/** In the page: how many drawings have no lines yet. */
export const linesMissing = () =>
  [...document.querySelectorAll<SVGUseElement>('use[data-lines]')].filter(use => use.getBBox().width === 0)
    .length

/**
 * The whole page at its present width, each pixel the mean of a square of 8: what a layout looks like, without the
 * edges of letters, which no two machines draw alike. Pictures and films are left out; they may change at any time.
 */
export async function looksOf(page: Page): Promise<Buffer> {
  // Drawings ask for their lines after the page has come.
  await expect.poll(() => page.evaluate(linesMissing)).toBe(0)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('img, video { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
  })
  // The tool would hide the caret with an inline style, which the security policy forbids.
  // A JPEG is made and read in half the time of a PNG, and a mean of 64 pixels does not show which it was.
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    caret: 'initial',
    type: 'jpeg',
    quality: 90,
  })
  const { width = 0, height = 0 } = await sharp(screenshot).metadata()
  return sharp(screenshot)
    .greyscale()
    .resize(Math.round(width / cell), Math.round(height / cell), { fit: 'fill', kernel: 'linear' })
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()
}
