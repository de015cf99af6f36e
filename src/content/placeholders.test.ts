import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill } from '../i18n/fill.ts'
import { renderMarkdown } from './markdown.ts'
import { fillPlaceholders, isSitePlaceholder } from './placeholders.ts'
import { inLanguage } from './resolve.ts'
import { Localized, PictureRef } from './values.ts'

const placeholders = { projects: '22', 'projects.word': 'zweiundzwanzig', 'firm.phone': '+49 69 90009-000' }

test('placeholders of the site are filled, and placeholders that a page fills itself are left', () => {
  assert.equal(
    fillPlaceholders('{projects}, {projects.word}, {n} von {total}', placeholders),
    '22, zweiundzwanzig, {n} von {total}',
  )
})

test('a placeholder named like a built-in property, such as {constructor}, is not filled', () => {
  assert.equal(
    fillPlaceholders('{constructor} [x](tel:{constructor})', placeholders),
    '{constructor} [x](tel:{constructor})',
  )
  assert.equal(fill('{constructor} {n}', { n: 3 }), '{constructor} 3')
})

test('a telephone link in Markdown gets the number without spaces or hyphens', () => {
  assert.equal(
    fillPlaceholders(renderMarkdown('[{firm.phone}](tel:{firm.phone})', 'de'), placeholders),
    '<p><a href="tel:+496990009000">+49 69 90009-000</a></p>',
  )
})

test('placeholders in texts and labels are filled in both languages, and other values stay unchanged', () => {
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

test('the misspelt {firm.fon} counts as a site placeholder, but {n}, which pages fill, does not', () => {
  assert.ok(
    isSitePlaceholder('firm.fon') && isSitePlaceholder('people') && isSitePlaceholder('projects.word'),
  )
  assert.ok(!isSitePlaceholder('n') && !isSitePlaceholder('phone') && !isSitePlaceholder('people.wort'))
})
