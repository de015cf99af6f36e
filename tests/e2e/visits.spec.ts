// A page reports its address and the referrer once its visitor leaves. Some visitors are not counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { startServer } from '../../service/http/server.ts'
import { readConfig } from '../../service/operation/config.ts'
import { openSqlite } from '../../service/store/sqlite.ts'
import { otherFirm } from '../support/sites.ts'
import { expect, test } from './support/test.ts'

const isReport = (request: Request) => new URL(request.url()).pathname === '/api/visit'

/** Pretends that another tab covers the page. */
const cover = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Opens a page, covers it twice and returns its reports. */
async function reportsOf(page: Page, path: string, beforeCover = async () => {}): Promise<Request[]> {
  const reports: Request[] = []
  page.on('request', request => {
    if (isReport(request)) reports.push(request)
  })
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-visits', '/api/visit')
  await page.waitForLoadState('networkidle')
  await beforeCover()
  await cover(page)
  await cover(page)
  // Requests leave in order, so a report would have left before this one.
  await page.evaluate(() => fetch('/robots.txt'))
  return reports
}

test('a page reports its visit once, with the address that it has when the visitor leaves', async ({
  page,
}) => {
  const answered = page.waitForResponse(response => isReport(response.request()))
  const reports = await reportsOf(page, '/projects', () =>
    page.evaluate(() => history.replaceState(null, '', '/projects?view=table')),
  )
  expect(reports).toHaveLength(1)
  expect(reports[0]?.postData()).toBe(`${new URL('/projects?view=table', page.url())} `)
  expect((await answered).status()).toBe(204)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

for (const [choice, counted] of [
  ['all', 1],
  ['essential', 0],
  ['rejected', 0],
] as const)
  test(`after the consent answer "${choice}" a visit is reported ${counted === 1 ? 'as before' : 'no more'}`, async ({
    page,
  }) => {
    await page.addInitScript(value => localStorage.setItem('cookieConsent', value), choice)
    expect(await reportsOf(page, '/faq')).toHaveLength(counted)
  })

test('a followed link and a closed tab each report a visit, and the service stores only daily totals', async ({
  browser,
}) => {
  // Playwright does not see requests that a page sends while it closes, so the test asks the service.
  const dataDir = mkdtempSync(join(tmpdir(), 'visits-'))
  const { SITE_DIR } = otherFirm.env
  const site = await startServer(
    readConfig({ PORT: '0', METRICS_PORT: '0', LOG_FORMAT: 'silent', SITE_DIR, DATA_DIR: dataDir }),
  )
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.locator('footer a[href="/faq"]').first().click()
  await expect(page).toHaveURL(/\/faq$/)
  await page.waitForLoadState('networkidle')
  await page.close()
  const figures = async () => (await fetch(site.metricsUrl ?? '')).text()
  await expect.poll(figures).toContain('http_requests_total{status="204"} 2')
  await context.close()
  await site.close()
  const database = await openSqlite(dataDir)
  const rows = await database.query('SELECT day, kind, name, count FROM visits ORDER BY name')
  await database.close()
  const day = new Date().toISOString().slice(0, 10)
  expect(rows.map(row => ({ ...row }))).toEqual(
    ['/', '/faq'].map(name => ({ day, kind: 'page', name, count: 1 })),
  )
  rmSync(dataDir, { recursive: true })
})

for (const [path, text] of [
  ['/', 'Nichts hier braucht Ihre Einwilligung'],
  ['/en', 'Nothing here needs your consent'],
] as const)
  test(`${path}: the banner says that nothing needs consent, and still offers its three answers`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.locator('#consent')).toContainText(text)
    await expect(page.locator('#consent [data-consent]')).toHaveCount(3)
  })
