// Checks the changes between two states of a file, and the former paths of its values.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { parse, stringify } from 'yaml'
import { runs } from '../../tests/support/runs.ts'
import { type Change, changed, diff, type Path, pathBefore, valueAt } from './changes.ts'
import { apply, canonical } from './document.ts'

const named = (before: unknown, after: unknown) =>
  diff(before, after).map(change =>
    [change.op, change.path.join('.'), ...(change.op === 'move' ? [change.to] : [])].join(' '),
  )

/** Generates lists, groups and values like those in content. They are small, so that parts of them are often equal. */
const leaf = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 }), fc.boolean())
const content = fc.letrec(tie => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('group')),
  list: fc.array(tie('value'), { maxLength: 6 }),
  group: fc.dictionary(fc.constantFrom('de', 'en', 'id', 'k', 'l'), tie('value'), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
}))
const file = fc.oneof(content.list, content.group)

describe('changes between two states', () => {
  test('adding, removing, moving or editing a list item is recorded as a change to that item only', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => ({ id, title: { de: id, en: id } }))
    assert.deepEqual(named([a, b, c], [d, a, b, c]), ['insert 0'])
    assert.deepEqual(named([a, b, c], [a, c]), ['remove 1'])
    assert.deepEqual(named([a, b, c], [c, a, b]), ['move 2 0'])
    assert.deepEqual(named([a, b, c], [b, c, a]), ['move 0 2'])
    assert.deepEqual(named([a, b, c], [a, { ...b, title: { de: 'B', en: 'b' } }, c]), ['set 1.title.de'])
    assert.deepEqual(named([a, b], [b, { ...a, title: { de: 'A', en: 'a' } }]), [
      'move 0 1',
      'set 1.title.de',
    ])
    assert.deepEqual(named([a, b], [a, d]), ['set 1.id', 'set 1.title.de', 'set 1.title.en'])
  })

  test('adding or removing a word in a list gives one change', () => {
    assert.deepEqual(named({ l: ['x', 'y'] }, { l: ['x', 'z', 'y'] }), ['insert l.1'])
    assert.deepEqual(named({ l: ['x'] }, { l: [] }), ['remove l.0'])
    assert.deepEqual(named({ l: ['x'] }, {}), ['remove l'])
    assert.deepEqual(named({ l: ['x', 'y', 'x'] }, { l: ['y', 'x'] }), ['remove l.0'])
  })

  test('a removal inside a shifted list item uses the new position of the item', () => {
    assert.deepEqual(named([{ id: 'a', note: 'x' }], [{ id: 'new' }, { id: 'a' }]), [
      'insert 0',
      'remove 1.note',
    ])
  })

  test('changes applied in turn give the new state, and equal states give no changes', () => {
    fc.assert(
      fc.property(content.value, content.value, (before, after) => {
        const changes = diff(before, after)
        assert.deepEqual(changes.reduce<unknown>(changed, before), after)
        assert.equal(changes.length === 0, isDeepStrictEqual(before, after))
      }),
      runs(3000),
    )
  })

  test('no change is repeated or without effect', () => {
    fc.assert(
      fc.property(content.value, content.value, (before, after) => {
        diff(before, after).reduce<unknown>((state, change) => {
          const next = changed(state, change)
          assert.notDeepEqual(next, state, JSON.stringify(change))
          return next
        }, before)
      }),
      runs(),
    )
  })
})

test('a file gets its new content by changes, and keeps its first and last comments', () => {
  fc.assert(
    fc.property(file, file, (before, after) => {
      // A list that replaces a whole group leaves no line to keep.
      fc.pre(Array.isArray(before) === Array.isArray(after))
      const commented = `# first\n\n${stringify(before)}\n# last\n`
      const text = canonical(commented)
      fc.pre(isDeepStrictEqual(parse(text), before))
      const result = apply(text, diff(before, after))
      assert.deepEqual(parse(result), after)
      for (const comment of ['# first', '# last']) assert.ok(result.includes(comment), result)
    }),
    runs(500),
  )
})

test('a comment beside a value stays while everything around it changes', () => {
  const text = 'a: 1\n# about the list\nlist:\n  - id: x # the first\n    n: 1\n  - id: y\n    n: 2\nb: 3\n'
  const after = {
    list: [
      { id: 'z', n: 0 },
      { id: 'y', n: 5 },
      { id: 'x', n: 1 },
    ],
    b: 4,
  }
  const result = apply(text, diff(parse(text), after))
  assert.deepEqual(parse(result), after)
  assert.ok(result.includes('# about the list') && result.includes('x # the first'), result)
})

test('an insertion into a list entry that does not exist is refused', () => {
  const change: Change = { op: 'insert', path: ['list', 1, 'items', 0], value: { name: 'new' } }
  assert.throws(() => changed({ list: [{ items: [] }] }, change))
})

describe('former paths', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 8 })
  test('after any changes, a remaining list item is found at its former path, but a new item is not', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const asItems = (numbers: number[]) => ({ items: numbers.map(id => ({ id: `n${id}`, n: id })) })
        const changes = diff(asItems(before), asItems(after))
        for (const [index, id] of after.entries()) {
          const path: Path = ['items', index, 'id']
          const old = pathBefore(path, changes)
          const value = old && valueAt(asItems(before), old)
          if (before.includes(id)) assert.equal(value, `n${id}`)
          else assert.notEqual(value, `n${id}`)
        }
      }),
      runs(),
    )
  })

  test('changes elsewhere leave a path as it is', () => {
    const path: Path = ['a', 1, 'b']
    const elsewhere: Change[] = [
      { op: 'insert', path: ['c', 0], value: 1 },
      { op: 'remove', path: ['a', 2] },
      { op: 'set', path: ['a', 1, 'b'], value: 1 },
      { op: 'move', path: ['a', 3], to: 4 },
    ]
    assert.deepEqual(pathBefore(path, elsewhere), path)
  })
})
