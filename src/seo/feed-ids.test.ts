import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedIds } from './feed-ids.ts'

test('news items from the same day have different ids, which a newer item does not change', () => {
  assert.deepEqual(feedIds(['2026-03-02', '2026-03-01', '2026-03-01']), [
    '2026-03-02',
    '2026-03-01-2',
    '2026-03-01',
  ])
  const [, ...before] = feedIds(['2026-03-01', '2026-03-01', '2026-03-01'])
  assert.deepEqual(before, feedIds(['2026-03-01', '2026-03-01']))
})
