import type { Page } from '@playwright/test'
import { type Line, lineTo } from './support/line.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures destructured.
  line: async ({}, use, { project }) => {
    const line = await lineTo(project.use.baseURL ?? '')
    await use(line)
    await line.cut()
  },
  baseURL: ({ line }, use) => use(line.origin),
})

// Chromium reports ERR_FAILED for requests that the worker fails to fetch.
test.use({ serviceWorkers: 'allow', expectedConsole: /ERR_(CONNECTION_(REFUSED|RESET)|FAILED)/ })

for (const [path, missing, heading] of [
  ['/', '/consulting', 'Keine Verbindung.'],
  ['/en', '/en/consulting', 'No connection.'],
  ['/hu', '/hu/consulting', 'Nincs kapcsolat.'],
] as const) {
  test(`without a connection, the offline page appears in the language of the requested page (${path})`, async ({
    answered: page,
    line,
  }) => {
    await page.goto(path)
    await workerInCharge(page)
    await line.cut()
    await page.goto(missing)
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page.locator('h1')).toHaveCSS('font-family', /Barlow/)
    await line.mend()
    await page
      .locator('main')
      .getByRole('link', { name: /versuchen|again|újra/i })
      .click()
    await expect(page.locator('h1')).not.toHaveText(heading)
  })
}

test('the service worker caches only fingerprinted files and offline pages, and deletes an old cache', async ({
  answered: page,
}) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => caches.open('site-of-an-older-build'))
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return requests.map(request => new URL(request.url).pathname)
  })
  expect(kept).toContain('/offline')
  for (const path of kept) expect(path).toMatch(/^\/(_astro\/.*\.(css|js|woff2)|([a-z]{2}\/)?offline)$/)
})

test('the browser sends one request for a page, already while the service worker starts', async ({
  answered: page,
  line,
}) => {
  await page.goto('/faq')
  await workerInCharge(page)
  await page.goto('/company')
  const [request, ...more] = line.asked().filter(text => text.startsWith('GET /company '))
  expect(request).toMatch(/service-worker-navigation-preload: true/i)
  expect(more).toEqual([])
})

for (const [path, lang] of [
  ['/', 'de'],
  ['/en', 'en'],
] as const)
  test(`${path} can be installed as an app`, async ({ page, request }) => {
    await page.goto(path)
    // A script adds the link a moment after loading, which getAttribute waits for.
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const session = await page.context().newCDPSession(page)
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // Playwright's windows are incognito, which prevents any installation; there must be no other error.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito')).toEqual([])
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ lang, start_url: path })
    for (const icon of manifest.icons) {
      const size = Number.parseInt(icon.sizes, 10)
      const png = await (await request.get(icon.src)).body()
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })

async function workerInCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
}
