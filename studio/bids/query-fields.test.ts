import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, textOf, withValue } from './query-fields.ts'

test('a query is split into fields, and joined again after an edit', () => {
  assert.deepEqual(
    fieldsOf('cost=5&vat=1')?.map(({ name }) => name),
    ['cost', 'vat'],
  )
  assert.equal(fieldsOf('type=office'), undefined)
  assert.equal(withValue('cost=5', 'cost', ' 7,5 ', 'de'), 'cost=7.5')
  assert.equal(withValue('lph=2-8&done=1', 'lph', '3–8', 'de'), 'lph=3-8&done=1')
  assert.equal(withValue('cost=5&vat=1', 'vat', '', 'de'), 'cost=5')
})

test('a number is read in the notation of the interface language', () => {
  for (const typed of ['5.000', '5 000', '5.000 m²', '5000'])
    assert.equal(withValue('gfa=', 'gfa', typed, 'de'), 'gfa=5000', typed)
  assert.equal(withValue('nuf=', 'nuf', '5,000', 'en'), 'nuf=5000')
  assert.equal(withValue('cost=5&vat=1', 'cost', '8,3 Mio. €', 'de'), 'cost=8.3&vat=1')
  assert.equal(withValue('cost=5', 'cost', '8.300.000', 'de'), 'cost=8.3')
  assert.equal(withValue('cost=5', 'cost', '1.1 million', 'en'), 'cost=1.1')
  assert.equal(withValue('share=', 'share', '50 %', 'de'), 'share=50')
})

test('work stages, fee zones and months are read in the forms that people type', () => {
  assert.equal(withValue('lph=1-9', 'lph', '2 bis 8', 'de'), 'lph=2-8')
  assert.equal(withValue('lph=1-9', 'lph', '8', 'de'), 'lph=8-8')
  assert.equal(withValue('zone=2', 'zone', 'III', 'de'), 'zone=3')
  assert.equal(withValue('since=2019-01', 'since', '11/2021', 'de'), 'since=2021-11')
  assert.equal(withValue('since=2019-01&until=2020-01', 'until', '2025', 'de'), 'since=2019-01&until=2025-12')
  assert.equal(withValue('lph=2-8', 'row', '3', 'de'), 'lph=2-8&row=3')
  assert.equal(withValue('since=2021-01', 'until', '2020', 'de'), 'since=2021-01')
})

test('an amount is accepted in the currency of the firm or of the criterion', () => {
  assert.equal(withValue('cost=5', 'cost', '7 Mio. CHF', 'de', 'CHF'), 'cost=7')
  assert.equal(withValue('cost=5&currency=CHF', 'cost', '7 Mio. Fr.', 'de'), 'cost=7&currency=CHF')
})

test('unreadable input leaves a criterion unchanged, and an empty field removes it', () => {
  for (const typed of ['viel', '5 Mio. CHF', '1.2.3', '0'])
    assert.equal(withValue('cost=5&vat=1', 'cost', typed, 'de'), 'cost=5&vat=1', typed)
  assert.equal(withValue('share=50', 'share', '33,3', 'de'), 'share=50', 'the finder counts whole per cent')
  assert.equal(withValue('share=50', 'share', '120', 'de'), 'share=50')
  for (const [name, typed] of [
    ['lph', '8-2'],
    ['lph', '2 und 8'],
    ['zone', 'VI'],
    ['since', 'bald'],
    ['row', 'drei'],
  ] as const)
    assert.equal(withValue(`${name}=`, name, typed, 'de'), `${name}=`, typed)
  assert.equal(withValue('gfa=', 'gfa', '', 'de'), '')
  assert.equal(withValue('cost=5', 'cost', '€', 'de'), '')
})

test('the text that a field shows reads back as the same value', () => {
  assert.deepEqual(
    [textOf('cost=8.125', 'cost', 'de'), textOf('cost=8.125', 'cost', 'en'), textOf('cost=5', 'vat', 'de')],
    ['8,125', '8.125', ''],
  )
  const queries = ['cost=8.125&vat=1', 'gfa=1234.5&type=office,education', 'since=2019-01', 'award=A%26B']
  for (const query of queries)
    for (const { name } of fieldsOf(query) ?? [])
      for (const language of ['de', 'en'] as const)
        assert.equal(withValue(query, name, textOf(query, name, language), language), query)
})

test('names of certificates and awards stay as they were typed', () => {
  for (const [name, typed] of [
    ['award', 'Preis Holz & Beton, 1. Rang'],
    ['certificate', 'LEED 4+ – 100 %'],
  ] as const)
    assert.equal(new URLSearchParams(withValue(`${name}=`, name, typed, 'de')).get(name), typed)
  assert.equal(
    withValue('gfa=5&award=A%26B&type=office,education', 'gfa', '6', 'de'),
    'gfa=6&award=A%26B&type=office,education',
  )
})
