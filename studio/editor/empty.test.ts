// A new entry begins with values that the check accepts or asks for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testimonialsSchema } from '../../src/content/schemas/testimonials.ts'
import { formOf } from '../form/form.ts'
import { asKind, emptyOf } from './empty.ts'

test('a new job is advertised for six weeks', () => {
  const label = { de: 'x', en: 'x' }
  const day = { type: 'word', kind: 'date', least: undefined } as const
  const entries = ['posted', 'validThrough'].map(key => ({ key, label, optional: false, field: day }))
  const { posted, validThrough } = emptyOf({ type: 'group', entries }) as Record<string, string>
  const days = (Date.parse(String(validThrough)) - Date.parse(String(posted))) / 86_400_000
  assert.equal(days, 42)
})

test('a yes-or-no value starts as yes if added on its own, and as no inside a new entry', () => {
  assert.equal(emptyOf({ type: 'boolean' }), true)
  const label = { de: 'x', en: 'x' }
  const inHouse = { key: 'inHouse', label, optional: false, field: { type: 'boolean' } } as const
  assert.deepEqual(emptyOf({ type: 'group', entries: [inHouse] }), { inHouse: false })
})

const testimonials = formOf(testimonialsSchema, ['testimonials'])
const testimonial = testimonials.type === 'list' && testimonials.item.type === 'variant' && testimonials.item
assert.ok(testimonial)
const common = { group: 'clients', only: 'de', hidden: true }
const single = { ...common, kind: 'single', name: 'x', portrait: 'a.jpg', secondColumn: { de: 'x', en: 'x' } }

test('choosing the kind that an entry already has changes nothing', () => {
  assert.equal(asKind(testimonial, single, 'single'), single)
})

test('an entry of another kind keeps what both kinds have, such as that it is hidden', () => {
  const { kind, persons, ...rest } = asKind(testimonial, single, 'double')
  assert.equal(kind, 'double')
  assert.ok(persons)
  assert.deepEqual(rest, common)
})
