import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAfter, stepOf } from './moves.ts'

test('an entry is found again after another has moved past it', () => {
  const list = ['a', 'b', 'c', 'd']
  for (const from of list.keys())
    for (const to of list.keys()) {
      const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? '')
      for (const [place, entry] of list.entries()) assert.equal(moved[placeAfter(place, from, to)], entry)
    }
})

test('Alt and an arrow key move an entry, except in a field that uses these keys', () => {
  const press = (key: string, target: object, altKey = true) =>
    stepOf({ key, altKey, target: target as EventTarget })
  const button = { tagName: 'BUTTON', isContentEditable: false }
  assert.deepEqual(press('ArrowUp', button), { by: -1, across: false })
  assert.deepEqual(press('ArrowRight', button), { by: 1, across: true })
  assert.equal(press('ArrowUp', button, false), undefined)
  assert.equal(press('Enter', button), undefined)
  for (const tagName of ['TEXTAREA', 'INPUT', 'SELECT'])
    assert.equal(press('ArrowUp', { tagName, isContentEditable: false }), undefined, tagName)
  assert.equal(press('ArrowUp', { tagName: 'DIV', isContentEditable: true }), undefined)
})
