import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as v from 'valibot'
import { picture } from './media-fields.ts'
import { rightsProblems } from './picture-rights.ts'
import { mediaSchema } from './schemas/media.ts'

const file = 'hall.jpg'

function refused(rights: object | undefined, today = '2026-06-15') {
  const entry = { alt: { de: 'Halle', en: 'Hall' }, origin: 'rendering', ...(rights && { rights }) }
  const media = v.parse(mediaSchema, { [file]: entry })
  const page = { share: v.parse(picture('share'), file), hero: v.parse(picture('hero'), file) }
  const project = { picture: v.parse(picture('card'), file) }
  const internal = { ...project, visibility: 'internal' }
  const content = { media, pages: { home: page }, projects: { hall: project, works: internal } }
  return rightsProblems(content, today).map(({ path }) => path.join(' '))
}

const [share, hero, card] = ['pages home share', 'pages home hero', 'projects hall picture']

test('a picture with no stated rights, or with all rights, may be used anywhere', () => {
  assert.deepEqual(refused(undefined), [])
  assert.deepEqual(refused({}), [])
  assert.deepEqual(refused({ website: true, print: true, social: true, until: '2026-06-15' }), [])
})

test('a picture is refused only at the places whose use was denied', () => {
  assert.deepEqual(refused({ website: false }), [hero, card])
  assert.deepEqual(refused({ print: false }), [card])
  assert.deepEqual(refused({ social: false }), [share])
  assert.deepEqual(refused({ press: false, prizes: false }), [])
})

test('a picture with expired rights is refused everywhere except in internal projects', () => {
  assert.deepEqual(refused({ until: '2026-06-14' }), [share, hero, card])
})
