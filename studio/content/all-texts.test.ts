import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { valueAt } from '../../src/content/changes.ts'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { studioSettings } from '../http/settings.ts'
import { allTexts, placeOf, search } from './all-texts.ts'
import { slugOf } from './slug.ts'

const studio = studioSettings([], { CONTENT_DIR: otherFirm })

test('a search finds a text by its words in any order and shows its location in words', () => {
  const { hits } = search(studio, 'BEMERKT niemand', 'de')
  const hit = hits.find(({ file }) => file === 'pages/home.yaml')
  assert.deepEqual(
    [hit?.page, hit?.way, hit?.language],
    ['Startseite', ['Abschnitte', 'Wir messen. Wir rechnen.', 'Vorspann'], 'de'],
  )
  assert.deepEqual(search(studio, '   ', 'de'), { hits: [], more: 0 })
})

test('every text of the home page with more than three characters is found by its own wording', () => {
  const texts = allTexts(studio).filter(
    ({ file, language, text }) => file === 'pages/home.yaml' && language && text.length > 3,
  )
  const found = texts.filter(place => {
    const other = placeOf(studio, place.text, place.file, place.language ?? 'de')
    return (
      other && valueAt(parse(readFileSync(join(otherFirm, other.file), 'utf8')), other.path) === place.text
    )
  })
  assert.ok(texts.length > 50)
  assert.equal(found.length, texts.length)
})

test('a text with filled placeholders is found, and so is one paragraph of a longer text', () => {
  assert.deepEqual(placeOf(studio, 'Bild 3 von 5', 'pages/home.yaml', 'de')?.path, [
    'heroSlideshow',
    'slide',
    'de',
  ])
  const paragraph = 'Unsere halten Operationssäle ruhig und Wohnungen still.'
  assert.deepEqual(placeOf(studio, paragraph, 'pages/home.yaml', 'de')?.path, ['sections', 2, 'lead', 'de'])
})

test('a title becomes a plain name without spaces, umlauts or special characters', () => {
  assert.equal(slugOf('Bürohaus Süd, 2. Teil'), 'buerohaus-sued-2-teil')
  assert.equal(slugOf('Ügyfél Őrház'), 'uegyfel-orhaz')
  assert.equal(slugOf('../../etc'), 'etc')
  assert.equal(slugOf('„“'), '')
})
