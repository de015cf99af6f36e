import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Column, type Direction, inOrder, type Ordered, sortedBy, tableOrder } from './table-order.ts'

const project = (title: string, category: string, facts: Partial<Ordered['facts']>): Ordered => ({
  title,
  categoryLabel: { text: category },
  facts: { location: 'Mainz', ...facts } as Ordered['facts'],
})
const projects = [
  project('Übergang', 'Rail', { areas: { gross: 900 }, completion: '2024-05', phases: { from: 1, to: 8 } }),
  project('Anbau', 'Office', { costs: { gross: 3_000_000 }, completion: '2024', phases: { from: 2, to: 9 } }),
  project('Zentrale', 'Office', {
    areas: { gross: 12_600 },
    costs: { net: 9_000_000 },
    completion: '2027',
    phases: { from: 5, to: 9 },
  }),
]
const titles = (column: Column, direction: Direction) =>
  inOrder(projects, column, direction, 'de').map(({ title }) => title)

test('texts in the order of the language, numbers by size', () => {
  assert.deepEqual(titles('title', 'asc'), ['Anbau', 'Übergang', 'Zentrale'])
  assert.deepEqual(titles('title', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('done', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('category', 'asc'), ['Anbau', 'Zentrale', 'Übergang'])
})

test('what is not published stands last, whichever way round', () => {
  assert.deepEqual(titles('area', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('area', 'asc'), ['Übergang', 'Zentrale', 'Anbau'])
  assert.deepEqual(titles('costs', 'asc'), ['Anbau', 'Zentrale', 'Übergang'])
})

test('of stages the longest service first, and of the same length the one that came further', () => {
  assert.deepEqual(titles('phases', 'desc'), ['Anbau', 'Übergang', 'Zentrale'])
})

test('the address says only what is not so by itself', () => {
  assert.deepEqual(sortedBy('done', 'desc'), { sort: '', dir: '' })
  assert.deepEqual(sortedBy('done', 'asc'), { sort: 'done', dir: 'asc' })
  assert.deepEqual(sortedBy('title', 'asc'), { sort: 'title', dir: '' })
  assert.deepEqual(tableOrder('', ''), { column: 'done', direction: 'desc' })
  assert.deepEqual(tableOrder('title', ''), { column: 'title', direction: 'asc' })
  assert.deepEqual(tableOrder('height', ''), { column: 'done', direction: 'desc' })
})
