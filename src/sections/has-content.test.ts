import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '../site/shared/site.ts'
import { rulesOf } from './kinds.ts'

const isShown = (kind: string, section: object, content: object) =>
  rulesOf(kind).hasContent?.(section as never, { ...site('de'), ...content }) !== false

test('a section of news without news is left out', () => {
  assert.equal(isShown('news', {}, {}), true)
  assert.equal(isShown('news', {}, { news: [] }), false)
})

test('a section of testimonials is left out where the language has none of its group', () => {
  const testimonials = [{ group: 'team' }]
  assert.equal(isShown('testimonials', { group: 'team' }, { testimonials }), true)
  assert.equal(isShown('testimonials', { group: 'clients' }, { testimonials }), false)
})
