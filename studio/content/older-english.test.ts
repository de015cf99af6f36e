import assert from 'node:assert/strict'
import { test } from 'node:test'
import { older as statesOlder } from './older-english.ts'

const older = (states: unknown[]) => statesOlder(states).paths

const text = (de: string, en: string) => ({ title: { de, en } })

test('a text whose German was changed after its English is told, and only such a one', () => {
  assert.deepEqual(older([text('neu', 'old'), text('alt', 'old')]), [['title']])
  assert.deepEqual(older([text('alt', 'new'), text('alt', 'old')]), [])
  assert.deepEqual(older([text('neu', 'new'), text('alt', 'old')]), [])
  assert.deepEqual(older([text('neu', 'new'), text('neu', 'old'), text('alt', 'old')]), [])
  assert.deepEqual(
    older([text('neuer', 'new'), text('neu', 'new'), text('neu', 'old'), text('alt', 'old')]),
    [['title']],
  )
  assert.deepEqual(older([text('a', 'b'), undefined]), [])
})
