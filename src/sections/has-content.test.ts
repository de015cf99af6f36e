import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { site } from '../site/shared/site.ts'
import { rulesOf } from './kinds.ts'

const isShown = (kind: string, section: object, content: object) =>
  rulesOf(kind).hasContent?.(section as never, { ...site('de'), ...content }) !== false

test('a news section is left out if there is no news', () => {
  assert.equal(isShown('news', {}, {}), true)
  assert.equal(isShown('news', {}, { news: [] }), false)
})

test('a testimonials section is left out if the language has no testimonial in its group', () => {
  const testimonials = [{ group: 'team' }]
  assert.equal(isShown('testimonials', { group: 'team' }, { testimonials }), true)
  assert.equal(isShown('testimonials', { group: 'clients' }, { testimonials }), false)
})

test('a projects section is left out if its category has no public project', () => {
  const projects = { kagran: { category: { id: 'housing' } } }
  assert.equal(isShown('selected-projects', { category: { id: 'housing' } }, { projects }), true)
  assert.equal(isShown('selected-projects', { category: { id: 'office' } }, { projects }), false)
  assert.equal(isShown('selected-projects', { projects: [{}] }, { projects }), true)
})
