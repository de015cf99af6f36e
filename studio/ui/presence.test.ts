// Two people see each other while both are there, and nobody sees themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, markPresent } from './presence.server.ts'

test('two editors see which field the other is in, until one stops reporting', () => {
  assert.deepEqual(markPresent('leonie', 'faq.yaml', [0, 'de'], 1000), [])
  assert.deepEqual(markPresent('zsofia', 'pages/home.yaml', ['intro'], 2000), [
    { name: 'leonie', file: 'faq.yaml', path: [0, 'de'] },
  ])
  assert.deepEqual(markPresent('leonie', 'pages/home.yaml', [], 12_000), [
    { name: 'zsofia', file: 'pages/home.yaml', path: ['intro'] },
  ])
  assert.deepEqual(markPresent('leonie', 'pages/home.yaml', [], 28_000), [])
})

test('an editor who leaves is immediately no longer shown to others', () => {
  markPresent('leonie', 'faq.yaml', [], 50_000)
  leave('leonie')
  assert.deepEqual(markPresent('zsofia', 'faq.yaml', [], 50_001), [])
})
