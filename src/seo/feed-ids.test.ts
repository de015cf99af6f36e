import assert from 'node:assert/strict'
import { test } from 'node:test'
import { feedIds } from './feed-ids.ts'

test('two news of one day have their own ids, and keep them', () => {
  assert.deepEqual(feedIds(['2026-03-02', '2026-03-01', '2026-03-01']), [
    '2026-03-02',
    '2026-03-01-2',
    '2026-03-01',
  ])
  const [, ...before] = feedIds(['2026-03-01', '2026-03-01', '2026-03-01'])
  assert.deepEqual(before, feedIds(['2026-03-01', '2026-03-01']))
})
