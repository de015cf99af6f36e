import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../../tests/support/runs.ts'
import { partOfFigure } from './part-of-figure.ts'

test('a figure that counts up keeps the number format of its language', () => {
  assert.equal(partOfFigure('183.755', 0, 0), '0')
  assert.equal(partOfFigure('183.755', 0, 0.005), '919')
  assert.equal(partOfFigure('183,755', 0, 0.1), '18,376')
  assert.equal(partOfFigure('371,1', 1, 0.001), '0,4')
  assert.equal(partOfFigure('30', 0, 0.5), '15')
})

test('every intermediate figure is formatted exactly as Intl.NumberFormat would format it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('de', 'en'),
      fc.integer({ min: 0, max: 2 }),
      fc.nat(99_999_999),
      fc.nat(100),
      (language, decimals, whole, percent) => {
        const write = (units: number) =>
          new Intl.NumberFormat(language, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(units / 10 ** decimals)
        const part = Math.round((whole * percent) / 100)
        assert.equal(partOfFigure(write(whole), decimals, whole === 0 ? 0 : part / whole), write(part))
      },
    ),
    runs(),
  )
})
