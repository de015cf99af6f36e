import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Edge of the square that becomes one point of a look, in pixels. */
const cell = 8
/** Levels of 255 by which a point may differ: twice what another Chromium makes of the same letters. */
const maxLevels = 40
/** Points of a look that may differ by more than that. A portrait of 48 px that is gone is 36 of them. */
const maxPoints = 12
/** The time that a page has to look as it did, from the first drawing that differs. */
const lookMs = 10_000

/** In the page: how many drawings have no lines yet. */
export const linesMissing = () =>
  [...document.querySelectorAll<SVGUseElement>('use[data-lines]')].filter(use => use.getBBox().width === 0)
    .length

/** In the page: ends what moves and blanks the words that change with the date or the visit. */
function settle(changing: string) {
  scrollTo(0, 0)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (const animation of document.getAnimations())
    if (animation.timeline === document.timeline) {
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
  const words = new RegExp(changing, 'g')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const constant = node.nodeValue?.replace(words, '____-____') ?? null
    if (constant !== node.nodeValue) node.nodeValue = constant
  }
}

/**
 * In the page: asks for every picture at once, and says what has not come. An island may add pictures at any time, so it
 * is asked again until nothing is missing. A picture that is there and decodes in step with the page is in a screenshot.
 */
function missing(): string[] {
  for (const image of document.images) {
    image.loading = 'eager'
    image.decoding = 'sync'
  }
  return [
    ...[...document.images].filter(({ complete }) => !complete).map(({ src }) => src),
    ...(document.fonts.status === 'loaded' ? [] : ['the fonts']),
  ]
}

/** The month in which the site was built, and the references of inquiries. */
const changing = [
  ...['de', 'en'].map(language =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date()),
  ),
  '\\b[0-9A-Z]{4}-[0-9A-Z]{4}\\b',
].join('|')

/**
 * Draws the whole page at its present width, each point the mean of a square: layout, colours and pictures, without the
 * edges of letters, which no two machines draw alike.
 */
async function draw(page: Page): Promise<Buffer> {
  // The script shows the choice of the address once it has read it.
  await expect(page.locator('[data-early]')).toHaveCount(0)
  // Drawings ask for their lines after the page has come.
  await expect.poll(() => page.evaluate(linesMissing)).toBe(0)
  await page.evaluate(settle, changing)
  await expect.poll(() => page.evaluate(missing)).toEqual([])
  const size = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement
    return { width, height }
  })
  const session = await page.context().newCDPSession(page)
  // Half as large, which the browser draws in a fraction of the time: on a busy machine a long page takes seconds.
  // A JPEG is made and read in half the time of a PNG, and a mean of 16 pixels does not show which it was.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 90,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, ...size, scale: 0.5 },
  })
  await session.detach()
  return sharp(Buffer.from(data, 'base64'))
    .resize(Math.round(size.width / cell), Math.round(size.height / cell), { fit: 'fill', kernel: 'linear' })
    .webp({ quality: 80, smartSubsample: true })
    .toBuffer()
}

/** Says how two looks differ. Both have been through the same compression, so it adds nothing of its own. */
async function differenceOf(before: Buffer, after: Buffer): Promise<string | undefined> {
  if (before.equals(after)) return undefined
  const [old, now] = await Promise.all(
    [before, after].map(file => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!old || !now) return undefined
  const { width, height, channels } = old.info
  if (width !== now.info.width || height !== now.info.height)
    return `is ${now.info.width * cell} × ${now.info.height * cell} px, was ${width * cell} × ${height * cell}`
  const points = Array.from({ length: width * height }, (_, point) => point).filter(point =>
    [0, 1, 2].some(
      channel =>
        Math.abs((old.data[point * channels + channel] ?? 0) - (now.data[point * channels + channel] ?? 0)) >
        maxLevels,
    ),
  )
  if (points.length <= maxPoints) return undefined
  const rows = points.map(point => Math.floor(point / width) * cell)
  const columns = points.map(point => (point % width) * cell)
  const span = (all: number[]) => `${Math.min(...all)} and ${Math.max(...all) + cell}`
  return `${points.length} points differ, between ${span(rows)} px from above and ${span(columns)} px from the left`
}

/**
 * Compares the page with its look, and says what differs. An island of a busy machine may still be at work, so a look that
 * differs is drawn again until it is the recorded one, or time is up. When looks are being drawn, writes those that differ
 * and no others, so that Git keeps a new file only for a page that changed.
 */
export async function compareLook(page: Page, file: string, isDrawing: boolean): Promise<string[]> {
  const before = existsSync(file) ? readFileSync(file) : undefined
  let look = await draw(page)
  let difference = before ? await differenceOf(before, look) : 'was never drawn (npm run looks)'
  const end = performance.now() + (isDrawing ? 0 : lookMs)
  while (before && difference !== undefined && performance.now() < end) {
    look = await draw(page)
    difference = await differenceOf(before, look)
  }
  if (difference === undefined) return []
  const target = isDrawing ? file : join('test-results/looks', relative('.', file))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, look)
  return isDrawing ? [] : [`${file}: ${difference}; now ${target}`]
}
