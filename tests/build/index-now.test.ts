// IndexNow, with a peer that takes what a search engine would.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { type IndexNowOptions, keyFile, submitChanges } from '../../deploy/index-now.ts'
import { locales, pathOf, routeIds } from '../../src/routes.ts'
import { htmlOf, site } from './support.ts'

const key = 'a1b2c3d4e5f6a7b8'
const folder = mkdtempSync(join(tmpdir(), 'index-now-'))
const received: { type: string | undefined; body: unknown }[] = []
let status = 200
const peer = createServer((request, response) => {
  let text = ''
  request.on('data', chunk => {
    text += chunk
  })
  request.on('end', () => {
    received.push({ type: request.headers['content-type'], body: JSON.parse(text) })
    response.writeHead(status).end()
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

const changed = (path: string, change: (html: string) => string) => {
  const siteDir = join(folder, 'site')
  for (const known of ['/', '/en', '/contact']) {
    const file = join(siteDir, known === '/' ? 'index.html' : `${known}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, known === path ? change(htmlOf(known)) : htmlOf(known))
  }
  return { ...options, siteDir, stateFile: join(folder, 'small.json') }
}
const same = (html: string) => html

test('without a key nothing happens', async () => {
  assert.match(await submitChanges({ ...options, key: undefined }), /INDEXNOW_KEY is not set/)
  assert.deepEqual(received, [])
})

test('the first time every page is submitted, by exactly what the protocol asks for', async () => {
  assert.match(await submitChanges(options), /^Submitted 34 addresses/)
  const [{ type, body } = assert.fail('nothing arrived')] = received
  assert.equal(type, 'application/json; charset=utf-8')
  const { urlList, ...rest } = body as { urlList: string[] }
  const { host, origin } = new URL(urlList[0] ?? '')
  assert.deepEqual(rest, { host, key, keyLocation: `${origin}/${key}.txt` })
  const pages = routeIds.flatMap(id => locales.map(locale => new URL(pathOf(id, locale), origin).href))
  assert.deepEqual(urlList.toSorted(), pages.toSorted())
  assert.equal(received.length, 1)
})

test('after that only what readers would see as changed', async () => {
  await submitChanges(changed('/', same))
  received.length = 0
  const otherFiles = (html: string) => html.replaceAll(/\/_astro\/([\w.-]+)\.css/g, '/_astro/$1.new.css')
  assert.match(await submitChanges(changed('/contact', otherFiles)), /no page has changed/)
  assert.deepEqual(received, [])
  const otherWords = (html: string) => html.replace('</main>', '<p>Neu ab Mai.</p></main>')
  await submitChanges(changed('/contact', otherWords))
  const addresses = received.map(({ body }) => (body as { urlList: string[] }).urlList)
  assert.deepEqual(
    addresses.flat().map(url => new URL(url).pathname),
    ['/contact'],
  )
})

test('what was refused is submitted again the next time', async () => {
  const small = { ...changed('/en', same), stateFile: join(folder, 'refused.json') }
  status = 403
  await assert.rejects(submitChanges(small), /403: the key file is not on the site yet/)
  status = 202
  assert.match(await submitChanges(small), /^Submitted 3 addresses/)
})

test('a key that could name another file is refused', () => {
  for (const wrong of ['../../etc', 'short', 'with space in it'])
    assert.throws(() => keyFile(wrong), /INDEXNOW_KEY/)
})

test('the command submits, and the state is kept in the data folder', () => {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, SITE_DIR: site }
  const output = execFileSync(process.execPath, ['scripts/indexnow.ts'], { env, encoding: 'utf8' })
  assert.match(output, /INDEXNOW_KEY is not set/)
  assert.equal(Object.keys(JSON.parse(readFileSync(options.stateFile, 'utf8'))).length, 34)
})
