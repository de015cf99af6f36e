// A new entry begins with values that the check accepts or asks for.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyOf } from './empty.ts'

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
