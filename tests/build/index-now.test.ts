// IndexNow, against a local server that plays the search engine.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { pageParts } from '../../build/page-parts.ts'
import { IndexNowError, type IndexNowOptions, keyFile, submitChanges } from '../../deploy/index-now.ts'
import { freePort } from '../../tools/free-port.ts'
import { findable, htmlOf, site } from './support.ts'

const key = 'a1b2c3d4e5f6a7b8'
const folder = mkdtempSync(join(tmpdir(), 'index-now-'))
const received: { method: string | undefined; type: string | undefined; body: unknown }[] = []
let status = 200
const peer = createServer((request, response) => {
  let text = ''
  request.on('data', chunk => {
    text += chunk
  })
  request.on('end', () => {
    const { method, headers } = request
    received.push({ method, type: headers['content-type'], body: JSON.parse(text) })
    // On a busy machine a connection that is kept could end just when the next request uses it.
    response.writeHead(status, { Connection: 'close' }).end()
  })
})
let options: IndexNowOptions

before(async () => {
  await new Promise<void>(resolve => peer.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/indexnow`
  options = { key, endpoint, siteDir: site, stateFile: join(folder, 'data', 'indexnow.json') }
})
beforeEach(() => {
  received.length = 0
  status = 200
})
after(() => {
  peer.close()
  rmSync(folder, { recursive: true })
})

/** Makes a build of three pages, one of them changed. */
const changed = (path: string, change: (html: string) => string) =>
  buildOf(['/', '/en', '/contact'].map(known => (known === path ? change(htmlOf(known)) : htmlOf(known))))

function buildOf(documents: string[]): IndexNowOptions {
  const siteDir = join(folder, 'site')
  mkdirSync(siteDir, { recursive: true })
  const pages = documents.map(html => pageParts(html)).map(({ canonical, content }) => [canonical, content])
  writeFileSync(join(siteDir, 'build.json'), JSON.stringify({ pages: Object.fromEntries(pages) }))
  return { ...options, siteDir, stateFile: join(folder, 'small.json') }
}
const same = (html: string) => html

test('after a change of host, all pages of the new host are submitted and none of the old', async () => {
  const moved = changed('/contact', same)
  await submitChanges({ ...moved, stateFile: join(folder, 'moved.json') })
  const record = join(moved.siteDir, 'build.json')
  writeFileSync(record, readFileSync(record, 'utf8').replaceAll(/https:\/\/[^/"]+/g, 'https://moved.example'))
  await submitChanges({ ...moved, stateFile: join(folder, 'moved.json') })
  const [, { body } = assert.fail('nothing arrived')] = received
  const { host, urlList } = body as { host: string; urlList: string[] }
  assert.equal(host, 'moved.example')
  assert.deepEqual(new Set(urlList.map(address => new URL(address).host)), new Set(['moved.example']))
  assert.equal(urlList.length, 3)
})

test('an error message says that the build is missing', async () => {
  const missing = { ...options, siteDir: join(folder, 'none') }
  await assert.rejects(submitChanges(missing), { name: 'Error', message: /^There is no build in .*none; / })
})

test('without a key, no page is submitted, and the message gives the reason', async () => {
  assert.match(await submitChanges({ ...options, key: undefined }), /INDEXNOW_KEY is not set/)
  assert.deepEqual(received, [])
})

test('the first run submits every page in one request that follows the protocol exactly', async () => {
  assert.match(await submitChanges(options), new RegExp(`^Submitted ${findable.length} addresses`))
  const [{ method, type, body } = assert.fail('nothing arrived')] = received
  assert.equal(method, 'POST')
  assert.equal(type, 'application/json; charset=utf-8')
  const { urlList, ...rest } = body as { urlList: string[] }
  const { host, origin } = new URL(urlList[0] ?? '')
  assert.deepEqual(rest, { host, key, keyLocation: `${origin}/${key}.txt` })
  const pages = findable.map(path => new URL(path, origin).href)
  assert.deepEqual(urlList.toSorted(), pages.toSorted())
  assert.equal(received.length, 1)
})

/** Returns the paths that are submitted after one page has changed. */
async function submittedAfter(path: string, change: (html: string) => string): Promise<string[]> {
  await submitChanges(changed(path, same))
  received.length = 0
  const said = await submitChanges(changed(path, change))
  if (received.length === 0) assert.match(said, /no page has changed/)
  else assert.match(said, /^Submitted 1 address to /)
  const addresses = received.map(({ body }) => (body as { urlList: string[] }).urlList)
  return addresses.flat().map(url => new URL(url).pathname)
}

for (const [what, change] of Object.entries({
  words: html => html.replace('</main>', '<p>Neu ab Mai.</p></main>'),
  'the title': html => html.replace('<title>', '<title>Neu: '),
  'the description': html => html.replace('name="description" content="', '$&Neu: '),
  'a picture': html => html.replace(/(<img [^>]*?src=")/, '$1/_astro/new.jpg?'),
} satisfies Record<string, (html: string) => string>))
  test(`a change to ${what} on a page submits that page and no other`, async () => {
    assert.deepEqual(await submittedAfter('/contact', change), ['/contact'])
  })

for (const [what, change] of Object.entries({
  'a file behind the words': html => html.replaceAll(/\/_astro\/([\w.-]+)\.js/g, '/_astro/$1.new.js'),
  'a script in the page': html => html.replace('</main>', '<script>later()</script></main>'),
  'white space': html => html.replace('</h1>', '\n  </h1>'),
  'the footer of all pages': html => html.replace('</footer>', '<p>Neu</p></footer>'),
} satisfies Record<string, (html: string) => string>))
  test(`no page is submitted when only ${what} has changed`, async () => {
    assert.notEqual(change(htmlOf('/contact')), htmlOf('/contact'))
    assert.deepEqual(await submittedAfter('/contact', change), [])
  })

test('a deleted page is submitted so that search engines drop it', async () => {
  await submitChanges(changed('/contact', same))
  received.length = 0
  await submitChanges(buildOf([htmlOf('/'), htmlOf('/en')]))
  assert.match(JSON.stringify(received), /\/contact"\]/)
})

test('a refused or failed submission is repeated on the next run', async () => {
  const small = { ...changed('/en', same), stateFile: join(folder, 'refused.json') }
  status = 403
  await assert.rejects(submitChanges(small), /403: the key file is not on the site yet/)
  for (const [refusal, advice] of [
    [422, /422: the addresses are not of this host; check SITE_URL/],
    [429, /429: too many submissions; try again later/],
    [500, /500: try again later/],
  ] as const) {
    status = refusal
    await assert.rejects(submitChanges(small), advice)
  }
  const nobody = { ...small, endpoint: `http://127.0.0.1:${await freePort()}/indexnow` }
  await assert.rejects(submitChanges(nobody), (error: Error) => {
    assert.ok(error instanceof IndexNowError)
    return /cannot be reached \(connect ECONNREFUSED .*; try again later/.test(error.message)
  })
  status = 202
  assert.match(await submitChanges(small), /^Submitted 3 addresses/)
})

test('a key that is malformed or could name another file is refused', () => {
  for (const wrong of ['../../etc', 'short', 'with space in it', 'a1b2c3d4e5/../f', 'a'.repeat(129)])
    assert.throws(() => keyFile(wrong), /INDEXNOW_KEY/)
})

test('the command submits, keeps its state in the data folder, and exits with code 1 after a refusal', async () => {
  const { siteDir } = changed('/', same)
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; output: string }>(resolve => {
      const places = { PATH: process.env.PATH, DATA_DIR: join(folder, 'of-command'), SITE_DIR: siteDir }
      const child = spawn(process.execPath, ['cli/indexnow.ts'], { env: { ...places, ...env } })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => {
          output += chunk
        })
      child.on('close', code => resolve({ code, output }))
    })
  const without = await run({})
  assert.deepEqual(without, { code: 0, output: 'Nothing was submitted: INDEXNOW_KEY is not set.\n' })
  const env = { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: options.endpoint }
  status = 403
  const refused = await run(env)
  assert.equal(refused.code, 1)
  assert.match(refused.output, /403: the key file is not on the site yet; publish the build first\.\n$/)
  status = 200
  const taken = await run(env)
  assert.deepEqual(taken, { code: 0, output: `Submitted 3 addresses to ${options.endpoint}.\n` })
  assert.equal(
    Object.keys(JSON.parse(readFileSync(join(folder, 'of-command/indexnow.json'), 'utf8'))).length,
    3,
  )
})
