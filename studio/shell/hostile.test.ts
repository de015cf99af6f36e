// Attacks the Studio with names that lead elsewhere and values of every kind. It reads nothing outside content/, writes
// nothing at all, and goes on answering.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../tests/support/runs.ts'
import { secret, theTarget } from '../../tests/support/studio-target.ts'
import { writeZip } from '../bids/office/zip.server.ts'
import { routes } from './routes.server.ts'

const target = theTarget()
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

test('a hostile name cannot make the Studio read anything outside the content', async () => {
  const { get } = target()
  let asked = 0
  for (const name of names)
    for (const as of [name, encodeURIComponent(name), encodeURIComponent(encodeURIComponent(name))])
      for (const path of [
        `/studio/api/file?name=${as}`,
        `/studio/api/thumbnail?name=${as}`,
        `/studio/api/picture-uses?name=${as}`,
        `/studio/api/field-history?name=${as}&path=[%22phone%22]`,
        `/studio/api/field-history?name=pages/home.yaml&path=${as}`,
        `/studio/api/person?key=${as}`,
        `/studio/api/mentions?old=${as}`,
        `/_image?href=/@fs/content/media/${as}&w=10`,
        `/_image?href=${as}`,
        `/@fs/${as}`,
        `/src/${as}`,
        `/${as}`,
        `/content/media/${as}.svg`,
        `/studio/api/${as}`,
      ]) {
        // Skips characters that no client can send.
        if (/[^\x21-\x7e]/.test(path)) continue
        const { status, text } = await get(path)
        assert.ok(!text.includes(secret) && !text.includes('root:'), path)
        assert.ok(status >= 400 || text === 'page' || /^\[|^\{"mentions":/.test(text), `${status} ${path}`)
        asked++
      }
  assert.ok(asked > 800, String(asked))
})

test('a hostile name, path or value cannot make the Studio write anything', async () => {
  const { everything, post } = target()
  const start = everything()
  const change = { op: 'set', path: ['x'], value: 1 }
  const bodies: [string, unknown][] = names.flatMap((name): [string, unknown][] => [
    ['save', { file: name, units: [{ root: ['x'], changes: [change] }] }],
    ['picture-remove', { name }],
    [`picture-replace?name=${encodeURIComponent(name)}`, Buffer.from('x')],
    [`picture?title=${encodeURIComponent(name)}&de=a&en=b&origin=photo`, Buffer.from('x')],
    ['place', { text: name, file: name, locale: 'de' }],
    ['english-fits', { file: name, path: ['hero'], texts: { de: 'a', en: 'b' } }],
    ['replace', { old: 'x', next: name, places: [{ file: name, path: ['x'], text: 'x' }] }],
    ['replace-person', { key: name, person: { name }, places: [] }],
    ['publish/discard', { file: name }],
    ['publish/start', { files: [name], note: '' }],
    ['publish/later', { files: [name], note: '', at: '2099-01-01T00:00:00Z' }],
  ])
  // Each of these runs the whole check.
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

test('a malicious tender notice is refused in each file format', async () => {
  const { everything, post, studio } = target()
  const start = everything()
  const entity = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY s SYSTEM "file://${studio.project}/secret.yaml">]><x>&s;</x>`
  const word = (bytes: Buffer) => writeZip([{ name: 'word/document.xml', bytes }])
  const files = {
    '.xml with an entity': Buffer.from(entity),
    '.docx with an entity': word(Buffer.from(entity)),
    '.docx as a bomb': word(Buffer.alloc(100_000_000, 'a')),
    '.pdf without an end': Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R>>${'['.repeat(50_000)}`),
  }
  for (const [kind, bytes] of Object.entries(files)) {
    const { status, text } = await post('bids/read', bytes)
    assert.deepEqual([status, text.includes(secret)], [422, false], kind)
  }
  assert.deepEqual(everything(), start)
})

const paths = routes.map(({ path }) => path)
const value = fc.letrec(tie => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...names),
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('file', 'path', 'name', 'units', 'places', 'key', '__proto__'), tie('any')),
  ),
})).any

test('random requests are answered, change nothing and do not stop the Studio', async () => {
  const { ask, own, everything, get } = target()
  const start = everything()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.constantFrom('GET', 'POST'),
      fc.dictionary(fc.constantFrom('name', 'q', 'path', 'key', 'old', 'width'), fc.constantFrom(...names)),
      fc.oneof(
        value.map(body => JSON.stringify(body)),
        fc.string({ maxLength: 200 }),
      ),
      async (path, method, query, body) => {
        const { status, text } = await ask({
          method,
          path: `/studio/api/${path}?${new URLSearchParams(query)}`,
          headers: own,
          ...(method === 'POST' && { body }),
        })
        assert.ok(status < 500, `${status} ${method} ${path} ${body}`)
        assert.ok(!text.includes(secret) && !text.includes('root:'), path)
      },
    ),
    runs(300),
  )
  assert.deepEqual(everything(), start)
  assert.equal((await get('/studio/api/me')).status, 200)
})
