import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barsOf } from './schedule-bars.ts'

const span = (start: string, end: string) => ({ start: { iso: start }, end: { iso: end } })

test('a bar of three months in a two-year schedule takes an eighth of the width', () => {
  const { bars, years } = barsOf([span('2020-04', '2020-06'), span('2020-07', '2021-12')], '2024-01')
  assert.deepEqual(bars[0], { done: { x: '12.5%', width: '12.5%' }, ahead: undefined })
  assert.deepEqual(bars[1]?.done, { x: '25%', width: '75%' })
  assert.deepEqual(
    years.map(({ year, at }) => [year, at]),
    [
      [2020, '0%'],
      [2021, '50%'],
    ],
  )
})

test('a bar is solid up to the end of the present month and open after it', () => {
  const { bars, ahead } = barsOf([span('2020-01', '2020-12')], '2020-03')
  assert.deepEqual(bars[0], { done: { x: '0%', width: '25%' }, ahead: { x: '25%', width: '75%' } })
  assert.ok(ahead)
  const { bars: later } = barsOf([span('2020-01', '2020-06'), span('2020-07', '2020-12')], '2020-06')
  assert.deepEqual(later[1], { done: undefined, ahead: { x: '50%', width: '50%' } })
  assert.equal(barsOf([span('2020-01', '2020-12')], '2020-12').ahead, false)
})

test('a last year with only a few months gets a line but no label', () => {
  const { years } = barsOf([span('2018-01', '2024-02')], '2024-02')
  assert.deepEqual(
    years.map(({ named }) => named),
    [true, true, true, true, true, true, false],
  )
})
