import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../tests/support/runs.ts'
import { readableNumber, readNumber, unitAt, writeNumber } from './number-input.ts'

const locales = ['de', 'en'] as const

const area = unitAt(['facts', 'areas', 'gross'])
const costs = unitAt(['facts', 'costs', 'net'])

test('a number typed in German notation is read correctly', () => {
  const expected: [string, number][] = [
    ['1.850', 1850],
    ['1 850', 1850],
    ['1\u00a0850', 1850],
    ['1\u202f850', 1850],
    ['1’850', 1850],
    ['12.345.678', 12_345_678],
    ['1.850,5', 1850.5],
    ['6,4', 6.4],
    ['0,125', 0.125],
    ['50,110924', 50.110924],
    [' 1850 ', 1850],
    ['-12', -12],
    ['−12', -12],
    ['2024', 2024],
  ]
  for (const [text, number] of expected) assert.equal(readNumber(text, 'de'), number, text)
})

test('a number typed in English notation is read correctly', () => {
  const expected: [string, number][] = [
    ['1,850', 1850],
    ['1 850', 1850],
    ['12,345,678.5', 12_345_678.5],
    ['6.4', 6.4],
    ['0.125', 0.125],
  ]
  for (const [text, number] of expected) assert.equal(readNumber(text, 'en'), number, text)
})

test('an ambiguous number offers both readings, and a foreign notation offers only its own reading', () => {
  assert.deepEqual(readNumber('1,850', 'de'), ['1850', '1,85'])
  assert.deepEqual(readNumber('1.850', 'en'), ['1850', '1.85'])
  assert.deepEqual(readNumber('1,852', 'de'), ['1852', '1,8520'])
  assert.deepEqual(readNumber('12.5', 'de'), ['12,5'])
  assert.deepEqual(readNumber('0.850', 'de'), ['0,85'])
  assert.deepEqual(readNumber('6,4', 'en'), ['6.4'])
  assert.deepEqual(readNumber('1,850.5', 'de'), ['1850,5'])
  assert.deepEqual(readNumber('1.234.567', 'en'), ['1234567'])
})

test('a text that is not a number is not read as one', () => {
  for (const text of [
    '',
    ' ',
    'viel',
    '12,',
    '-',
    '1.85.0',
    '1.8500,',
    '1 85',
    '12 34',
    'Mio.',
    '6,4 Mioo',
    '0x10',
    '1e3',
    '1_000',
  ])
    for (const language of locales) assert.deepEqual(readNumber(text, language), [], `${language} ${text}`)
})

test('the unit of the field may follow the number, but a different unit is not accepted', () => {
  assert.equal(readNumber('1.240 m²', 'de', area), 1240)
  assert.equal(readNumber('1.240m2', 'de', area), 1240)
  assert.equal(readNumber('21,5 MW', 'de', unitAt(['facts', 'itLoad'])), 21.5)
  assert.equal(readNumber('3.100.000 €', 'de', costs), 3_100_000)
  assert.deepEqual(readNumber('12 cm', 'de', area), [])
  assert.deepEqual(readNumber('1.240 m²', 'de'), [])
})

test('a cost accepts only the currency of its project, or else the main currency of the firm', () => {
  const net = ['facts', 'costs', 'net']
  const forints = unitAt(net, { facts: { costs: { currency: 'HUF' } } }, 'CHF')
  assert.equal(readNumber('500 Mio. HUF', 'de', forints), 500_000_000)
  assert.deepEqual(readNumber('500 Mio. €', 'de', forints), [])
  assert.equal(readNumber('5 (', 'de', unitAt(net, {}, '(')), 5, 'a code that is being typed')
  assert.equal(readableNumber(31_000_000, 'de', unitAt(net, {}, 'CHF')), '31.000.000\u00a0CHF')
})

test('a number that the field shows reads back as the same value, and every offered reading is valid', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.integer({ min: -9_999_999, max: 9_999_999 }).map(value => value / 1000),
  )
  fc.assert(
    fc.property(number, fc.constantFrom(...locales), (value, language) => {
      assert.ok(readNumber(writeNumber(value, language), language) === value, writeNumber(value, language))
    }),
    runs(5000),
  )
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,  -’'), maxLength: 12 })
  fc.assert(
    fc.property(typed, fc.constantFrom(...locales), (text, language) => {
      const read = readNumber(text, language)
      const shown = typeof read === 'number' ? [writeNumber(read, language)] : read
      for (const again of shown)
        assert.equal(typeof readNumber(again, language), 'number', `${text} ${again}`)
    }),
    runs(5000),
  )
})

test('thousands, millions and billions may be written as words', () => {
  assert.equal(readNumber('6,4 Mio.', 'de'), 6_400_000)
  assert.equal(readNumber('1,1 Mio. €', 'de', costs), 1_100_000)
  assert.equal(readNumber('31 Millionen', 'de'), 31_000_000)
  assert.equal(readNumber('2 Mrd. Euro', 'de', costs), 2_000_000_000)
  assert.equal(readNumber('850 Tsd.', 'de'), 850_000)
  assert.equal(readNumber('6.4 million', 'en'), 6_400_000)
  assert.equal(readNumber('3 bn', 'en'), 3_000_000_000)
  assert.deepEqual(readNumber('1,850 Mio.', 'de'), ['1850000000', '1850000'])
  assert.deepEqual(readNumber('3 bn', 'de'), [])
})

test('the formatted number beside the field gives the same value when typed into it', () => {
  assert.equal(readableNumber(6_400_000, 'de', costs), '6.400.000\u00a0€')
  assert.equal(readableNumber(1850, 'de', area), '1.850\u00a0m²')
  assert.equal(readableNumber(1850.5, 'en', area), '1,850.5\u00a0m²')
  assert.equal(readableNumber(1998, 'de'), '1998')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.integer(),
        fc.integer({ min: 0, max: 99_999_999 }).map(cents => cents / 1000),
      ),
      fc.constantFrom(...locales),
      fc.constantFrom(area, undefined, costs, unitAt(['costs', 'net'], {}, 'CHF')),
      (value, language, unit) => {
        assert.equal(readNumber(readableNumber(value, language, unit), language, unit), value)
      },
    ),
    runs(),
  )
})
