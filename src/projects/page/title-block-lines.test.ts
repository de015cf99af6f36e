import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLines } from './title-block-lines.ts'

const linesOf = (...values: string[]) =>
  inLines(values.map(value => ({ label: value, value }))).map(line => line.map(({ value }) => value))

test('two rows of a title block share a line unless a word would be broken there', () => {
  assert.deepEqual(linesOf('Leipzig', '8.900 m²', '2023'), [['Leipzig', '8.900 m²'], ['2023']])
  assert.deepEqual(linesOf('Leipzig', 'Stahlbeton\u00adskelett von 1962', 'Umbau', 'IV'), [
    ['Leipzig'],
    ['Stahlbeton\u00adskelett von 1962'],
    ['Umbau', 'IV'],
  ])
})

test('a row with several words of usual length, hyphens and soft hyphens still shares a line', () => {
  assert.deepEqual(linesOf('General\u00adplanung', 'Atrium mit Treppen-Stegen', 'V'), [
    ['General\u00adplanung', 'Atrium mit Treppen-Stegen'],
    ['V'],
  ])
})
