import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, withValue } from './query-fields.ts'

test('a query is taken apart into fields and put together again', () => {
  assert.deepEqual(
    fieldsOf('cost=5&vat=1')?.map(({ name }) => name),
    ['cost', 'vat'],
  )
  assert.equal(fieldsOf('type=office'), undefined)
  assert.equal(withValue('cost=5', 'cost', ' 7,5 '), 'cost=7.5')
  assert.equal(withValue('lph=2-8&done=1', 'lph', '3–8'), 'lph=3-8&done=1')
  assert.equal(withValue('cost=5&vat=1', 'vat', ''), 'cost=5')
})
