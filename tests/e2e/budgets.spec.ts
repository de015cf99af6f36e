// JavaScript on the wire before any scroll or click, as a browser with an empty cache loads it.
import { builtPages, isUtilityPage } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const kB = 1000

for (const path of builtPages.filter(page => !isUtilityPage(page))) {
  test(`${path} stays within its JavaScript budget`, async ({ answered: page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const scripts = new Set<string>()
    let bytes = 0
    session.on('Network.responseReceived', event => event.type === 'Script' && scripts.add(event.requestId))
    // The compressed body as it arrives; headers are the same for every file and not counted.
    session.on('Network.dataReceived', event => {
      if (scripts.has(event.requestId)) bytes += event.encodedDataLength
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    // A page with islands, a film or counting figures is more than text.
    const isText = (await page.locator('astro-island, [data-film], [data-counters]').count()) === 0
    const budget = path.endsWith('/projects') ? 75 * kB : isText ? 3 * kB : 8 * kB
    expect(scripts.size).toBeGreaterThan(0)
    expect(bytes, `${scripts.size} scripts`).toBeLessThanOrEqual(budget)
  })
}
