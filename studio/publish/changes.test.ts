import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { changesBetween, type Step } from './changes.ts'

const what = (before: unknown, after: unknown) =>
  changesBetween(before, after).map(change => `${change.what} ${change.path.join('.')}`)

describe('what changed', () => {
  test('a text in one language is one place', () => {
    const before = { hero: { lead: { de: 'Alt', en: 'Old' }, note: { de: 'a', en: 'b' } } }
    assert.deepEqual(what(before, { hero: { ...before.hero, lead: { de: 'Neu', en: 'Old' } } }), [
      'changed hero.lead',
    ])
  })

  test('an item of a list that came, went, moved or reads differently is told from its neighbours', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(id => ({ id, title: { de: id, en: id } }))
    assert.deepEqual(what([a, b, c], [d, a, b, c]), ['new 0'])
    assert.deepEqual(what([a, b, c], [a, c]), ['gone 1'])
    assert.deepEqual(what([a, b, c], [c, a, b]), ['moved 0'])
    assert.deepEqual(what([a, b, c], [a, { ...b, title: { de: 'B', en: 'b' } }, c]), ['changed 1.title'])
    assert.deepEqual(what([a, b], [b, { ...a, title: { de: 'A', en: 'a' } }]).sort(), ['gone 0', 'new 1'])
    assert.deepEqual(what([a, b], [a, d]), ['changed 1.id', 'changed 1.title'])
  })

  test('lists of words', () => {
    assert.deepEqual(what({ l: ['x', 'y'] }, { l: ['x', 'z', 'y'] }), ['new l.1'])
    assert.deepEqual(what({ l: ['x'] }, { l: [] }), ['gone l.0'])
    assert.deepEqual(what({ l: ['x'] }, {}), ['gone l'])
  })

  test('what is gone within an item that shifted is known by both its places', () => {
    const gone = changesBetween([{ id: 'a', note: 'x' }], [{ id: 'new' }, { id: 'a' }])[0]
    assert.deepEqual(gone, { what: 'gone', path: [1, 'note'], was: [0, 'note'], before: 'x' })
  })

  test('every difference is named, and nothing else', () => {
    const leaf = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 3 }))
    const value = fc.letrec(tie => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.constantFrom('de', 'en', 'id', 'k', 'l'), tie('value'), {
          maxKeys: 3,
          noNullPrototype: true,
        }),
      ),
    })).value
    const at = (data: unknown, path: Step[]): unknown =>
      path.reduce<unknown>((node, step) => (node as Record<Step, unknown>)?.[step], data)
    fc.assert(
      fc.property(value, value, (before, after) => {
        const changes = changesBetween(before, after)
        assert.equal(changes.length === 0, isDeepStrictEqual(before, after))
        for (const change of changes) {
          if (change.what === 'gone') {
            assert.deepEqual(at(before, change.was ?? []), change.before)
            assert.notEqual(at(after, change.path.slice(0, -1)), undefined)
          } else assert.deepEqual(at(after, change.path), change.after)
          if (change.what === 'changed') assert.notDeepEqual(change.before, change.after)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
