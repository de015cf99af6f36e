// Tests `achsmass test` on pages with one fault each.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { brokenLinks, missingFiles } from './broken-links.ts'
import { sweep } from './sweep.ts'

const page = (title: string, main: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${main}</main></body></html>`
const pages = [
  { path: '/sound', html: page('In Ordnung', '<p id="here">Ein Satz.</p>') },
  { path: '/wide', html: page('Breit', '<p style="width:2500px">Ein Satz.</p>') },
  { path: '/mute', html: page('Stumm', '<img src="/picture.png">') },
  { path: '/loud', html: page('Laut', '<script>console.error("out of order")</script>') },
]
const server = createServer(({ url }, response) => {
  const found = pages.find(({ path }) => path === url)
  response.writeHead(found ? 200 : 404, {
    'content-type': 'text/html',
    ...(url === '/sound' && { 'content-security-policy': "default-src 'self' data:" }),
  })
  response.end(found?.html)
})
before(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)))
after(() => server.close())

test('the sweep names pages with excess width, unnamed pictures, console errors or no security policy', async () => {
  const found = await sweep(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, pages)
  assert.deepEqual(
    found.filter(line => line.startsWith('/sound')),
    [],
  )
  for (const expected of [
    /^\/wide: \d+ px too wide at 320 px, as it is$/,
    /^\/wide: \d+ px too wide at 1920 px, as it is$/,
    /^\/mute: image-alt: /,
    /^\/loud: error: out of order/,
    /^\/loud: has no security policy$/,
  ])
    assert.ok(
      found.some(line => expected.test(line)),
      `${expected} in\n${found.join('\n')}`,
    )
})

test('missing link targets and files are reported with the page that refers to them', () => {
  const html =
    '<a href="/sound#here">a</a><a href="/sound#there">b</a><a href="/gone">c</a><img src="/x.png">'
  const site = [...pages, { path: '/links', html }]
  assert.deepEqual(brokenLinks(site, []), ['/links → /sound#there (no such anchor)', '/links → /gone'])
  assert.deepEqual(missingFiles(site, ['picture.png']), ['/links → /x.png'])
})
