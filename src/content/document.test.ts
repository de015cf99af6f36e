// Checks that a change has the requested result and touches no other line.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { parse } from 'yaml'
import { allPlaces, tryBack, tryPlace, withWord, word } from '../../tests/support/change-sweep.ts'
import { runs } from '../../tests/support/runs.ts'
import { CannotChange, type Change, changed, type Path } from './changes.ts'
import { apply, canonical, written } from './document.ts'

const places = allPlaces()

// Tests a different sample of paths each time; `npm test -- studio` tests all of them.
test('values and lists in the content files can be changed, and a new word changes one line', () => {
  const lists = places.filter(({ value }) => Array.isArray(value) && value.length > 0)
  assert.ok(lists.length > 200)
  for (const some of [places, lists])
    fc.assert(
      fc.property(fc.constantFrom(...some), place => {
        tryPlace(place)
        tryBack(place)
      }),
      runs(30),
    )
})

test('adding a word to every text of both sites changes only the lines of these texts', () => {
  const texts = places.filter(({ value }) => typeof value === 'string')
  assert.ok(texts.length > 5000)
  for (const [file, own] of Map.groupBy(texts, place => place.file)) {
    const before = own[0]?.text.split('\n') ?? []
    const changes = own.map(
      ({ path, value }): Change => ({ op: 'set', path, value: withWord(String(value)) }),
    )
    const after = apply(before.join('\n'), changes).split('\n')
    const otherLines = after.filter((line, index) => line !== before[index] && !line.includes(word))
    assert.deepEqual([otherLines, after.length], [[], before.length], file)
    assert.equal(after.join('\n').split(word).length - 1, own.length, file)
  }
})

test('an entry with a numeric key can be changed, added and removed like any other', () => {
  const text = 'groups:\n  300: 5\n  500: { value: 7, public: false }\n'
  const change = (change: Change) => parse(apply(text, [change]))
  assert.deepEqual(change({ op: 'set', path: ['groups', '500', 'value'], value: 8 }), {
    groups: { 300: 5, 500: { value: 8, public: false } },
  })
  assert.deepEqual(change({ op: 'set', path: ['groups', '700'], value: 1 }), {
    groups: { 300: 5, 500: { value: 7, public: false }, 700: 1 },
  })
  assert.deepEqual(change({ op: 'remove', path: ['groups', '300'] }), {
    groups: { 500: { value: 7, public: false } },
  })
})

test('any text can be written to a file and is read back unchanged', () => {
  const source = 'a: plain # note\nb: "quoted"\nc: { de: x, en: "y" }\nd: |\n  lines\n  more\ne: [x, "y"]\n'
  const places: Path[] = [['a'], ['b'], ['c', 'de'], ['c', 'en'], ['d'], ['e', 0], ['e', 1]]
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.lorem()),
      (path, value) => {
        const wellFormed = value.toWellFormed()
        const after = apply(source, [{ op: 'set', path, value: wellFormed }])
        assert.ok(
          isDeepStrictEqual(parse(after), changed(parse(source), { op: 'set', path, value: wellFormed })),
        )
        assert.ok(after.includes(' # note'))
      },
    ),
    runs(200),
  )
})

test('any list or group can be written to a file and is read back unchanged', () => {
  const source = 'a:\n  - x: 1\n    y: 2\n  - z: 3\nb: {}\nc: []\n'
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.string().map(text => text.toWellFormed()),
      fc.integer(),
      fc.boolean(),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.stringMatching(/^[a-z-]{1,8}$/), tie('any'), { maxKeys: 3, noNullPrototype: true }),
    ),
  })).any
  const change = fc.oneof(
    fc.record({
      op: fc.constant('insert' as const),
      path: fc.constantFrom<Path>(['a', 0], ['a', 2], ['c', 0]),
      value,
    }),
    fc.record({
      op: fc.constant('set' as const),
      path: fc.constantFrom<Path>(['a', 1], ['a', 0, 'n'], ['b', 'n'], ['b']),
      value,
    }),
  )
  fc.assert(
    fc.property(change, asked => {
      assert.ok(isDeepStrictEqual(parse(apply(source, [asked])), changed(parse(source), asked)))
    }),
    runs(200),
  )
})

test('a new entry is placed in schema order, after the comment on the line before it', () => {
  const source = 'title: x # note\npicture: p.jpg\n- no\n'.replace('- no\n', '')
  const order = () => ['title', 'badge', 'picture']
  assert.equal(
    apply(source, [{ op: 'set', path: ['badge'], value: 'new' }], order),
    'title: x # note\nbadge: new\npicture: p.jpg\n',
  )
})

test('a new group in a map of files gets the layout that a person would choose', () => {
  const value = { alt: { de: 'Ein Haus', en: 'A house' }, focus: { x: 55, y: 50 }, origin: 'photo' }
  assert.equal(
    apply('a.jpg: 1\n', [{ op: 'set', path: ['b.jpg'], value }]),
    'a.jpg: 1\nb.jpg:\n  alt: { de: "Ein Haus", en: "A house" }\n  focus: { x: 55, y: 50 }\n  origin: photo\n',
  )
})

test('a short group is written on one line, but a whole file never is', () => {
  assert.equal(
    apply('a: 1\n', [{ op: 'set', path: ['focus'], value: { x: 55, y: 50 } }]),
    'a: 1\nfocus: { x: 55, y: 50 }\n',
  )
  assert.equal(written({ x: 55, y: 50 }), 'x: 55\ny: 50\n')
  assert.equal(apply('[]\n', [{ op: 'insert', path: [0], value: 'a' }]), '- a\n')
})

test('the canonical form removes custom layout and Windows line ends, and keeps comments', () => {
  const own = 'a:   x   # note\r\nb:\r\n- y\r\n# last\r\n'
  const one = canonical(own)
  assert.equal(one, 'a: x # note\nb:\n  - y\n\n# last\n')
  assert.equal(canonical(one), one)
  assert.equal(canonical(written({ a: ['x', { b: 'Ein Satz.' }] })), 'a:\n  - x\n  - b: "Ein Satz."\n')
})

test('the top comment of a list file stays first when items are added, moved or removed', () => {
  const source = '# note\n- a\n- b\n'
  const changes: [Change, string][] = [
    [{ op: 'insert', path: [0], value: 'c' }, '# note\n- c\n- a\n- b\n'],
    [{ op: 'move', path: [0], to: 1 }, '# note\n- b\n- a\n'],
    [{ op: 'remove', path: [0] }, '# note\n- b\n'],
  ]
  for (const [change, text] of changes) {
    assert.equal(apply(source, [change]), text)
    assert.equal(canonical(text), text)
  }
})

test('a change to a missing entry or an object prototype is refused', () => {
  const source = 'a: { de: x }\nb: [1]\n'
  const wrong: Change[] = [
    { op: 'set', path: ['x', 'y'], value: 1 },
    { op: 'remove', path: ['a', 'en'] },
    { op: 'set', path: ['b', 3], value: 1 },
    { op: 'move', path: ['b', 0], to: 4 },
    { op: 'set', path: ['__proto__'], value: {} },
    { op: 'set', path: ['constructor', 'prototype'], value: {} },
  ]
  for (const change of wrong) assert.throws(() => apply(source, [change]), CannotChange)
})
