// The preview's port is open to every program on the machine, and answers only the Studio.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { otherFirm } from '../../tests/support/sites.ts'
import { studioSettings } from '../http/settings.ts'
import { PreviewServer } from './preview-server.ts'
import { secretHeader } from './secret.ts'

const preview = new PreviewServer({ ...studioSettings([], {}), content: otherFirm.content })
const planted = `sites/traglot/data/planted-${process.pid}.db`
let origin = ''

before(async () => {
  mkdirSync('sites/traglot/data', { recursive: true })
  writeFileSync(planted, 'an inquiry')
  origin = new URL((await preview.file('/src/styles/tokens.css')).url).origin
})
after(async () => {
  await preview.stop()
  rmSync(planted)
})

test('the preview server refuses every request without the secret', async () => {
  for (const path of ['/', `/${planted}`, '/package.json', '/_image?href=/x', '/@vite/client', '/nowhere'])
    for (const headers of [{}, { [secretHeader]: '' }, { [secretHeader]: 'x'.repeat(64) }]) {
      const response = await fetch(origin + path, {
        headers: { ...headers, origin: 'http://localhost:3000' },
        redirect: 'manual',
      })
      assert.equal(response.status, 403, path)
      assert.equal(await response.text(), '')
      assert.equal(response.headers.get('access-control-allow-origin'), null)
    }
})

test('the preview server accepts no WebSocket connection', async () => {
  const status = await new Promise((done, fail) => {
    request(origin, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'vite-hmr',
      },
    })
      .on('response', response => done(response.resume().statusCode))
      .on('upgrade', (_, socket) => done(socket.destroy() && 101))
      .on('error', fail)
      .end()
  })
  assert.equal(status, 403)
})

test('the Studio gets the pages and files of the site, but no other files', async () => {
  assert.match((await preview.page('/')).html, /<h1/)
  assert.equal((await preview.file('/themes/achsmass/fonts/archivo-latin.woff2')).status, 200)
  const printed = await (await preview.file('/src/styles/sheets.css?direct')).text()
  assert.match(printed, /^[^{]*\{/)
  assert.doesNotMatch(printed, /import|export/)
  const beside = [planted, 'package.json', '.env', '.git/HEAD', 'cli/start.ts', 'service/main.ts', 'LICENSE']
  for (const name of beside)
    for (const path of [
      `/${name}`,
      `/@fs${resolve(name)}`,
      `/${name}?raw`,
      `/${name}?import`,
      `/${name}?import&raw`,
    ]) {
      const { status } = await preview.file(path)
      assert.ok(status === 403 || status === 404, `${path} ${status}`)
    }
})

test('the preview starts again with the next page after the firm file could not be read', async () => {
  const content = mkdtempSync(join(tmpdir(), 'preview-'))
  const other = new PreviewServer({ ...studioSettings([], {}), project: join(content, 'none'), content })
  writeFileSync(join(content, 'firm.yaml'), '<<<<<<< HEAD\nname: "x\n')
  await assert.rejects(other.page('/'), /firm\.yaml/)
  writeFileSync(join(content, 'firm.yaml'), 'name: x\nurl: https://x.example\n')
  // The folder of the project is missing, so the new process cannot start. The repaired file was read, though.
  await assert.rejects(other.page('/'), /ENOENT/)
  rmSync(content, { recursive: true })
})
