import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { lines, newFirm } from '../../tests/support/studio-firm.ts'
import type { Studio } from '../http/settings.ts'
import { stampOf } from './draft-files.server.ts'
import { chosen } from './routes.server.ts'

test('publishing is refused if a chosen file has changed since the list was loaded', async () => {
  const firm = await newFirm()
  const studio = { content: join(firm.dir, 'content') } as Studio
  firm.write('content/pages/home.yaml', lines('one', 'HERE'))
  firm.write('content/pages/faq.yaml', lines('question', 'HERE'))
  const files = ['pages/home.yaml']
  const seen = { 'pages/home.yaml': await stampOf(firm.dir, 'content/pages/home.yaml') }
  firm.write('content/pages/faq.yaml', lines('question', 'MORE'))
  assert.deepEqual((await chosen(firm.publisher, studio, { files, seen })).files, ['content/pages/home.yaml'])

  firm.write('content/pages/home.yaml', lines('one', 'half a sen'))
  await assert.rejects(chosen(firm.publisher, studio, { files, seen }), /has changed the draft/)
})
