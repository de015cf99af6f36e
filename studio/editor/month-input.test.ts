import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Locale } from '../../src/routes.ts'
import { runs } from '../../tests/support/runs.ts'
import { readMonth, writeMonth } from './month-input.ts'

test('a month is read as people usually write it, in German or English', () => {
  const expected: [string, string | undefined][] = [
    ['August 2026', '2026-08'],
    ['august 2026', '2026-08'],
    ['Aug. 2026', '2026-08'],
    ['März 2025', '2025-03'],
    ['Mrz. 2025', '2025-03'],
    ['March 2025', '2025-03'],
    ['Okt 2024', '2024-10'],
    ['8/2026', '2026-08'],
    ['08.2026', '2026-08'],
    ['2026-08', '2026-08'],
    ['2026', '2026'],
    ['13/2026', undefined],
    ['2026-13', undefined],
    ['2026-00', undefined],
    ['Ju 2026', undefined],
    ['bald', undefined],
    ['', undefined],
  ]
  for (const [text, month] of expected) assert.equal(readMonth(text), month, text)
})

test('a month or year that the field shows keeps its meaning when typed again', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1800, max: 2199 }),
      fc.integer({ min: 1, max: 12 }),
      fc.constantFrom<Locale>('de', 'en'),
      (year, month, language) => {
        const value = `${year}-${String(month).padStart(2, '0')}`
        assert.equal(readMonth(writeMonth(value, language)), value)
        assert.equal(readMonth(writeMonth(String(year), language)), String(year))
      },
    ),
    runs(),
  )
})
