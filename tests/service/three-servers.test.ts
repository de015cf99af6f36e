// The service, Caddy and a CDN serve a build with the same bytes and headers.
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { compress } from '../../build/compress.ts'
import { caddyHeaders, cdnHeaders } from '../../build/exported-headers.ts'
import { fileHeaders, pageHeaders } from '../../service/http/headers.ts'
import { listBuildFiles } from '../../service/site/build-files.ts'
import { headersAt, rulesOf } from '../support/cdn.ts'
import { hasCaddy, startPagesCaddy, startPlainCaddy } from '../support/plain-caddy.ts'
import { rawRequest } from '../support/raw-http.ts'
import { sampleBuild, temporaryDirectory } from '../support/sample-build.ts'
import { type ServiceUnderTest, startService } from '../support/service.ts'

const settings = { matomoOrigin: 'https://stats.achsmass.example' }
const ofPages = new Headers(pageHeaders(settings, true))
const names = ['cache-control', ...ofPages.keys()]

/** One address for each kind of file. */
const kinds = [
  '/',
  '/consulting',
  '/en',
  '/en/consulting',
  '/faq',
  '/robots.txt',
  '/sw.js',
  '/projects.json',
  '/icon.svg',
  '/site.webmanifest',
  '/_astro/Style.Ab12.css',
  '/_astro/plan.Cd34.svg',
  '/_astro/hero@2x.avif',
  '/videos/film.mp4',
  '/.well-known/security.txt',
]

/** Addresses that only the service answers, and files that no visitor may get. */
const others = [
  '/consulting/',
  '/Consulting?a=1',
  '/consulting.html',
  '/index',
  '/en/index.html',
  '/alt',
  '/nothing',
  '/en/nothing.png',
  '/404',
  '/thanks',
  '/en/form-error.html',
  '/build.json',
  '/_headers',
  '/_headers.caddy',
  '/_redirects',
  '/robots.txt.gz',
  '/consulting.html.br',
  '/.env',
  '/.git/config',
  '/..%2f..%2fetc/passwd',
  '/en/',
]

let siteDir: string
let service: ServiceUnderTest
const https = { 'X-Forwarded-Proto': 'https' }

before(async () => {
  siteDir = await sampleBuild()
  writeFileSync(join(siteDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(siteDir, '_astro/plan.Cd34.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(siteDir, 'projects.json'), '[]')
  writeFileSync(join(siteDir, 'site.webmanifest'), '{}')
  writeFileSync(join(siteDir, '_headers'), cdnHeaders(settings, listBuildFiles(siteDir)))
  writeFileSync(join(siteDir, '_headers.caddy'), caddyHeaders(settings))
  await compress(siteDir)
  service = await startService({ SITE_DIR: siteDir, TRUSTED_PROXIES: '1' })
})
after(() => service.close())

const pick = (headers: Record<string, unknown>) =>
  Object.fromEntries(names.map(name => [name, headers[name]]))

test('the _headers file gives CDNs the headers of the service, and no weaker ones', async () => {
  const rules = rulesOf(readFileSync(join(siteDir, '_headers'), 'utf8'))
  for (const path of kinds) {
    const { headers } = await rawRequest(service.url, path, { headers: https })
    const told = headersAt(rules, path)
    for (const name of names) {
      const values = told.filter(([known]) => known.toLowerCase() === name).map(([, value]) => value)
      // Every CDN revalidates pages and other files without being told.
      if (name === 'cache-control' && !/immutable/.test(String(headers[name]))) assert.deepEqual(values, [])
      // Only files that can run a script have their own policy; a browser does not open the others as pages.
      else if (name === 'content-security-policy' && /\.(?:txt|json|webmanifest)$/.test(path))
        assert.equal(values.length, 1)
      // A browser that gets two policies applies both.
      else if (name === 'content-security-policy')
        assert.ok(values.includes(String(headers[name])), `${path} ${name}`)
      // A rule of a CDN adds headers and takes none away, so other files have those of pages too.
      else assert.deepEqual(values, [String(headers[name] ?? ofPages.get(name))], `${path} ${name}`)
    }
  }
})

describe('Caddy', {
  skip: hasCaddy() ? false : 'Caddy is not installed (Debian: apt-get install caddy)',
}, () => {
  let caddy: string
  let stop: () => Promise<unknown>
  before(async () => {
    const started = await startPlainCaddy(siteDir, service.url)
    caddy = started.url
    stop = started.stop
  })
  after(() => stop())

  for (const path of kinds)
    test(`Caddy serves ${path} with the bytes and headers of the service`, async () => {
      for (const encoding of ['identity', 'br', 'gzip']) {
        const asked = { 'Accept-Encoding': encoding }
        const own = await rawRequest(service.url, path, { headers: { ...https, ...asked } })
        const through = await rawRequest(caddy, path, { headers: asked })
        assert.equal(through.status, 200)
        assert.ok(through.body.equals(own.body), `${through.body.length} bytes`)
        // /faq comes from the service, because it has a folder of the same name. Caddy asks the service without https here.
        const pages = path === '/faq' ? await rawRequest(service.url, path, { headers: asked }) : own
        assert.deepEqual(pick(through.headers), pick(pages.headers), encoding)
        for (const name of ['content-encoding', 'content-type'])
          assert.equal(through.headers[name], own.headers[name], `${name} ${encoding}`)
        if (own.headers['content-encoding']) assert.equal(through.headers.vary, own.headers.vary)
      }
    })

  for (const path of others)
    test(`Caddy passes ${path} to the service`, async () => {
      const own = await rawRequest(service.url, path)
      const through = await rawRequest(caddy, path, { headers: { 'Accept-Encoding': 'identity' } })
      assert.deepEqual(
        [through.status, through.headers.location, pick(through.headers)],
        [own.status, own.headers.location, pick(own.headers)],
      )
      assert.ok(through.body.equals(own.body), `${through.body.length} bytes`)
    })

  test('Caddy answers byte-range requests for films, and answers a cached copy with 304', async () => {
    const part = await rawRequest(caddy, '/videos/film.mp4', { headers: { Range: 'bytes=1000-1999' } })
    assert.deepEqual([part.status, part.headers['content-range']], [206, 'bytes 1000-1999/4500000'])
    const { headers } = await rawRequest(caddy, '/consulting', { headers: { 'Accept-Encoding': 'br' } })
    const again = await rawRequest(caddy, '/consulting', {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' },
    })
    assert.equal(again.status, 304)
  })

  test('Caddy serves another build as soon as the symbolic link points to it, without a reload', async () => {
    const place = join(await temporaryDirectory(), 'dist')
    await symlink(siteDir, place)
    const follower = await startPlainCaddy(place, service.url)
    const home = async () => (await rawRequest(follower.url, '/')).body.toString()
    assert.match(await home(), /<title>Start</)
    const next = await sampleBuild()
    await writeFile(join(next, 'index.html'), 'next')
    await symlink(next, `${place}.next`)
    await rename(`${place}.next`, place)
    assert.equal(await home(), 'next')
    await follower.stop()
  })

  test('a Caddy without a service answers with the not-found page in the language of the address', async () => {
    const folder = await sampleBuild()
    writeFileSync(join(folder, '_headers.caddy'), caddyHeaders(settings))
    await mkdir(join(folder, 'hu'))
    await writeFile(join(folder, 'hu/404.html'), 'Nincs ilyen oldal')
    const pages = await startPagesCaddy(folder)
    const paths = ['/hu/semmi', '/en/nothing', '/nichts', '/build.json', '/..%2fhu/nichts']
    const [home, ...answers] = await Promise.all(['/', ...paths].map(path => rawRequest(pages.url, path)))
    await pages.stop()
    const files = ['hu/404.html', 'en/404.html', '404.html', '404.html', '404.html']
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body.toString()]),
      files.map(file => [404, readFileSync(join(folder, file), 'utf8')]),
    )
    for (const { headers } of answers) assert.deepEqual(pick(headers), pick(home?.headers ?? {}))
  })

  test('Caddy passes inquiries and health checks to the service', async () => {
    assert.equal((await rawRequest(caddy, '/healthz')).status, 200)
    const answer = await rawRequest(caddy, '/api/form-token')
    assert.equal(answer.headers['content-security-policy'], fileHeaders()['Content-Security-Policy'])
    assert.equal((await rawRequest(caddy, '/consulting', { method: 'DELETE' })).status, 405)
  })
})
