import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firmIn, lines, newFirm } from '../../tests/support/studio-firm.ts'
import { editionsOf } from './editions.server.ts'
import { forget, publishScheduled, schedule, scheduled } from './scheduled.server.ts'

const home = 'content/pages/home.yaml'
const faq = 'content/pages/faq.yaml'
const at = '2026-12-01T08:00:00.000Z'
const before = new Date('2026-12-01T07:59:59Z')
const after = new Date('2026-12-01T08:00:01Z')
const request = {
  files: [home],
  at,
  person: 'Leonie Brandt',
  note: 'Zum Jahresende',
  authors: ['Kilian, junior'],
}

test('a scheduled publication appears on time as scheduled, despite later edits and a restart', async () => {
  const firm = await newFirm()
  firm.write(faq, lines('now'))
  await firm.publish()
  firm.write(home, lines('in december', 'two', 'three'))
  await schedule(firm.publisher, request)
  firm.write(home, lines('in december', 'two', 'and not yet this'))
  firm.git('gc', '--prune=now', '--quiet')
  const again = await firmIn(firm.dir)
  assert.deepEqual(await scheduled(again.deps.git), {
    ...request,
    commit: (await scheduled(firm.deps.git))?.commit,
  })
  await publishScheduled(again.publisher, before)
  assert.doesNotMatch(firm.shown(), /december/)
  await publishScheduled(again.publisher, after)
  assert.match(firm.shown(), /in december/)
  assert.doesNotMatch(firm.shown(), /not yet/)
  const [edition] = await editionsOf(firm.deps.git)
  assert.deepEqual(
    [edition?.number, edition?.note, edition?.person, edition?.authors],
    [2, request.note, request.person, request.authors],
  )
  assert.equal(await scheduled(again.deps.git), undefined)
  assert.equal(await scheduled(again.deps.git, 'missed'), undefined)
})

test('a scheduled publication keeps changes that were published in the meantime', async () => {
  const firm = await newFirm()
  firm.write(home, lines('later', 'two', 'three'))
  await schedule(firm.publisher, request)
  firm.write(home, lines('one', 'two', 'NOW'))
  await firm.publish()
  await publishScheduled(firm.publisher, after)
  assert.match(firm.shown(), /later[\s\S]*NOW/)
})

test('a scheduled publication that no longer fits is reported as missed until an editor dismisses it', async () => {
  const firm = await newFirm()
  firm.write(home, lines('later'))
  await schedule(firm.publisher, request)
  firm.write(home, lines('otherwise'))
  await firm.publish()
  await publishScheduled(firm.publisher, after)
  assert.match(firm.shown(), /otherwise/)
  const { git } = firm.deps
  assert.equal(await scheduled(git), undefined)
  assert.deepEqual((await scheduled(git, 'missed'))?.files, [home])
  await forget(git, 'missed')
  assert.equal(await scheduled(git, 'missed'), undefined)
})
