import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearMissesIn } from './near-misses.ts'

const nav =
  '<nav><ul class="a"><li data-words="faq fragen"><a href="/faq">Fragen &amp; mehr</a></li><li data-words="x"><a href="/x">X</a></li></ul></nav>'

test('the build records the near-misses template unchanged, and its items without their search words', () => {
  const html = `<!doctype html><main><p>404</p><template id="near-misses">${nav}</template><a href="/">Home</a></main>`
  const found = nearMissesIn(html)
  assert.deepEqual(found, {
    template: `<template id="near-misses">${nav}</template>`,
    before: '<nav><ul class="a">',
    items: [
      { words: 'faq fragen', html: '<li><a href="/faq">Fragen &amp; mehr</a></li>' },
      { words: 'x', html: '<li><a href="/x">X</a></li>' },
    ],
    after: '</ul></nav>',
  })
  assert.ok(html.includes(found?.template ?? '-'))
})

test('no other template is used', () => assert.equal(nearMissesIn(`<template>${nav}</template>`), undefined))
