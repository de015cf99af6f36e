import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

/** The edge in pixels of the square that becomes one point of a look. */
const cell = 8
/** The levels, of 255, by which a point may differ: twice the difference that another Chromium makes to the same letters. */
const maxLevels = 40
/** The number of points that may differ by more. A missing portrait of 48 px would be 36 points. */
const maxPoints = 12
/** The time that a page has to reach its recorded look, counted from the first difference. */
const lookMs = 10_000

/** In the page: counts the drawings whose lines have not loaded. */
export const linesMissing = () =>
  [...document.querySelectorAll<SVGUseElement>('use[data-lines]')].filter(use => use.getBBox().width === 0)
    .length

/** In the page: ends all animations and blanks the words that depend on the date or the visit. */
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
 * In the page: requests every picture at once and lists those that have not arrived. An island may add pictures at any
 * time, so the caller repeats this until the list is empty. Synchronous decoding puts every picture into the screenshot.
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
 * Draws the whole page at its present width. Each point is the mean of a square, which keeps layout, colours and pictures
 * but not the edges of letters, because no two machines draw those alike.
 */
async function draw(page: Page): Promise<Buffer> {
  // The page's script removes this mark once it shows the selection from the address.
  await expect(page.locator('[data-early]')).toHaveCount(0)
  // Drawings load their lines after the page.
  await expect.poll(() => page.evaluate(linesMissing)).toBe(0)
  await page.evaluate(settle, changing)
  await expect.poll(() => page.evaluate(missing)).toEqual([])
  const size = await page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement
    return { width, height }
  })
  const session = await page.context().newCDPSession(page)
  // Half the size takes the browser a fraction of the time: on a busy machine a long page takes seconds. A JPEG takes half
  // the time of a PNG, and the mean of 16 pixels hides the difference.
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

/** Describes how two looks differ. Both are compressed in the same way, so compression adds no difference. */
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
 * Compares the page with its recorded look. On a busy machine an island may still be working, so a different look is drawn
 * again until it matches or the time is up. A recording only writes the looks that differ, so that Git gets new files
 * only for changed pages.
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
