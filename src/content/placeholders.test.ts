import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill } from '../i18n/fill.ts'
import { renderMarkdown } from './markdown.ts'
import { fillPlaceholders, isSitePlaceholder } from './placeholders.ts'
import { inLanguage } from './resolve.ts'
import { Localized, PictureRef } from './values.ts'

const placeholders = { projects: '22', 'projects.word': 'zweiundzwanzig', 'firm.phone': '+49 69 90009-000' }

test('what the site knows is put in, and what a page puts in itself is left', () => {
  assert.equal(
    fillPlaceholders('{projects}, {projects.word}, {n} von {total}', placeholders),
    '22, zweiundzwanzig, {n} von {total}',
  )
})

test('a name that every object has is no value of the firm', () => {
  assert.equal(
    fillPlaceholders('{constructor} [x](tel:{constructor})', placeholders),
    '{constructor} [x](tel:{constructor})',
  )
  assert.equal(fill('{constructor} {n}', { n: 3 }), '{constructor} 3')
})

test('a number can be called from Markdown', () => {
  assert.equal(
    fillPlaceholders(renderMarkdown('[{firm.phone}](tel:{firm.phone})', 'de'), placeholders),
    '<p><a href="tel:+496990009000">+49 69 90009-000</a></p>',
  )
})

test('texts, labels and lists are filled in both languages, and nothing else is touched', () => {
  const picture = new PictureRef('a.jpg', 'card')
  const content = {
    text: new Localized({ de: '{projects} Projekte', en: '{projects} projects' }),
    label: new Localized({
      de: { text: '{projects}', lang: undefined },
      en: { text: '{projects}', lang: 'de' },
    }),
    list: [{ picture, plain: '{projects}' }],
  }
  const list = [{ picture, plain: '{projects}' }]
  assert.deepEqual(inLanguage(content, 'de', placeholders), {
    text: '22 Projekte',
    label: { text: '22', lang: undefined },
    list,
  })
  assert.deepEqual(inLanguage(content, 'en', { projects: '3' }), {
    text: '3 projects',
    label: { text: '3', lang: 'de' },
    list,
  })
})

test('a misspelt name of the firm’s own is told from a placeholder that a page fills', () => {
  assert.ok(
    isSitePlaceholder('firm.fon') && isSitePlaceholder('people') && isSitePlaceholder('projects.word'),
  )
  assert.ok(!isSitePlaceholder('n') && !isSitePlaceholder('phone') && !isSitePlaceholder('people.wort'))
})
