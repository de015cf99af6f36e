// Two people see each other while both are there, and nobody sees themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, markPresent } from './presence.server.ts'

test('each sees the other at the field where they are, until one is not heard of any more', () => {
  assert.deepEqual(markPresent('leonie', 'faq.yaml', [0, 'de'], 1000), [])
  assert.deepEqual(markPresent('zsofia', 'pages/home.yaml', ['intro'], 2000), [
    { name: 'leonie', file: 'faq.yaml', path: [0, 'de'] },
  ])
  assert.deepEqual(markPresent('leonie', 'pages/home.yaml', [], 12_000), [
    { name: 'zsofia', file: 'pages/home.yaml', path: ['intro'] },
  ])
  assert.deepEqual(markPresent('leonie', 'pages/home.yaml', [], 28_000), [])
})

test('who leaves is gone at once', () => {
  markPresent('leonie', 'faq.yaml', [], 50_000)
  leave('leonie')
  assert.deepEqual(markPresent('zsofia', 'faq.yaml', [], 50_001), [])
})
