import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Column,
  columnsFor,
  type Direction,
  inOrder,
  type Ordered,
  sortedBy,
  tableOrder,
} from './table-order.ts'

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
const fact = (id: string, prominent: boolean) => ({ id, label: id, text: '{n}', digits: 0, prominent })
const columns = columnsFor([], projects)
const titles = (column: Column, direction: Direction) =>
  inOrder(projects, column, direction, 'de').map(({ title }) => title)

test('the table sorts texts in the order of the language, and numbers by size', () => {
  assert.deepEqual(titles('title', 'asc'), ['Anbau', 'Übergang', 'Zentrale'])
  assert.deepEqual(titles('title', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('done', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('category', 'asc'), ['Anbau', 'Zentrale', 'Übergang'])
})

test('projects without a published value come last in both directions', () => {
  assert.deepEqual(titles('area', 'desc'), ['Zentrale', 'Übergang', 'Anbau'])
  assert.deepEqual(titles('area', 'asc'), ['Übergang', 'Zentrale', 'Anbau'])
  assert.deepEqual(titles('costs', 'asc'), ['Anbau', 'Zentrale', 'Übergang'])
})

test('the stages column sorts by the number of stages, then by the last stage', () => {
  assert.deepEqual(titles('phases', 'desc'), ['Anbau', 'Übergang', 'Zentrale'])
})

test('the sort order is read from the address, which leaves out defaults', () => {
  assert.deepEqual(sortedBy('done', 'desc'), { sort: '', dir: '' })
  assert.deepEqual(sortedBy('done', 'asc'), { sort: 'done', dir: 'asc' })
  assert.deepEqual(sortedBy('title', 'asc'), { sort: 'title', dir: '' })
  assert.deepEqual(tableOrder('', '', columns), { column: 'done', direction: 'desc' })
  assert.deepEqual(tableOrder('title', '', columns), { column: 'title', direction: 'asc' })
  assert.deepEqual(tableOrder('height', '', columns), { column: 'done', direction: 'desc' })
})

test('a figure defined by the firm has a column if it is prominent and a project states it', () => {
  const own = [fact('span', true), fact('trees', true), fact('rooms', false)]
  const spans = [34, 86].map(span => project(`${span} m`, 'Rail', { own: { span, rooms: 4 } }))
  const known = columnsFor(own, [...projects, ...spans])
  assert.deepEqual(known.slice(7), ['own.span'])
  assert.deepEqual(tableOrder('own.span', '', known), { column: 'own.span', direction: 'desc' })
  const sorted = inOrder([...spans, ...projects], 'own.span', 'desc', 'de').map(({ title }) => title)
  assert.deepEqual(sorted.slice(0, 2), ['86 m', '34 m'])
})

test('costs in another currency come after those that can be compared', () => {
  const forints = project('Ház', 'Office', { costs: { net: 9e9, currency: 'HUF' } })
  const sorted = inOrder([forints, ...projects], 'costs', 'desc', 'de', 'EUR').map(({ title }) => title)
  assert.deepEqual(sorted.slice(0, 2), ['Zentrale', 'Anbau'])
})
