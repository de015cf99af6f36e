import assert from 'node:assert/strict'
import { test } from 'node:test'
import { termsIn, wordingsOf } from './glossary.ts'

const terms = termsIn([
  { words: { de: 'Leistungsphase, Leistungsphasen, LPH', en: 'stage, stages', hu: 'tervfázis*' } },
  { words: { de: 'BGF', en: 'gross floor area' } },
])
const hintsFor = (texts: Record<string, string>) =>
  wordingsOf(texts, terms, 'de').map(({ locale, usual }) => `${locale} ${usual}`)

test('a translation that does not use the glossary term gets a hint for its language', () => {
  assert.deepEqual(hintsFor({ de: 'In Leistungsphase 3', en: 'In phase 3', hu: 'A 3. tervfázisban' }), [
    'en stage',
  ])
  assert.deepEqual(hintsFor({ de: 'Leis\u00adtungs\u00adphasen 1 bis 8', en: 'HOAI Stages 1 to 8' }), [])
  assert.deepEqual(hintsFor({ de: '{n} m² BGF', en: 'Gross\nfloor area: {n} m²' }), [])
  assert.deepEqual(hintsFor({ de: 'Erste LPH', en: 'First service phase', hu: 'Első szakasz' }), [
    'en stage',
    'hu tervfázis',
  ])
})

test('a part of a word, a missing translation or an invalid glossary gives no hint', () => {
  assert.deepEqual(hintsFor({ de: 'Leistungsphasenplan', en: 'Plan' }), [])
  assert.deepEqual(hintsFor({ de: 'BGF' }), [])
  assert.deepEqual(hintsFor({ de: 'BGF', en: '' }), [])
  for (const broken of [undefined, 'x', [null, 3, { words: null }, { words: { de: 7 } }]])
    assert.deepEqual(wordingsOf({ de: 'BGF', en: 'x' }, termsIn(broken), 'de'), [])
})
