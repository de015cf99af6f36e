import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passes, readChoice, writeChoice } from './choice.ts'

const categories = [
  { focus: 'space', category: 'office' },
  { focus: 'infrastructure', category: 'rail' },
]
const nothing = { focus: '', category: '', view: 'images', sort: '', dir: '' }

test('the project list reads its state from the address and ignores unknown values', () => {
  assert.deepEqual(readChoice('', categories), nothing)
  assert.deepEqual(readChoice('?category=rail&view=scale&sort=length', categories), {
    ...nothing,
    focus: 'infrastructure',
    category: 'rail',
    view: 'scale',
    sort: 'length',
  })
  assert.deepEqual(readChoice('?focus=garden&view=globe&dir=up', categories), nothing)
})

test('the address leaves out the defaults of the project list, and keeps other parameters', () => {
  const choice = readChoice('?focus=space&view=table&sort=title&dir=desc', categories)
  assert.equal(
    writeChoice('?projects=a,b', choice),
    '?projects=a%2Cb&focus=space&view=table&sort=title&dir=desc',
  )
  assert.equal(
    writeChoice('?view=table&sort=title', { ...choice, focus: '', view: 'images', sort: '', dir: '' }),
    '',
  )
})

test('a filter shows only the projects that belong to it', () => {
  const office = { focus: 'space', category: 'office' }
  assert.equal(passes(office, { focus: '', category: '' }), true)
  assert.equal(passes(office, { focus: 'space', category: 'office' }), true)
  assert.equal(passes(office, { focus: 'space', category: 'rail' }), false)
})
