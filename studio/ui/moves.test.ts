import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeAfter } from './moves.ts'

test('an entry is found again after another has moved past it', () => {
  const list = ['a', 'b', 'c', 'd']
  for (const from of list.keys())
    for (const to of list.keys()) {
      const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? '')
      for (const [place, entry] of list.entries()) assert.equal(moved[placeAfter(place, from, to)], entry)
    }
})
