import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference } from '../../src/projects/finder/criterion.ts'
import { comparabilitySentence } from './comparability-sentence.ts'
import { speakingIn } from './desk-references.server.ts'

const reference = {
  id: 'a',
  title: 'a',
  category: speakingIn('de').types[0]?.id ?? '',
  facts: { location: 'Fulda', areas: { gross: 6000 }, phases: { from: 1, to: 8 }, state: 'completed' },
  stageEnds: {},
  built: undefined,
} as unknown as Reference
const sentence = (query: string, language = 'de', points?: number, gained = [1]) =>
  comparabilitySentence(
    reference,
    { number: 1, query, scope: 'each', atLeast: 1, points, text: '' },
    { ...speakingIn(language), now: '2026-11' },
    gained,
  )?.replaceAll('\u00a0', ' ')

test('a comparability sentence states the fact of the reference and the criterion of the tender', () => {
  assert.equal(sentence('gfa=5000'), 'Die Bruttogrundfläche beträgt 6.000 m² (verlangt: ab 5.000 m²).')
  assert.equal(sentence('gfa=5000', 'en'), 'The gross floor area is 6,000 m² (required: at least 5,000 m²).')
  assert.equal(
    sentence('gfa=5000', 'de', 2),
    'Die Bruttogrundfläche beträgt 6.000 m² (gewertet: ab 5.000 m²).',
  )
  assert.equal(sentence('lph=2-8'), 'Beauftragt sind die Leistungsphasen 1–8 (verlangt: 2–8).')
})

test('a criterion gets a sentence only if facts prove it, or if only the required use differs', () => {
  assert.equal(sentence('gfa=7000'), undefined)
  assert.equal(sentence('zone=3'), undefined)
  const other = speakingIn('de').types.find(({ id }) => id !== reference.category)?.id
  assert.match(sentence(`type=${other}`) ?? '', /Nutzung ist eine andere .*§ 75 Abs\. 5 VgV/)
  assert.match(sentence(`type=${other}`, 'en') ?? '', /section 75 \(5\) VgV/)
  assert.equal(sentence(`type=${other}`, 'de', 2), undefined, 'points are not gained by another use')
  assert.equal(sentence('gfa=5000', 'de', 2, []), undefined, 'a higher grade is gained')
})
