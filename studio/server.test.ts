// The studio under attack: other sites in the same browser, other names for its address, paths that lead elsewhere,
// bodies that are too large or no pictures. Nothing outside of content/ is read or written.
import assert from 'node:assert/strict'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { otherFirm } from '../tests/support/other-firm.ts'
import { isPage } from './content/pages.ts'
import { personOf } from './http/guard.ts'
import { servePreview } from './preview/serve.ts'
import type { PreviewServer } from './preview/server.ts'
import { createStudio } from './server.ts'
import { type Studio, studioSettings } from './settings.ts'

const secret = 'nobody-may-read-this'
let folder = ''
let studio: Studio
let server: ReturnType<typeof createStudio>
let port = 0

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-hostile-'))
  cpSync(otherFirm, join(folder, 'content'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  for (const name of ['secret.yaml', 'secret.jpg', '.env', 'outside/secret.yaml'])
    writeFileSync(join(folder, name), secret)
  studio = { ...studioSettings(['--port', '0'], {}), project: folder, content: join(folder, 'content') }
  // What the development server would answer: everything.
  const preview = {
    page: async () => ({ status: 200, html: 'page' }),
    file: async () => new Response(secret),
  }
  server = createStudio(studio, [servePreview(studio, preview as unknown as PreviewServer)])
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
after(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Asked = RequestOptions & { body?: string | Buffer }
function ask({
  body,
  ...options
}: Asked): Promise<{ status: number; text: string; headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, ...options }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: String(Buffer.concat(parts)),
          headers: response.headers,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const own = () => ({
  host: `127.0.0.1:${port}`,
  origin: `http://127.0.0.1:${port}`,
  'sec-fetch-site': 'same-origin',
})
const get = (path: string, headers: Record<string, string> = {}) =>
  ask({ path, headers: { ...own(), ...headers } })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask({
    path: `/studio/api/${path}`,
    method: 'POST',
    headers: { ...own(), ...headers },
    body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
  })

/** Names, sizes and times of everything in the folder. */
const everything = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('.cache'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => `${path} ${statSync(path).size} ${statSync(path).mtimeMs}`)

const names = [
  '../secret.yaml',
  '..%2fsecret.yaml',
  '/etc/passwd',
  'pages/../../secret.yaml',
  'pages/../../outside/secret.yaml',
  '....//secret.yaml',
  'secret.yaml',
  '.env',
  '../.env',
  'media/../../secret.jpg',
  '../secret.jpg',
  'pages/home.yaml\0',
  'pages\\home.yaml',
  'C:\\Windows\\win.ini',
  'file:///etc/passwd',
  'pages/home',
  '__proto__',
  'constructor',
  '',
  '.',
  '..',
  'pages',
  'media',
  'pages/%2e%2e/%2e%2e/secret.yaml',
  '\u2025/secret.yaml',
  'NUL',
  'pages/home.yaml/../../../secret.yaml',
]

test('no name reads anything but content', async () => {
  let asked = 0
  for (const name of names)
    for (const as of [name, encodeURIComponent(name), encodeURIComponent(encodeURIComponent(name))])
      for (const path of [
        `/studio/api/file?name=${as}`,
        `/studio/api/thumbnail?name=${as}`,
        `/studio/api/picture-uses?name=${as}`,
        `/_image?href=/@fs/content/media/${as}&w=10`,
        `/_image?href=${as}`,
        `/@fs/${as}`,
        `/src/${as}`,
        `/${as}`,
        `/content/media/${as}.svg`,
        `/studio/api/${as}`,
      ]) {
        // Signs that no client can send are not sent.
        if (/[^\x21-\x7e]/.test(path)) continue
        const { status, text } = await get(path)
        assert.ok(!text.includes(secret) && !text.includes('root:'), path)
        assert.ok(status >= 400 || text === 'page' || text.startsWith('['), `${status} ${path}`)
        asked++
      }
  assert.ok(asked > 500, String(asked))
})

test('no name, place or value writes anything', async () => {
  const start = everything()
  const change = { op: 'set', path: ['x'], value: 1 }
  const bodies: [string, unknown][] = names.flatMap((name): [string, unknown][] => [
    ['save', { file: name, hash: '', units: [{ root: ['x'], changes: [change] }] }],
    ['picture-remove', { name }],
    [`picture-replace?name=${encodeURIComponent(name)}`, Buffer.from('x')],
    [`picture?title=${encodeURIComponent(name)}&de=a&en=b&origin=photo`, Buffer.from('x')],
    ['place', { text: name, file: name, locale: 'de' }],
  ])
  // Each of these asks the whole check.
  for (const name of ['../secret', '../../outside/secret.yaml', '', '__proto__'])
    bodies.push([
      'create',
      { title: { de: name, en: 'x' }, category: name, picture: name, description: { de: 'a', en: 'b' } },
    ])
  const paths = [
    ['__proto__'],
    ['constructor', 'prototype'],
    ['hero', '__proto__', 'x'],
    ['hero', 'heading', 99],
    [],
    ['a'.repeat(500)],
    Array(40).fill('a'),
  ]
  for (const path of paths)
    for (const op of ['set', 'remove', 'insert', 'move', 'eval'])
      bodies.push([
        'save',
        {
          file: 'pages/home.yaml',
          hash: '',
          units: [{ root: path, changes: [{ op, path, value: {}, to: 1 }] }],
        },
      ])
  for (const wrong of ['', '{', '[]', 'null', '"x"', '{"units":[]}', '{"__proto__":{}}'])
    bodies.push(['save', Buffer.from(wrong)])
  for (const [path, body] of bodies) {
    const { status, text } = await post(path, body)
    assert.ok(!text.includes(secret), path)
    const { outcomes = [] } = (status === 200 ? JSON.parse(text) : {}) as { outcomes?: { state: string }[] }
    assert.ok(
      outcomes.every(({ state }) => state !== 'saved'),
      `${path} ${JSON.stringify(body)}`,
    )
    assert.ok(status < 500, `${status} ${path} ${JSON.stringify(body)}`)
  }
  assert.equal(({} as Record<string, unknown>).x, undefined)
  assert.deepEqual(everything(), start)
})

test('other sites, other names and other methods are refused', async () => {
  const start = everything()
  const units = [
    {
      root: ['figures', 'heading', 'de'],
      was: 'Das Büro in Zahlen',
      changes: [{ op: 'set', path: ['figures', 'heading', 'de'], value: 'Fremd' }],
    },
  ]
  const body = { file: 'pages/home.yaml', hash: '', units }
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { host: 'evil.example' },
    { host: `evil.example:${port}` },
    { host: '127.0.0.1' },
    { host: `127.0.0.1.evil.example:${port}` },
    { origin: `http://127.0.0.1:${port + 1}` },
  ])
    assert.ok([403, 421].includes((await post('save', body, headers)).status), JSON.stringify(headers))
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
    assert.ok((await ask({ method, path: '/studio/api/save', headers: own() })).status >= 400, method)
  for (const path of ['/studio/api/contents', '/studio/api/me', '/'])
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: `evil.example:${port}` },
    ])
      assert.ok([403, 421].includes((await get(path, headers)).status), `${path} ${JSON.stringify(headers)}`)
  assert.equal((await get('/studio/api/save')).status, 404)
  assert.deepEqual(everything(), start)
})

test('what is too large, no picture, or unpacks to too much is refused in words', async () => {
  const start = everything()
  const query = 'picture?title=Neu&de=a&en=b&origin=rendering'
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  const bomb = png(60_000, 60_000)
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    Buffer.from('GIF89a'),
    Buffer.from('%PDF-1.4'),
    Buffer.from('<html>'),
    Buffer.alloc(0),
    Buffer.alloc(100_000, 255),
    (await flat(1200, 900)).subarray(0, 300),
    await flat(400, 300),
    bomb,
  ]) {
    const { status, text } = await post(query, bytes)
    assert.equal(status, 422, text)
    const { says } = JSON.parse(text) as { says: string }
    assert.match(says, bytes === bomb ? /mehr Bildpunkte/ : /kein Bild|400 Punkte/)
  }
  assert.equal((await post('save', Buffer.alloc(1_100_000, 32))).status, 413)
  assert.equal(
    (await post('picture-remove', Buffer.alloc(1_100_000, 32), { 'transfer-encoding': 'chunked' })).status,
    413,
  )
  assert.deepEqual(everything(), start)
})

test('a picture is turned upright, made smaller, and loses what the camera noted', async () => {
  const camera = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#456' } })
    .withExif({ IFD0: { Copyright: secret }, IFD3: { GPSLatitude: '50/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { status, text } = await post(
    'picture?title=B%C3%BCro%20am%20Fluss&de=Ein%20Haus&en=A%20house&origin=rendering&credit=Wir',
    camera,
  )
  assert.equal(status, 200, text)
  const bytes = readFileSync(join(studio.content, 'media/buero-am-fluss.jpg'))
  const { width, height, exif, orientation } = await sharp(bytes).metadata()
  assert.deepEqual([width, height, exif, orientation], [1800, 2400, undefined, undefined])
  assert.match(
    readFileSync(join(studio.content, 'media/pictures.yaml'), 'utf8'),
    /buero-am-fluss\.jpg:\n {2}alt: \{ de: "Ein Haus", en: "A house" \}\n/,
  )
  assert.equal((await post('picture-remove', { name: 'buero-am-fluss.jpg' })).status, 200)
  assert.equal((await post('picture-remove', { name: 'frame.png' })).status, 409)
})

test('the name of a person counts from the proxy on this machine alone, and lists say who may what', async t => {
  const login = { header: 'x-forwarded-user', editors: ['anna'], inbox: ['bela'] }
  const behind = createStudio({ ...studio, login }, [])
  await new Promise<void>(resolve => behind.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    behind.closeAllConnections()
    behind.close()
  })
  const there = (behind.address() as AddressInfo).port
  const as = async (path: string, headers: Record<string, string> = {}) =>
    (
      await ask({
        port: there,
        path: `/studio/api/${path}`,
        headers: { host: `127.0.0.1:${there}`, ...headers },
      })
    ).status
  assert.equal(await as('me'), 403)
  assert.equal(await as('me', { 'x-forwarded-user': 'mallory' }), 403)
  assert.equal(await as('me', { 'x-forwarded-user': 'anna' }), 200)
  assert.equal(await as('contents', { 'x-forwarded-user': 'bela' }), 403)
  assert.equal(await as('contents', { 'x-forwarded-user': 'anna' }), 200)
  const from = (remoteAddress: string) =>
    personOf({ headers: { 'x-forwarded-user': 'anna' }, socket: { remoteAddress } } as never, {
      ...studio,
      login,
    })
  assert.equal(from('10.0.0.9'), undefined)
  assert.equal(from('::ffff:127.0.0.1')?.name, 'anna')
  assert.throws(() => studioSettings([], { STUDIO_HOST: '0.0.0.0' }), /names no login/)
})

test('every answer forbids scripts from elsewhere and inline, and drafts are no pages of their own', async () => {
  const { headers } = await get('/studio/api/me')
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'; script-src 'self'; style-src 'self';/,
  )
  assert.equal(headers['cache-control'], 'no-store')
  const frame = await get('/', { 'sec-fetch-dest': 'iframe' })
  assert.equal(frame.text, 'page')
  assert.doesNotMatch(String(frame.headers['content-security-policy']), /script-src/)
  const alone = await get('/', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' })
  assert.deepEqual([alone.status, alone.headers.location], [302, '/studio/'])
  for (const path of ['/', '/en/contact', '/housing', '/en/projects/wohnhof-kagran', '/thanks'])
    assert.ok(isPage(studio, path), path)
  for (const path of ['/projects/x', '/rail', '/src/routes.ts', '/@vite/client', '/.env', '/package.json'])
    assert.ok(!isPage(studio, path), path)
})

/** A PNG that claims a size and holds next to nothing. */
function png(width: number, height: number): Buffer {
  const crcs = Array.from({ length: 256 }, (_, n) => {
    let c = n
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
    return c >>> 0
  })
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff
    for (const byte of bytes) c = (crcs[(c ^ byte) & 255] as number) ^ (c >>> 8)
    return (c ^ 0xffffffff) >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
