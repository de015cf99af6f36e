// The site built for a firm with its own Matomo, which a second server on this machine plays.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { type RunningServer, startServer } from '../../service/http/server.ts'
import { readConfig } from '../../service/operation/config.ts'
import { buildRecord } from '../../service/site/build-files.ts'
import { otherFirm } from '../support/sites.ts'

type Peer = { site: RunningServer; asked: string[] }

const test = base.extend<{ matomo: Peer }>({
  matomo: async ({ browserName }, use) => {
    expect(browserName).toBe('chromium')
    const asked: string[] = []
    const peer = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('Content-Type', 'text/javascript')
      response.end('document.documentElement.dataset.counted = "yes"')
    })
    await new Promise<void>(ready => peer.listen(0, '127.0.0.1', ready))
    const address = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`

    const folder = mkdtempSync(join(tmpdir(), 'with-statistics-'))
    const siteDir = join(folder, 'dist')
    cpSync(otherFirm.env.SITE_DIR, siteDir, { recursive: true, filter: path => !/\.(br|gz|mp4)$/.test(path) })
    for (const name of ['index.html', 'en.html', 'datenschutz.html']) {
      const file = join(siteDir, name)
      const html = readFileSync(file, 'utf8')
      const named = html.replace('<html ', `<html data-matomo-url="${address}" data-matomo-site="7" `)
      writeFileSync(file, named.replace(/((?:script|img|connect)-src 'self')/g, `$1 ${address}`))
    }
    const record = join(siteDir, buildRecord)
    const built = JSON.parse(readFileSync(record, 'utf8'))
    built.headers.matomoOrigin = address
    writeFileSync(record, JSON.stringify(built))

    const site = await startServer(
      readConfig({
        PORT: '0',
        METRICS_PORT: 'off',
        LOG_FORMAT: 'silent',
        SITE_DIR: siteDir,
        DATA_DIR: join(folder, 'data'),
      }),
    )
    await use({ site, asked })
    await site.close()
    await new Promise(closed => peer.close(closed))
    rmSync(folder, { recursive: true })
  },
})

test.use({ serviceWorkers: 'block' })

for (const answer of ['Nur essentielle', 'Ablehnen'])
  test(`after the answer "${answer}" the browser requests nothing from Matomo, even after a reload`, async ({
    page,
    matomo,
  }) => {
    await page.goto(matomo.site.url)
    await page.getByRole('button', { name: answer }).click()
    await page.reload({ waitUntil: 'networkidle' })
    expect(matomo.asked).toEqual([])
  })

test('the browser loads Matomo only after "Alle akzeptieren", and again after a reload', async ({
  page,
  matomo,
}) => {
  await page.goto(matomo.site.url, { waitUntil: 'networkidle' })
  expect(matomo.asked, 'before a choice').toEqual([])
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
  expect(matomo.asked).toEqual(['/matomo.js'])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
})

for (const [path, banner] of [
  ['/', 'Alle akzeptieren'],
  ['/en', 'Accept all'],
] as const)
  for (const choice of ['all', 'essential', 'rejected'])
    test(`${path}: a stored answer "${choice}" that predates Matomo does not load it, and the banner asks again`, async ({
      page,
      matomo,
    }) => {
      await page.addInitScript(value => {
        if (sessionStorage.getItem('begun')) return
        sessionStorage.setItem('begun', 'yes')
        localStorage.setItem('cookieConsent', value)
        localStorage.setItem('cookieConsentDate', `${Date.now() - 86_400_000} 1`)
      }, choice)
      await page.goto(matomo.site.url + path, { waitUntil: 'networkidle' })
      await expect(page.locator('#consent')).toBeVisible()
      expect(matomo.asked).toEqual([])
      await page.getByRole('button', { name: banner }).click()
      await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
      await expect(page.locator('#consent')).toBeHidden()
    })

test('the privacy page shows whether statistics are on, and lets the visitor turn them off', async ({
  page,
  matomo,
}) => {
  await page.goto(`${matomo.site.url}/datenschutz`)
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(page.getByText('Die Statistik ist auf diesem Gerät eingeschaltet.')).toBeVisible()
  await page.getByRole('button', { name: 'Statistik ausschalten' }).click()
  await expect(page.getByText('Die Statistik ist auf diesem Gerät ausgeschaltet.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential')
})
