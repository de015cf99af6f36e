import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Change, changed, diff, type Path, valueAt } from '../../src/content/changes.ts'
import { runs } from '../../tests/support/runs.ts'
import { applied, type Unit, withChange } from './units.ts'

const base = { title: { de: 'a', en: 'b' }, list: [{ n: 'x' }, { n: 'y' }], word: 'w' }
const set = (path: Change['path'], value: unknown): Change => ({ op: 'set', path, value })
const all = (changes: Change[]) =>
  changes.reduce<Unit[]>((units, change) => withChange(units, change, base), [])

test('repeated typing in a text is one change, and each text is a separate unit', () => {
  const units = all([set(['title', 'de'], 'a1'), set(['title', 'de'], 'a12'), set(['word'], 'v')])
  assert.deepEqual(units, [
    { root: ['title', 'de'], was: 'a', changes: [set(['title', 'de'], 'a12')] },
    { root: ['word'], was: 'w', changes: [set(['word'], 'v')] },
  ])
})

test('changes inside a list belong to the unit of the whole list once an item is inserted', () => {
  const units = all([
    set(['list', 1, 'n'], 'z'),
    { op: 'insert', path: ['list', 0], value: { n: '' } },
    set(['list', 0, 'n'], 'new'),
    set(['word'], 'v'),
  ])
  assert.deepEqual(
    units.map(({ root, was, changes }) => [root, was, changes.length]),
    [
      [['list'], base.list, 3],
      [['word'], 'w', 1],
    ],
  )
})

const plain = { noNullPrototype: true }

test('units of any changes give the same value as the changes, and every change can be undone', () => {
  const change: fc.Arbitrary<Change> = fc.oneof(
    fc.record({
      op: fc.constant('set' as const),
      path: fc.constantFrom<Path>(['word'], ['title', 'de'], ['list', 0, 'n']),
      value: fc.string(),
    }),
    fc.record({
      op: fc.constant('insert' as const),
      path: fc.constantFrom<Path>(['list', 0], ['list', 1]),
      value: fc.record({ n: fc.string() }, plain),
    }),
    fc.record({
      op: fc.constant('move' as const),
      path: fc.constant<Path>(['list', 0]),
      to: fc.constantFrom(0, 1),
    }),
    fc.record({
      op: fc.constant('set' as const),
      path: fc.constant<Path>(['more']),
      value: fc.record({ de: fc.string() }, plain),
    }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), changes => {
      let value: unknown = base
      for (const one of changes) {
        const next = changed(value, one)
        assert.deepEqual(diff(next, value).reduce<unknown>(changed, next), value)
        value = next
      }
      const { value: found, lost } = applied(base, all(changes))
      assert.deepEqual(found, value)
      assert.deepEqual(lost, [])
    }),
    runs(),
  )
})

test('a unit whose place no longer exists is set aside and does not block the others', () => {
  const units = all([set(['list', 1, 'n'], 'z'), set(['word'], 'v')])
  const { value, lost } = applied({ word: 'w', list: [] }, units)
  assert.equal(valueAt(value, ['word']), 'v')
  assert.deepEqual(
    lost.map(({ root }) => root),
    [['list', 1, 'n']],
  )
})

test('a conflict stays unresolved while the editor keeps typing in the same text', () => {
  const [open] = withChange([], set(['word'], 'mine'), base)
  const clash: Unit = { ...(open as Unit), conflict: { theirs: 'theirs' } }
  assert.deepEqual(withChange([clash], set(['word'], 'mine, longer'), { ...base, word: 'theirs' }), [
    { ...clash, changes: [set(['word'], 'mine, longer')] },
  ])
})

test('an editor who chooses their own version gets it, even if the file is a single list', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 })
  const value = fc.oneof(list, fc.string(), fc.constant(undefined))
  fc.assert(
    fc.property(list, list, (mine, theirs) => {
      assert.deepEqual(diff(theirs, mine).reduce<unknown>(changed, theirs), mine)
    }),
    runs(),
  )
  fc.assert(
    fc.property(value, value, (mine, theirs) => {
      const there = theirs === undefined ? {} : { at: theirs }
      const after = diff(theirs, mine, ['at']).reduce<unknown>(changed, there)
      assert.deepEqual(after, mine === undefined ? {} : { at: mine })
    }),
    runs(),
  )
})
