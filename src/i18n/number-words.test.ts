import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberWord } from './number-words.ts'

test('numbers up to 99 are written as words in German and English', () => {
  const words = (locale: 'de' | 'en') => [2, 12, 17, 20, 21, 22, 36, 99, 100].map(n => numberWord(n, locale))
  assert.deepEqual(
    words('de'),
    'zwei zwölf siebzehn zwanzig einundzwanzig zweiundzwanzig sechsunddreißig neunundneunzig 100'.split(' '),
  )
  assert.deepEqual(
    words('en'),
    'two twelve seventeen twenty twenty-one twenty-two thirty-six ninety-nine 100'.split(' '),
  )
})
