import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { endpoint } from '../../src/forms/protocol.ts'
import { inProgram } from '../../tools/program.ts'
import { makeCertificate } from '../support/certificate.ts'
import { temporaryDirectory } from '../support/sample-build.ts'
import { sample } from '../support/sites.ts'
import { openBrowser } from './browser.ts'
import { contactHost, siteHost, startCaddy } from './caddy.ts'
import { startCdn } from './cdn.ts'
import { type Machine, startMachine, storedIn } from './machine.ts'
import type { Proof } from './proof.ts'
import { compareHeaders } from './same-headers.ts'
import { createVisitor } from './visitor.ts'

const siteDir = inProgram('.cache/deploy-elsewhere')
const site = `https://${siteHost}`
const service = `https://${contactHost}`
const stranger = 'stranger.example'

/** Proves the setup with the pages on a CDN and the service on its own host, against a third, foreign origin. */
export async function proveElsewhere(proof: Proof): Promise<void> {
  proof.section('Pages on a CDN, service elsewhere')
  buildFor(service)
  const machine = await startMachine({
    SITE_DIR: siteDir,
    DATA_DIR: await temporaryDirectory(),
    ALLOWED_ORIGINS: site,
  })
  const caddy = await startCaddy('Caddyfile.contact', { upstreams: [machine.url] })
  const cdn = await startCdn(siteDir, makeCertificate(await temporaryDirectory(), siteHost))
  const browser = await openBrowser({
    [siteHost]: cdn.port,
    [stranger]: cdn.port,
    [contactHost]: caddy.httpsPort,
  })
  const references = async () => [...(await storedIn(machine.environment)).byMessage.values()]
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' })
    const { reference, origins, troubles, policy } = await sendQuote(context)
    proof.add(
      'The quote form of a CDN page is sent and answered',
      `reference ${reference}, ${troubles.length} errors on the console ${troubles.join(' ')}`.trim(),
      (await references()).includes(reference) && troubles.length === 0,
    )
    proof.add(
      'Origins asked',
      origins.join(', '),
      origins.toSorted().join() === [service, site].toSorted().join(),
    )
    const allowed = /connect-src ([^;]*)/.exec(policy)?.[1] ?? ''
    proof.add('connect-src of the CDN’s pages', allowed, allowed === `'self' ${service}`)
    const blocked = await blockedBy(await context.newPage())
    proof.add('A script that calls another origin is blocked by', blocked, blocked === 'connect-src')

    const before = (await references()).length
    const refused = await postFrom(context, `https://${stranger}/robots.txt`)
    const after = (await references()).length
    proof.add(
      'A page of another origin posts an inquiry',
      `${refused}, ${after - before} stored`,
      refused === 'TypeError: Failed to fetch' && after === before,
    )
    await context.close()

    const plain = await browser.newContext({ ignoreHTTPSErrors: true, javaScriptEnabled: false })
    const answer = await sendWithoutScript(await plain.newPage())
    proof.add(
      'The form of a CDN page without JavaScript',
      `“${answer.title}”, reference ${answer.reference}, ${answer.failures} files of the answer missing; its link leads to ${answer.home}`,
      (await references()).includes(answer.reference) && answer.failures === 0 && answer.home === `${site}/`,
    )
  } finally {
    await browser.close()
  }

  const visitor = createVisitor(caddy)
  const cors = await visitor.get('/api/form-token', contactHost, { Origin: site })
  const { vary, 'access-control-allow-origin': allowedOrigin } = cors.headers
  proof.add('CORS answer', `${allowedOrigin}, Vary: ${vary}`, allowedOrigin === site && vary === 'Origin')
  const nearly = [`http://${siteHost}`, `${site}.evil.example`, `https://www.${siteHost}`, 'null']
  const answers = await Promise.all(
    nearly.map(async Origin => (await visitor.get('/api/form-token', contactHost, { Origin })).status),
  )
  proof.add(
    `The same from ${nearly.join(', ')}`,
    answers.join(', '),
    answers.every(status => status === 403),
  )
  visitor.leave()
  cdn.close()
  await caddy.stop()
  await provePagesOfCaddy(proof, machine)
  await machine.stop()
}

/** Serves the same folder with Caddy's file server in place of the CDN. */
async function provePagesOfCaddy(proof: Proof, machine: Machine): Promise<void> {
  const caddy = await startCaddy('Caddyfile.pages', { pages: siteDir })
  const visitor = createVisitor(caddy)
  const paths = ['/', '/en', '/en/contact', '/nothing', '/en/nothing', '/icon.svg']
  const { found, holds } = await compareHeaders(machine.url, visitor, paths)
  proof.add('Security headers of a Caddy that has the folder, and of the service', found, holds)

  const answers: string[] = []
  for (const path of [...paths, '/build.json', '/_headers', '/thanks']) {
    const { status, body } = await visitor.get(path)
    answers.push(`${path} ${status} ${/<html lang="(..)"/.exec(body)?.[1] ?? '-'}`)
  }
  proof.add('Its answers', answers.join(', '), answers.join() === expectedOfCaddy.join())
  const page = await visitor.get('/projects', siteHost, { 'Accept-Encoding': 'br' })
  const size = readFileSync(join(siteDir, 'projects.html.br')).length
  proof.add(
    'Its compressed copy arrives as the build made it',
    `${page.headers['content-encoding']}, ${page.bytes} of ${size} bytes`,
    page.headers['content-encoding'] === 'br' && page.bytes === size,
  )
  visitor.leave()
  await caddy.stop()
}

const expectedOfCaddy = [
  '/ 200 de',
  '/en 200 en',
  '/en/contact 200 en',
  '/nothing 404 de',
  '/en/nothing 404 en',
  '/icon.svg 200 -',
  '/build.json 404 de',
  '/_headers 404 de',
  '/thanks 404 de',
]

function buildFor(contactOrigin: string): void {
  console.log('Building the site for a CDN …')
  const { status, stderr } = spawnSync(process.execPath, [inProgram('cli/build.ts')], {
    cwd: sample.folder,
    env: { ...process.env, SITE_DIR: siteDir, CONTACT_ORIGIN: contactOrigin },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

async function sendQuote(context: BrowserContext) {
  const page = await context.newPage()
  const origins = new Set<string>()
  const troubles: string[] = []
  page.on('request', request => origins.add(new URL(request.url()).origin))
  page.on('console', message => {
    const isBlockedHere = message.text() === 'Service Worker registration blocked by Playwright'
    if (/error|warning/.test(message.type()) && !isBlockedHere) troubles.push(message.text())
  })
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential')
    localStorage.setItem('cookieConsentDate', String(Date.now()))
  })
  await page.goto(`${site}/consulting`)
  await page.locator('[data-dialog="quote"]').first().click()
  const dialog = page.locator('#quote')
  await expect(dialog.locator('form[novalidate]')).toBeVisible()
  await fill(dialog)
  await dialog.locator('form[novalidate] [type=submit]').click()
  const toast = page.getByRole('status').filter({ hasText: /Ihre Referenz/ })
  await expect(toast).toBeVisible({ timeout: 20_000 })
  const reference = /[\dA-Z]{4}-[\dA-Z]{4}/.exec((await toast.textContent()) ?? '')?.[0] ?? ''
  const inHead = page.locator('meta[http-equiv="Content-Security-Policy"]')
  const policy = (await inHead.getAttribute('content')) ?? ''
  return { reference, origins: [...origins], troubles, policy }
}

async function fill(form: { locator: Page['locator'] }): Promise<void> {
  await form.locator('[name=name]').fill('Mara Lindner')
  await form.locator('[name=email]').fill('mara@hafenbogen.example')
  await form.locator('[name=message]').fill('Ein Grundstück am Hafen, 4.000 m².')
}

async function blockedBy(page: Page): Promise<string> {
  await page.goto(`${site}/consulting`)
  return page.evaluate(
    other =>
      new Promise<string>(resolve => {
        document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
        fetch(`https://${other}/`).then(
          () => resolve('nothing'),
          () => {},
        )
      }),
    stranger,
  )
}

async function postFrom(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  // The page of a foreign site does not have our security policy.
  await page.route(address, route => route.fulfill({ contentType: 'text/html', body: '<p>Stranger</p>' }))
  await page.goto(address)
  return page.evaluate(
    to =>
      fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }).then(
        response => `answered with ${response.status}`,
        (error: Error) => `${error.name}: ${error.message}`,
      ),
    service + endpoint,
  )
}

async function sendWithoutScript(page: Page) {
  let failures = 0
  page.on('requestfailed', () => failures++)
  await page.goto(`${site}/contact`)
  const form = page.locator('form[method=post]', { has: page.locator('[name=form-kind][value=quote]') })
  await fill(form)
  page.on('response', response => {
    if (response.status() >= 400) failures++
  })
  await form.locator('button[type=submit]').click()
  await page.waitForURL(service + endpoint)
  const title = (await page.locator('h1').textContent()) ?? ''
  const main = (await page.locator('main').textContent()) ?? ''
  const reference = /[\dA-Z]{4}-[\dA-Z]{4}/.exec(main)?.[0] ?? ''
  await page.locator('main a[href="/"]').first().click()
  await page.waitForURL(`${site}/`)
  return { title, reference, failures, home: page.url() }
}
