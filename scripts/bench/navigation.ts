// From the click on a link to the next page's first paint, as a visitor who points, then presses.
import type { Browser } from '@playwright/test'

export type Step = { to: string; loaded: number; painted: number }

/** Follows every link of the main navigation from the home page, each in a window of its own with a warm cache. */
export async function followNavigation(browser: Browser, origin: string, home: string): Promise<Step[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential')
    localStorage.setItem('cookieConsentDate', String(Date.now()))
    addEventListener(
      'click',
      () => sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now())),
      { capture: true },
    )
  })
  const page = await context.newPage()
  await page.goto(origin + home, { waitUntil: 'networkidle' })
  const links = await page
    .locator('.nav a[href]:visible')
    .evaluateAll((found: HTMLAnchorElement[]) => found.map(link => link.pathname))
  const steps: Step[] = []
  for (const to of new Set(links)) {
    if (to === home) continue
    // Once to warm the browser's cache for the target's files, once to measure.
    await page.goto(origin + to, { waitUntil: 'networkidle' })
    await page.goto(origin + home, { waitUntil: 'networkidle' })
    const link = page.locator(`.nav a[href="${to}"]:visible`).first()
    const fetched = page.waitForRequest(request => new URL(request.url()).pathname === to, { timeout: 1000 })
    await link.hover()
    await fetched.catch(() => undefined)
    // What a hand needs from reaching a link to pressing it.
    await page.waitForTimeout(300)
    await Promise.all([page.waitForURL(origin + to), link.click()])
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    steps.push({
      to,
      ...(await page.evaluate(() => {
        const sinceClick = performance.timeOrigin - Number(sessionStorage.getItem('clicked'))
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const [paint] = performance.getEntriesByName('first-contentful-paint')
        return {
          loaded: sinceClick + (navigation?.domContentLoadedEventEnd ?? Number.NaN),
          painted: sinceClick + (paint?.startTime ?? Number.NaN),
        }
      })),
    })
  }
  await context.close()
  return steps
}
