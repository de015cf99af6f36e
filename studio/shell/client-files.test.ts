// The Studio sends its scripts compressed to browsers that can read them, and as they are to others.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { serveClient } from './client-files.server.ts'

const script = Buffer.from('const word = "Redaktion"\n'.repeat(1000))
const font = Buffer.from('font'.repeat(1000))

test('scripts are compressed on the way, fonts are not', async () => {
  const answer = serveClient(
    new Map([
      ['/studio/assets/a.js', { type: 'text/javascript; charset=utf-8', bytes: script }],
      ['/studio/assets/a.woff2', { type: 'font/woff2', bytes: font }],
    ]),
  )
  const server = createServer((asked, response) => void answer(asked, response, asked.url ?? ''))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (name: string, encoding: string) => {
    const headers = { 'accept-encoding': encoding }
    const asking = request({ port, host: '127.0.0.1', path: `/studio/assets/${name}`, headers }).end()
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    return { encoding: response.headers['content-encoding'], bytes: await buffer(response) }
  }
  const compressed = await get('a.js', 'gzip, br')
  assert.equal(compressed.encoding, 'br')
  assert.ok(compressed.bytes.length < script.length / 10)
  assert.deepEqual(brotliDecompressSync(compressed.bytes), script)
  assert.deepEqual(await get('a.js', 'gzip'), { encoding: undefined, bytes: script })
  assert.deepEqual(await get('a.woff2', 'br'), { encoding: undefined, bytes: font })
  server.close()
})
