import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withConstants } from './constants.ts'

test('a calc() that only multiplies by a constant of 1 becomes the plain value', () => {
  const css =
    'a{font-size:calc(17px * var(--scale));margin:calc(clamp(1px, 2vw + (3px), 4px) * var(--scale)) 0}'
  assert.equal(withConstants(css, { scale: 1 }), 'a{font-size:17px;margin:clamp(1px, 2vw + (3px), 4px) 0}')
})

test('other constants are inlined, and custom properties that are not constants stay unchanged', () => {
  const css = 'a{font-size:calc(17px * var(--scale));font-weight:var(--strong);color:var(--scale-bar)}'
  assert.equal(
    withConstants(css, { scale: 1.1, strong: 550 }),
    'a{font-size:calc(17px * 1.1);font-weight:550;color:var(--scale-bar)}',
  )
})
