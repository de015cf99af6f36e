import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { lines, newFirm } from '../../tests/support/studio-firm.ts'
import type { Studio } from '../http/settings.ts'
import { stampOf } from './draft-files.server.ts'
import { chosen, refuseOvertaken } from './routes.server.ts'
import { schedule, scheduled } from './scheduled.server.ts'

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

/** Chooses the home page as it is written, and has a colleague save it before it is copied. */
async function chosenAndSaved() {
  const firm = await newFirm()
  const studio = { content: join(firm.dir, 'content') } as Studio
  firm.write('content/pages/home.yaml', lines('one', 'HERE'))
  const parts = await chosen(firm.publisher, studio, { files: ['pages/home.yaml'] })
  firm.write('content/pages/home.yaml', lines('one', 'half a sen'))
  return { firm, parts }
}

test('a file that is saved after it was chosen and before it is copied is not published', async () => {
  const { firm, parts } = await chosenAndSaved()
  const { outcome } = await firm.publish({ kind: 'files', ...parts })
  assert.deepEqual(outcome, { why: { kind: 'overtaken' } })
  assert.match(firm.read('content/pages/home.yaml'), /half a sen/)
})

test('a file that is saved after it was chosen and before it is copied is not scheduled', async () => {
  const { firm, parts } = await chosenAndSaved()
  const job = { ...parts, at: '2026-12-01T08:00:00.000Z', person: 'Leonie Brandt', note: '' }
  await assert.rejects(
    schedule(firm.publisher, job).catch(refuseOvertaken),
    /Another person has changed the draft/,
  )
  assert.equal(await scheduled(firm.deps.git), undefined)
  assert.equal(firm.publisher.isRunning, false)
})
