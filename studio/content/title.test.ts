import '../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleOf } from './title.ts'

test('an entry without a title is named by another of its texts, or else by its year', () => {
  const called = (entry: unknown) => titleOf(entry, 'de')
  assert.equal(called({ year: 2024, medium: 'Der Gang', issue: '2/2024' }), 'Der Gang')
  assert.equal(called({ year: 2023, system: 'BNB', level: { de: 'Silber', en: 'Silver' } }), 'BNB')
  assert.equal(called({ year: 2025, figure: 161 }), '2025')
  assert.equal(called({ year: 2024, title: { de: 'Preis', en: 'Prize' } }), 'Preis')
})
