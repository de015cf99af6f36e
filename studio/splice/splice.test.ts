// What is changed is changed exactly as asked; what is around stays byte for byte.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { parse } from 'yaml'
import { allPlaces, tryBack, tryPlace } from '../../tests/support/splice-sweep.ts'
import { CannotChange, type Change, changed, type Path } from './change.ts'
import { splice } from './splice.ts'

// Some hundred places, others each time; `npm run test:studio` takes all of them.
test('values and lists of the content files can be changed, one word in one line', () => {
  const places = allPlaces()
  assert.ok(places.length > 500)
  fc.assert(
    fc.property(fc.constantFrom(...places), place => {
      tryPlace(place)
      tryBack(place)
    }),
    { numRuns: 60 },
  )
})

test('any text at all is written so that it is read back', () => {
  const source = 'a: plain # note\nb: "quoted"\nc: { de: x, en: "y" }\nd: |\n  lines\n  more\ne: [x, "y"]\n'
  const places: Path[] = [['a'], ['b'], ['c', 'de'], ['c', 'en'], ['d'], ['e', 0], ['e', 1]]
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.lorem()),
      (path, value) => {
        const wellFormed = value.toWellFormed()
        const after = splice(source, [{ op: 'set', path, value: wellFormed }])
        assert.ok(
          isDeepStrictEqual(parse(after), changed(parse(source), { op: 'set', path, value: wellFormed })),
        )
        assert.ok(after.includes(' # note'))
      },
    ),
    { numRuns: 500 },
  )
})

test('any list and group at all is written so that it is read back', () => {
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
      assert.ok(isDeepStrictEqual(parse(splice(source, [asked])), changed(parse(source), asked)))
    }),
    { numRuns: 500 },
  )
})

test('a new entry stands where the schema has it, behind a note on the line before', () => {
  const source = 'title: x # note\npicture: p.jpg\n- no\n'.replace('- no\n', '')
  const order = () => ['title', 'badge', 'picture']
  assert.equal(
    splice(source, [{ op: 'set', path: ['badge'], value: 'new' }], order),
    'title: x # note\nbadge: new\npicture: p.jpg\n',
  )
})

test('a place in a picture and the name of a file are written as everywhere else', () => {
  const value = { alt: { de: 'Ein Haus', en: 'A house' }, focus: { x: 55, y: 50 }, origin: 'photo' }
  assert.equal(
    splice('a.jpg: 1\n', [{ op: 'set', path: ['b.jpg'], value }]),
    'a.jpg: 1\nb.jpg:\n  alt: { de: "Ein Haus", en: "A house" }\n  focus: { x: 55, y: 50 }\n  origin: photo\n',
  )
})

test('line ends of Windows stay', () => {
  assert.equal(
    splice('a: x\r\nb:\r\n  - y\r\n', [{ op: 'insert', path: ['b', 1], value: 'z' }]),
    'a: x\r\nb:\r\n  - y\r\n  - z\r\n',
  )
})

test('what is not there is not changed', () => {
  const source = 'a: { de: x }\nb: [1]\n'
  const wrong: Change[] = [
    { op: 'set', path: ['x', 'y'], value: 1 },
    { op: 'remove', path: ['a', 'en'] },
    { op: 'set', path: ['b', 3], value: 1 },
    { op: 'move', path: ['b', 0], to: 4 },
    { op: 'set', path: ['__proto__'], value: {} },
    { op: 'set', path: ['constructor', 'prototype'], value: {} },
  ]
  for (const change of wrong) assert.throws(() => splice(source, [change]), CannotChange)
})
