import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../tests/support/runs.ts'
import { wordDiff } from './word-diff.ts'

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ text, is }) => (is === 'same' ? text : is === 'new' ? `[${text}]` : `(${text})`))
    .join('')

test('a comparison of two texts marks new and removed words', () => {
  assert.equal(shown('Wir planen Häuser.', 'Wir planen gute Häuser.'), 'Wir planen [gute ]Häuser.')
  assert.equal(shown('a b c', 'a c'), 'a (b )c')
  assert.equal(shown('', 'neu'), '[neu]')
  assert.equal(
    shown('alles andere bleibt', 'Decke und Technik bleibt'),
    '(alles andere)[Decke und Technik] bleibt',
  )
})

test('unchanged words are left out, except for a few next to a change', () => {
  const long = Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')
  assert.equal(shown(`${long} alt`, `${long} neu`), ' … w55 w56 w57 w58 w59 (alt)[neu]')
})

test('two different short texts can both be restored from their comparison', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }).map(list => list.join(' '))
  fc.assert(
    fc.property(words, words, (before, after) => {
      fc.pre(before !== after)
      const pieces = wordDiff(before, after)
      const of = (not: string) =>
        pieces
          .filter(({ is }) => is !== not)
          .map(({ text }) => text)
          .join('')
      assert.equal(of('gone'), after)
      assert.equal(of('new'), before)
    }),
    runs(),
  )
})

test('a rewritten text is shown whole, followed by the whole new text', () => {
  const before = 'Wir planen Häuser für Menschen, die lange in ihnen wohnen wollen.'
  const after = 'Seit 2011 entstehen bei uns Tragwerke aus Holz, Stahl und Lehm.'
  assert.equal(shown(before, after), `(${before})[${after}]`)
})
