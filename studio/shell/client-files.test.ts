// The Studio compresses its scripts only once, and sends them compressed to browsers that accept it.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { buildClient, clientFile, clientFiles, serveClient } from './client-files.server.ts'

const script = Buffer.from('const word = "Redaktion"\n'.repeat(1000))
const font = Buffer.from('font'.repeat(1000))

const answer = serveClient(
  new Map([
    ['/studio/assets/a.js', clientFile('a.js', script)],
    ['/studio/assets/a.B-c_4x9Z.js', clientFile('a.js', script)],
    ['/studio/assets/a.woff2', clientFile('a.woff2', font)],
  ]),
)
const server = createServer((asked, response) => void answer(asked, response, asked.url ?? ''))
before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
after(() => server.close())

async function get(name: string, headers: OutgoingHttpHeaders) {
  const { port } = server.address() as AddressInfo
  const asking = request({ port, host: '127.0.0.1', path: `/studio/assets/${name}`, headers }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}

test('the server compresses scripts for browsers that accept Brotli, but never fonts', async () => {
  const compressed = await get('a.js', { 'accept-encoding': 'gzip, br' })
  assert.equal(compressed.headers['content-encoding'], 'br')
  assert.ok(compressed.bytes.length < script.length / 10)
  assert.deepEqual(brotliDecompressSync(compressed.bytes), script)
  for (const [name, encoding, bytes] of [
    ['a.js', 'gzip', script],
    ['a.woff2', 'br', font],
  ] as const) {
    const plain = await get(name, { 'accept-encoding': encoding })
    assert.equal(plain.headers['content-encoding'], undefined)
    assert.deepEqual(plain.bytes, bytes)
  }
})

test('two Studios that start at the same time share one build, and remove that of an earlier version', async () => {
  const before = process.cwd()
  const site = mkdtempSync(join(tmpdir(), 'client-'))
  mkdirSync(join(site, '.cache/studio/client-1000'), { recursive: true })
  process.chdir(site)
  let watching: NodeJS.Timeout | undefined
  try {
    // A Studio reads the folder as soon as it is there, so it must be complete whenever it is seen.
    const seen = new Set<string>()
    const look = () => {
      for (const name of readdirSync('.cache/studio'))
        if (/^client-\d{5,}$/.test(name)) seen.add(readdirSync(join('.cache/studio', name)).join(' '))
    }
    watching = setInterval(look, 1)
    const [one, other] = await Promise.all([buildClient(), buildClient()])
    look()
    assert.equal(one, other)
    assert.deepEqual(readdirSync('.cache/studio'), [basename(one)])
    assert.deepEqual([...seen], [readdirSync(one).join(' ')])
    assert.ok(clientFiles(one).has('/studio/assets/studio.js'))
    assert.equal(await buildClient(), one)
  } finally {
    clearInterval(watching)
    process.chdir(before)
    rmSync(site, { recursive: true })
  }
})

test('a reload does not request files with a hashed name or download other unchanged files again', async () => {
  const hashed = await get('a.B-c_4x9Z.js', {})
  assert.match(hashed.headers['cache-control'] ?? '', /immutable/)
  const entry = await get('a.js', {})
  assert.equal(entry.headers['cache-control'], 'no-cache')
  const again = await get('a.js', { 'if-none-match': entry.headers.etag })
  assert.deepEqual([again.status, again.headers['content-length']], [304, undefined])
  const changed = await get('a.js', { 'if-none-match': 'W/"another"' })
  assert.deepEqual([changed.status, changed.bytes], [200, script])
})
