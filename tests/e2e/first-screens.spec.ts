// The first screen of a visitor who has not answered the consent banner yet. The sweep checks every page for covered
// headings and buttons; these tests check how the page and the banner share the height.
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 664 }, expectedConsole: /woff2|ERR_FAILED/ })

/** In the page: records the time of each vertical shift. Visitors do not see shifts before the first paint. */
const recordMoves = () => {
  type Shift = PerformanceEntry & {
    sources: { previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const record = Object.assign(window, { moves: [] as number[] })
  new PerformanceObserver(list => {
    for (const { sources, startTime } of list.getEntries() as Shift[])
      if (sources.some(({ previousRect, currentRect }) => Math.abs(previousRect.y - currentRect.y) > 1))
        record.moves.push(startTime)
  }).observe({ type: 'layout-shift', buffered: true })
}
const movesSeen =
  "moves.filter(time => time > performance.getEntriesByName('first-contentful-paint')[0].startTime)"

for (const size of [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
])
  test(`at ${size.width} px the page leaves room for the consent banner from first paint until the answer`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    // The typeface is blocked, because its arrival may change line breaks and shift boxes.
    await page.route('**/*.woff2', route => route.abort())
    await page.addInitScript(recordMoves)
    // A busy machine sometimes paints a page before its whole first screen has arrived, hence the retries.
    await expect(async () => {
      await page.goto('/', { waitUntil: 'networkidle' })
      expect(await page.evaluate(movesSeen), 'moves before any press').toEqual([])
    }).toPass()
    const hero = page.locator('[data-first-screen]')
    const banner = page.locator('#consent')
    const height = async () => (await hero.boundingBox())?.height ?? 0
    const asked = (await banner.boundingBox())?.height ?? 0
    const before = await height()

    await banner.getByText('Mehr erfahren').click()
    await expect(banner.locator('dl')).toBeVisible()
    expect(await height(), 'descriptions lie over the page').toBe(before)

    await banner.getByRole('button', { name: 'Ablehnen' }).click()
    await expect.poll(height).toBeCloseTo(before + asked, 0)
  })

test('without JavaScript the first screen keeps its full height, without room for a consent banner', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await page.goto(`${baseURL}/`)
  const box = await page.locator('[data-first-screen]').boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(900)
  await context.close()
})

test('the caption of the home page slideshow links to a project and changes with the picture', async ({
  answered: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const caption = page.locator('[data-slide-caption]').getByRole('link')
  await expect(caption).toHaveText(/^Im Bild: ./)
  const first = await caption.getAttribute('href')
  expect(first).toMatch(/^\/projects\/[\w-]+$/)
  await page.locator('[data-slide]').nth(1).click()
  await expect(caption).not.toHaveAttribute('href', first ?? '')
  await page.locator('[data-slide]').first().click()
  await expect(caption).toHaveAttribute('href', first ?? '')
})

test('the first screen of /contact has a link to the form, which starts within the second', async ({
  page,
}) => {
  await page.goto('/contact')
  const write = page.getByRole('link', { name: 'Schreiben Sie uns' })
  const { y, height } = (await write.boundingBox()) ?? { y: 664, height: 0 }
  const banner = await page.locator('#consent').boundingBox()
  expect(y + height).toBeLessThanOrEqual(banner?.y ?? 0)
  const field = await page.locator('#ask [name=company]').boundingBox()
  expect(field?.y).toBeLessThan(2 * 664)
  await write.click()
  await expect(page.locator('#ask')).toBeInViewport()
})
