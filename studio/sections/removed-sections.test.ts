// The grey line of a removed section: it stays after the page was left, and goes when the section is back.
import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import { copiesOf, type Removed, readRemoved, stillRemoved, storeRemoved } from './removed-sections.ts'

const hero = { section: 'hero', lead: { de: 'a', en: 'b' } }
const list = { section: 'ruled-list', heading: { de: 'c', en: 'd' } }
const remove = (value: unknown, left: unknown[]): Removed => ({
  index: 1,
  title: 'x',
  value,
  copies: copiesOf(value, left),
})

test('a section that another undo brought back is no longer listed as removed', () => {
  const removed = [remove(list, [hero])]
  assert.deepEqual(stillRemoved(removed, [hero]), removed)
  assert.deepEqual(stillRemoved(removed, [hero, { ...list }]), [])
})

test('an equal section that stayed on the page does not count as the removed one', () => {
  const [first, second] = [remove(list, [hero, list]), remove(list, [hero])]
  assert.deepEqual(stillRemoved([first], [hero, list]), [first])
  assert.deepEqual(stillRemoved([first, second], [hero]), [first, second])
  assert.deepEqual(stillRemoved([first, second], [hero, list]), [first])
})

const stored = new Map<string, string>()
const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
beforeEach(() => {
  stored.clear()
  const value = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }
  Object.defineProperty(globalThis, 'sessionStorage', { value, configurable: true })
})
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
  else Reflect.deleteProperty(globalThis, 'sessionStorage')
})

test('the undo of a removed section survives reopening its page, and no other page has it', () => {
  const removed = [remove(list, [hero])]
  storeRemoved('pages/home.yaml', removed)
  assert.deepEqual(readRemoved('pages/home.yaml'), removed)
  assert.deepEqual(readRemoved('pages/office.yaml'), [])
  storeRemoved('pages/home.yaml', [])
  assert.deepEqual([...stored], [])
})
