// What a page reports when it is left: its address and where the visitor came from. And who is not counted.
import type { Page, Request } from '@playwright/test'
import { expect, test } from './support/test.ts'

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/visit'

/** Covers the page, as another tab or the next page does. */
const cover = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Reads the reports of a page until it is covered twice. */
async function reportsOf(page: Page, path: string): Promise<Request[]> {
  const reports: Request[] = []
  page.on('request', request => {
    if (isReport(request)) reports.push(request)
  })
  await page.goto(path, { referer: 'https://news.example/article?user=eva' })
  await expect(page.locator('html')).toHaveAttribute('data-visits', '/api/visit')
  await page.waitForLoadState('networkidle')
  await cover(page)
  await cover(page)
  // A report is a request like any other, and is on its way before this one.
  await page.evaluate(() => fetch('/robots.txt'))
  return reports
}

test('a page reports itself once, with the criteria that its address has when it is left', async ({
  page,
}) => {
  const answered = page.waitForResponse(response => isReport(response.request()))
  page.on('load', () => page.evaluate(() => history.replaceState(null, '', '/projects?view=table')))
  const reports = await reportsOf(page, '/projects')
  expect(reports).toHaveLength(1)
  const body = new URLSearchParams(reports[0]?.postData() ?? '')
  expect(body.get('page')).toBe('/projects?view=table')
  expect(body.get('from')).toBe(await page.evaluate(() => document.referrer))
  expect((await answered).status()).toBe(204)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('following a link reports the page that is left', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const report = page.waitForRequest(isReport)
  await page.goto('/faq')
  expect(new URLSearchParams((await report).postData() ?? '').get('page')).toBe('/')
})

for (const [choice, counted] of [
  ['all', 1],
  ['essential', 0],
  ['rejected', 0],
] as const)
  test(`after the answer ${choice} a page is reported ${counted === 1 ? 'as before' : 'no more'}`, async ({
    page,
  }) => {
    await page.addInitScript(value => localStorage.setItem('cookieConsent', value), choice)
    expect(await reportsOf(page, '/faq')).toHaveLength(counted)
  })

for (const signal of ['doNotTrack', 'globalPrivacyControl'])
  test(`a browser that says ${signal} is not counted`, async ({ page }) => {
    await page.addInitScript(name => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    expect(await reportsOf(page, '/faq')).toHaveLength(0)
  })

for (const [path, text] of [
  ['/', 'Nichts hier braucht Ihre Einwilligung'],
  ['/en', 'Nothing here needs your consent'],
] as const)
  test(`${path}: the banner says that nothing needs consent, and keeps its three answers`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('#consent')).toContainText(text)
    await expect(page.locator('#consent [data-consent]')).toHaveCount(3)
  })
