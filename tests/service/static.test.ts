import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from '../../build/compress.ts'
import { hiddenByFiles, redirectLines } from '../../build/redirects.ts'
import { pagePolicy } from '../../service/http/headers.ts'
import { type RunningServer, startServer } from '../../service/http/server.ts'
import { readConfig } from '../../service/operation/config.ts'
import { loadBuild } from '../../service/site/build.ts'
import { suggestPages } from '../../service/site/near-misses.ts'
import { readRedirects } from '../../service/site/redirects.ts'
import { rawRequest } from '../support/raw-http.ts'
import { film, sampleBuild, temporaryDirectory } from '../support/sample-build.ts'

let server: RunningServer
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.url, path, { headers, method })

before(async () => {
  const siteDir = await sampleBuild()
  await compress(siteDir)
  server = await startServer(
    readConfig({
      PORT: '0',
      SITE_DIR: siteDir,
      DATA_DIR: await temporaryDirectory(),
      LOG_FORMAT: 'silent',
      METRICS_PORT: 'off',
      TRUSTED_PROXIES: '1',
    }),
  )
})
after(() => server.close())

describe('addresses', () => {
  for (const path of ['/', '/consulting', '/en', '/en/consulting', '/faq', '/robots.txt', '/sw.js']) {
    test(`${path} is served without a redirect`, async () => {
      const { status } = await get(path)
      assert.equal(status, 200)
    })
  }

  const redirects = {
    '/consulting/': '/consulting',
    '/Consulting': '/consulting',
    '//consulting': '/consulting',
    '//CONSULTING///': '/consulting',
    '/consulting.html?a=1&b=%20': '/consulting?a=1&b=%20',
    '/consulting.HTML/': '/consulting',
    '/index.html': '/',
    '/index': '/',
    '//': '/',
    '/en/': '/en',
    '/EN': '/en',
    '/en.html': '/en',
    '/en/index.html?x': '/en?x',
    '/%63onsulting': '/consulting',
    '/faq/': '/faq',
    '/Robots.TXT': '/robots.txt',
  }
  for (const [from, to] of Object.entries(redirects)) {
    test(`${from} redirects to ${to} in one step`, async () => {
      const { status, headers } = await get(from)
      assert.equal(status, 301)
      assert.equal(headers.location, to)
      const target = await get(to)
      assert.equal(target.status, 200)
    })
  }

  const unreachable = [
    '/nothing',
    '//evil.example',
    '//evil.example/consulting/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/en%2fconsulting',
    '/passwd.txt',
    '/.env',
    '/.git/config',
    '/build.json',
    '/_headers',
    '/_headers.caddy',
    '/_redirects',
    '/thanks',
    '/thanks.html',
    '/404',
    '/404.html',
    '/robots.txt.gz',
    '/consulting.html.br',
    '/%00',
    '/%',
    '/__proto__',
    '/consulting%0d%0aX-Evil:1',
  ]
  for (const path of unreachable) {
    test(`${path} gets the not-found page, without a redirect`, async () => {
      const { status, headers, body } = await get(path)
      assert.equal(status, 404)
      assert.equal(headers.location, undefined)
      assert.match(body.toString(), /Nicht gefunden/)
    })
  }

  test('a request line with an absolute address does not redirect to another host', async () => {
    const { status, headers } = await get('http://evil.example/consulting/')
    assert.equal(status, 301)
    assert.equal(headers.location, '/consulting')
  })

  test('the not-found page is English below /en, but not for /england', async () => {
    assert.match((await get('/en/nothing')).body.toString(), /Not found/)
    assert.match((await get('/england')).body.toString(), /Nicht gefunden/)
  })

  const moved = {
    '/alt': '/consulting',
    '/Alt/': '/consulting',
    '/alt?a=1&b=%20': '/consulting?a=1&b=%20',
    '/alte-seite?a=1': '/faq?from=old&a=1#neu',
    '/b%C3%BCro': '/consulting',
  }
  for (const [from, to] of Object.entries(moved)) {
    test(`the old address ${from} redirects permanently to ${to}`, async () => {
      const { status, headers } = await get(from)
      assert.equal(status, 301)
      assert.equal(headers.location, to)
    })
  }

  test('redirects are written in the format of CDNs, with addresses percent-encoded once', () => {
    const lines = redirectLines([
      { from: '/büro', to: '/office' },
      { from: '/b%C3%BCro-alt', to: '/en/office?a=1#b' },
    ])
    assert.equal(lines, '/b%C3%BCro /office 301\n/b%C3%BCro-alt /en/office?a=1#b 301\n')
  })

  test('the build detects a redirect that a file of the site would hide', () => {
    const files = ['icon.svg', 'consulting.html', 'projects/2.html']
    const entries = ['/Icon.svg', '/projects/2', '/consulting.html', '/icon', '/projects/3'].map(from => ({
      from,
    }))
    const hidden = hiddenByFiles(entries, files).map(({ from }) => from)
    assert.deepEqual(hidden, ['/Icon.svg', '/projects/2', '/consulting.html'])
  })

  test('line breaks in a query cannot inject a header into a redirect', () => {
    const moved = readRedirects('/alt /consulting 301\n')
    assert.equal(moved({ path: '/alt', query: '?a=ü\r\nX-Evil: 1' }), '/consulting?a=%C3%BC%0D%0AX-Evil:%201')
  })

  test('a build without redirects still loads', async () => {
    const dir = await sampleBuild()
    await rm(join(dir, '_redirects'))
    assert.equal(loadBuild(dir).movedTo({ path: '/alt', query: '' }), undefined)
  })

  test('a mistyped address gets a 404 that suggests only the matching page', async () => {
    const near = await get('/consultng', { 'Accept-Encoding': 'gzip' })
    assert.equal(near.status, 404)
    const html = near.body.toString()
    assert.match(html, /Nicht gefunden.*<li><a href="\/consulting">Beratung<\/a><\/li><\/ul>$/s)
    assert.doesNotMatch(html, /template|data-words|Fragen/)
    assert.equal(near.headers['content-length'], String(near.body.length))
    assert.match((await get('/nothing')).body.toString(), /<template id="near-misses">/)
  })

  test('page suggestions are fast even with many pages and very long addresses', () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      words: `projects buerohaus am hafen ${index} consulting beratung`,
      html: `<li>${index}</li>`,
    }))
    const near = { template: '<template/>', before: '<ul>', items, after: '</ul>' }
    const started = performance.now()
    for (let count = 0; count < 20; count++)
      assert.match(suggestPages('<template/>', `/consultng/${'x/'.repeat(count * 500)}`, near), /<li>/)
    assert.ok(performance.now() - started < 1000)
  })

  test('security.txt is served although its folder is hidden', async () => {
    const { status } = await get('/.well-known/security.txt')
    assert.equal(status, 200)
  })

  test('a method other than GET or HEAD is refused with 405', async () => {
    const { status, headers } = await get('/consulting', {}, 'DELETE')
    assert.equal(status, 405)
    assert.equal(headers.allow, 'GET, HEAD')
  })
})

describe('alternate domain', () => {
  const moves = {
    '/': 'https://firm.example/en',
    '/consulting?a=1': 'https://firm.example/en/consulting?a=1',
    '/consulting/': 'https://firm.example/en/consulting',
    '/en/consulting': 'https://firm.example/en/consulting',
    '/en': 'https://firm.example/en',
    '/england': 'https://firm.example/en/england',
    '//evil.example': 'https://firm.example/en//evil.example',
    '/robots.txt': 'https://firm.example/robots.txt',
    '/.well-known/security.txt': 'https://firm.example/.well-known/security.txt',
    '/faq/?a=1': 'https://firm.example/faq?a=1',
    '/alt': 'https://firm.example/consulting',
    '/alte-seite?a=1': 'https://firm.example/faq?from=old&a=1#neu',
  }
  for (const [path, location] of Object.entries(moves)) {
    for (const host of ['achsmass-hu.example', 'www.Achsmass-HU.example:8080']) {
      test(`${host}${path} redirects to ${location}`, async () => {
        const { status, headers } = await get(path, { Host: host })
        assert.equal(status, 301)
        assert.equal(headers.location, location)
      })
    }
  }
})

describe('content', () => {
  test('pages must be revalidated, and fingerprinted files may be cached for a year', async () => {
    assert.equal((await get('/consulting')).headers['cache-control'], 'no-cache')
    assert.equal((await get('/sw.js')).headers['cache-control'], 'no-cache')
    const asset = await get('/_astro/Style.Ab12.css')
    assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal((await get('/_astro/hero@2x.avif')).status, 200)
  })

  test('the server picks a compressed copy according to the Accept-Encoding header', async () => {
    const plain = (await get('/consulting')).body
    const br = await get('/consulting', { 'Accept-Encoding': 'gzip, deflate, br' })
    assert.equal(br.headers['content-encoding'], 'br')
    assert.equal(br.headers.vary, 'Accept-Encoding')
    assert.deepEqual(brotliDecompressSync(br.body), plain)
    const gzip = await get('/consulting', { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.deepEqual(gunzipSync(gzip.body), plain)
    assert.equal(
      (await get('/consulting', { 'Accept-Encoding': 'zstd' })).headers['content-encoding'],
      undefined,
    )
  })

  test('a cached copy is answered with 304, and each encoding has its own ETag', async () => {
    const { headers } = await get('/consulting', { 'Accept-Encoding': 'br' })
    const tag = headers.etag ?? ''
    const again = await get('/consulting', { 'Accept-Encoding': 'br', 'If-None-Match': `"other", W/${tag}` })
    assert.equal(again.status, 304)
    assert.equal(again.body.length, 0)
    assert.equal((await get('/consulting', { 'If-None-Match': tag })).status, 200)
  })

  test('HEAD has the headers of GET and no body', async () => {
    const head = await get('/consulting', {}, 'HEAD')
    const full = await get('/consulting')
    assert.equal(head.headers['content-length'], String(full.body.length))
    assert.equal(head.headers.etag, full.headers.etag)
    assert.equal(head.body.length, 0)
  })

  test('the server answers byte-range requests for films', async () => {
    const whole = await get('/videos/film.mp4')
    assert.equal(whole.headers['accept-ranges'], 'bytes')
    assert.ok(whole.body.equals(film))
    const part = await get('/videos/film.mp4', { Range: 'bytes=1000-1999' })
    assert.equal(part.status, 206)
    assert.equal(part.headers['content-range'], 'bytes 1000-1999/4500000')
    assert.ok(part.body.equals(film.subarray(1000, 2000)))
    const tail = await get('/videos/film.mp4', { Range: 'bytes=-10' })
    assert.ok(tail.body.equals(film.subarray(-10)))
    const open = await get('/videos/film.mp4', { Range: 'bytes=4499999-' })
    assert.equal(open.body.length, 1)
    const longer = await get('/videos/film.mp4', { Range: 'bytes=4499990-4999999' })
    assert.equal(longer.headers['content-range'], 'bytes 4499990-4499999/4500000')
    assert.ok(longer.body.equals(film.subarray(-10)))
    const more = await get('/videos/film.mp4', { Range: 'bytes=-4500001' })
    assert.equal(more.headers['content-range'], 'bytes 0-4499999/4500000')
    const outside = await get('/videos/film.mp4', { Range: 'bytes=4500000-' })
    assert.equal(outside.status, 416)
    assert.equal(outside.headers['content-range'], 'bytes */4500000')
    const beyond = await get('/_astro/hero@2x.avif', { Range: 'bytes=9-' })
    assert.deepEqual([beyond.status, beyond.headers['cache-control']], [416, 'no-store'])
    const stale = await get('/videos/film.mp4', { Range: 'bytes=0-1', 'If-Range': '"old"' })
    assert.equal(stale.status, 200)
    const small = await get('/_astro/hero@2x.avif', { Range: 'bytes=1-2' })
    assert.deepEqual([...small.body], [2, 3])
  })
})

describe('headers', () => {
  test('every answer carries the security headers', async () => {
    for (const [path, policy] of Object.entries({
      '/': /^frame-ancestors 'none'; base-uri 'none'; /,
      '/nothing': /^frame-ancestors 'none'; base-uri 'none'; /,
      '/consulting/': /^default-src 'none'; /,
      '/robots.txt': /^default-src 'none'; /,
      '/sw.js': /^default-src 'none'; /,
    })) {
      const { headers } = await get(path)
      assert.match(String(headers['content-security-policy']), policy)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['strict-transport-security'], 'max-age=63072000')
    }
  })

  test('the content security policy allows hashed build scripts and Matomo, and nothing unsafe', async () => {
    const settings = { matomoOrigin: 'https://stats.achsmass.example' }
    const inHead = pagePolicy(settings, { scriptHashes: ["'sha256-abc='"], styleHashes: [] })
    assert.match(inHead, /script-src 'self' 'sha256-abc=' https:\/\/stats\.achsmass\.example;/)
    assert.doesNotMatch(inHead, /unsafe|data:|\*/)
    assert.equal((await get('/')).headers['cross-origin-embedder-policy'], 'credentialless')
    const upgrades = async (headers: Record<string, string>) =>
      String((await get('/', headers)).headers['content-security-policy']).includes(
        'upgrade-insecure-requests',
      )
    assert.deepEqual([await upgrades({}), await upgrades({ 'X-Forwarded-Proto': 'https' })], [false, true])
  })

  test('page assets carry only the security headers they need', async () => {
    const { headers } = await get('/_astro/Style.Ab12.css')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    // A visitor may open the file on its own; nothing may run then.
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; /)
    for (const name of [
      'permissions-policy',
      'referrer-policy',
      'cross-origin-opener-policy',
      'x-frame-options',
    ])
      assert.equal(headers[name], undefined, name)
  })
})
