// The Studio compresses its scripts only once, and sends them compressed to browsers that accept it.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { clientFile, isMadeOf, serveClient } from './client-files.server.ts'

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

test('the client is rebuilt if its sources are newer or older than those of the last build', () => {
  const built = join(mkdtempSync(join(tmpdir(), 'client-')), 'studio.js')
  assert.equal(isMadeOf(1000, built), false)
  writeFileSync(built, '')
  utimesSync(built, 2000, 2000)
  for (const [newest, isCurrent] of [
    [1000, false],
    [2000, true],
    [3000, false],
  ] as const)
    assert.equal(isMadeOf(newest, built), isCurrent)
  rmSync(dirname(built), { recursive: true })
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
