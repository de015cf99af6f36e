// The Studio refuses other sites in the same browser, other names for its address, bodies that are too large or not
// pictures, and people without a role.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { pathOf, setAddresses } from '../../src/routes.ts'
import { pngBomb } from '../../tests/support/png-bomb.ts'
import { secret, theTarget } from '../../tests/support/studio-target.ts'
import { contentFiles } from '../content/files.ts'
import { isPage } from '../content/page-of-file.ts'
import { personOf } from '../http/guard.ts'
import { adoptEarlierLists } from '../http/people.server.ts'
import { studioSettings } from '../http/settings.ts'
import { createStudio } from './studio.server.ts'

const target = theTarget()

test('a Studio knows the addresses of the pages before its first request', () => {
  setAddresses({})
  assert.equal(pathOf('accessibility', 'de'), '/accessibility')
  createStudio(target().studio, [])
  assert.equal(pathOf('accessibility', 'de'), '/barrierefreiheit')
})

test('requests from other sites, for other host names or with other methods are refused', async () => {
  const { ask, everything, get, own, port, post } = target()
  const start = everything()
  const units = [
    {
      root: ['sections', 1, 'heading', 'de'],
      was: 'Das Büro in Zahlen',
      changes: [{ op: 'set', path: ['sections', 1, 'heading', 'de'], value: 'Fremd' }],
    },
  ]
  const body = { file: 'pages/home.yaml', units }
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
    assert.ok((await ask({ method, path: '/studio/api/save', headers: own })).status >= 400, method)
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

test('an upload is refused with a reason if it is too large, not a picture or a decompression bomb', async () => {
  const { everything, post } = target()
  const start = everything()
  const query = 'picture?title=Neu&de=a&en=b&origin=rendering'
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .png()
      .toBuffer()
  const bomb = pngBomb(60_000, 60_000)
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
    assert.match(says, bytes === bomb ? /zu groß/ : /kein Bild|400 Pixel/)
  }
  assert.equal((await post('replace', Buffer.alloc(1_100_000, 32))).status, 413)
  // This route accepts a whole file.
  assert.equal((await post('save', Buffer.alloc(5_100_000, 32))).status, 413)
  assert.equal(
    (await post('picture-remove', Buffer.alloc(1_100_000, 32), { 'transfer-encoding': 'chunked' })).status,
    413,
  )
  assert.deepEqual(everything(), start)
})

test('an uploaded picture is turned upright, made smaller and stripped of camera data', async () => {
  const { post, studio } = target()
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

test('the header with the login name counts only from the local proxy, and the lists grant the rights', async t => {
  const { ask, studio } = target()
  const login = { header: 'x-forwarded-user' }
  await adoptEarlierLists({ ...studio, login }, { STUDIO_EDITORS: 'anna', STUDIO_INBOX: 'bela' })
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
  const page = await ask({
    port: there,
    path: '/studio/',
    headers: { host: `127.0.0.1:${there}`, 'x-forwarded-user': 'mallory', 'sec-fetch-dest': 'document' },
  })
  assert.equal(page.status, 403)
  assert.match(String(page.headers['content-type']), /^text\/html/)
  assert.equal(await as('me', { 'x-forwarded-user': 'anna' }), 200)
  assert.equal(await as('contents', { 'x-forwarded-user': 'bela' }), 403)
  assert.equal(await as('contents', { 'x-forwarded-user': 'anna' }), 200)
  const from = (remoteAddress: string) =>
    personOf({ headers: { 'x-forwarded-user': 'anna' }, socket: { remoteAddress } } as never, {
      ...studio,
      login,
    })
  assert.equal(await from('10.0.0.9'), undefined)
  assert.equal((await from('::ffff:127.0.0.1'))?.name, 'anna')
  assert.throws(() => studioSettings([], { STUDIO_HOST: '0.0.0.0' }), /needs a login/)
})

test('the Studio forbids inline and external scripts, and shows draft pages only inside its frame', async () => {
  const { get, studio } = target()
  const { headers } = await get('/studio/api/me')
  assert.match(
    String(headers['content-security-policy']),
    /default-src 'none'; script-src 'self'; style-src 'self';/,
  )
  assert.equal(headers['cache-control'], 'no-store')
  const frame = await get('/', { 'sec-fetch-dest': 'iframe' })
  assert.equal(frame.text, 'page')
  assert.doesNotMatch(String(frame.headers['content-security-policy']), /script-src/)
  for (const [path, type] of [
    ['/src/parts/Drawing/signs.svg', 'image/svg+xml'],
    ['/src/styles/sheets.css', 'text/css; charset=utf-8'],
    ['/src/parts/Drawing/Drawing.module.css', 'application/json; charset=utf-8'],
  ] as const)
    assert.equal((await get(path, { 'sec-fetch-dest': 'image' })).headers['content-type'], type, path)
  const alone = await get('/', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' })
  assert.deepEqual([alone.status, alone.headers.location], [302, '/studio/'])
  for (const path of ['/', '/en/contact', '/housing', '/en/projects/wohnhof-kagran', '/thanks'])
    assert.ok(isPage(studio, path), path)
  for (const path of ['/projects/x', '/rail', '/src/routes.ts', '/@vite/client', '/.env', '/package.json'])
    assert.ok(!isPage(studio, path), path)
})

test('a picture left undescribed by a killed Studio does not block a new upload of its name', async () => {
  const { post, studio } = target()
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  writeFileSync(join(studio.content, 'media/haus-am-ufer.jpg'), 'half a picture')
  const query = 'picture?title=Haus%20am%20Ufer&de=a&en=b&origin=rendering'
  assert.equal((await post(query, picture)).status, 200)
  assert.equal((await post(query, picture)).status, 409)
})

test('the Studio names symbolic links and nested Git folders, does not follow them, and keeps working', async () => {
  const { get, studio } = target()
  const added = ['projects/linked.yaml', 'media/linked.jpg', 'nested'].map(name => join(studio.content, name))
  const [project = '', picture = '', nested = ''] = added
  symlinkSync(join(studio.project, 'secret.yaml'), project)
  symlinkSync(join(studio.project, 'secret.jpg'), picture)
  mkdirSync(nested)
  execFileSync('git', ['init', '--quiet', nested])
  const jobs = join(studio.content, 'jobs.yaml')
  const written = readFileSync(jobs)
  const outside = join(studio.project, 'outside/jobs.yaml')
  writeFileSync(outside, `- { title: { de: ${secret} }, validThrough: "2001-01-01" }\n`)
  rmSync(jobs)
  symlinkSync(outside, jobs)
  try {
    assert.equal((await get('/studio/api/file?name=projects/linked.yaml')).status, 404)
    assert.equal((await get('/studio/api/thumbnail?name=linked.jpg')).status, 404)
    for (const path of ['contents', 'pictures', 'publish/draft', 'notices', 'search?q=may-read', 'counts']) {
      const { status, text } = await get(`/studio/api/${path}`)
      assert.ok(status === 200 || path === 'counts', `${path} ${status} ${text}`)
      assert.ok(!text.includes(secret), path)
    }
    const { text } = await get('/studio/api/notices')
    for (const name of ['projects/linked', 'media/linked.jpg', 'nested/.git'])
      assert.ok(text.includes(name), name)
  } finally {
    for (const path of added) rmSync(path, { recursive: true, force: true })
    rmSync(jobs)
    writeFileSync(jobs, written)
  }
})

test('an unreadable file is reported by name, and the rest of the Studio keeps working', async () => {
  const { get, post, studio } = target()
  const change = (value: string, was: string) => ({
    file: 'pages/home.yaml',
    units: [{ root: ['meta', 'x'], was, changes: [{ op: 'set', path: ['meta', 'x'], value }] }],
  })
  const files = [
    ...['news', 'people', 'firm', 'media/pictures', 'mails', 'jobs', 'categories', 'pages/home'],
    contentFiles(studio)
      .find(({ file }) => file.startsWith('projects/'))
      ?.file.slice(0, -'.yaml'.length),
  ].map(name => `${name}.yaml`)
  const marks = '<<<<<<< HEAD\n- a: 1\n=======\n- a: 2\n>>>>>>> theirs\n'
  for (const file of files)
    for (const broken of file === 'news.yaml'
      ? [marks, 'a: "open\n', '['.repeat(20_000), '<<<<<<< HEAD\n', '']
      : [marks]) {
      const path = join(studio.content, file)
      const text = readFileSync(path)
      writeFileSync(path, broken)
      try {
        for (const asked of [
          'me',
          'contents',
          'notices',
          'options',
          'search?q=a',
          'pictures',
          'publish/draft',
        ]) {
          const answer = await get(`/studio/api/${asked}`)
          assert.equal(answer.status, 200, `${asked} ${file} ${answer.text}`)
          const names = ['notices', 'search?q=a', 'pictures'].includes(asked) && broken !== ''
          if (names) assert.ok(answer.text.includes(file.replace('.yaml', '')), `${asked} ${file}`)
        }
        if (broken !== marks) continue
        const opened = await get(`/studio/api/file?name=${file}`)
        assert.equal(opened.status, 422)
        assert.match(opened.text, new RegExp(`${file}, Zeile \\d+: zwei Personen haben dieselben Zeilen`))
        const saved = await post('save', { ...change('b', 'a'), file })
        assert.equal(saved.status, 422)
        assert.ok(saved.text.includes(file))
        const picture = await post('picture-remove', { name: 'x.jpg' })
        assert.equal(picture.status, 409)
        assert.ok(picture.text.includes(file))
      } finally {
        writeFileSync(path, text)
      }
    }
})

test('a file can be saved while another file is unreadable', async () => {
  const { get, post, studio } = target()
  const news = join(studio.content, 'news.yaml')
  const text = readFileSync(news)
  const { value } = JSON.parse((await get('/studio/api/file?name=pages/home.yaml')).text) as {
    value: { sections: { heading: { de: string } }[] }
  }
  const path = ['sections', 1, 'heading', 'de']
  const unit = {
    root: path,
    was: value.sections[1]?.heading.de,
    changes: [{ op: 'set', path, value: 'Zahlen' }],
  }
  writeFileSync(news, '<<<<<<< HEAD\n- id: a\n=======\n- id: b\n>>>>>>> theirs\n')
  try {
    const { status, text: said } = await post('save', { file: 'pages/home.yaml', base: value, units: [unit] })
    assert.equal(status, 200, said)
    assert.deepEqual(JSON.parse(said).outcomes, [{ state: 'saved' }])
  } finally {
    writeFileSync(news, text)
  }
})
