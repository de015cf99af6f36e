import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firmIn, lines, newFirm } from '../../tests/support/studio-firm.ts'
import { issuesOf } from './issues.ts'
import { forget, publishDue, publishLater, waiting } from './later.ts'

const home = 'content/pages/home.yaml'
const faq = 'content/pages/faq.yaml'
const at = '2026-12-01T08:00:00.000Z'
const before = new Date('2026-12-01T07:59:59Z')
const after = new Date('2026-12-01T08:00:01Z')
const order = { files: [home], at, person: 'Leonie Brandt', note: 'Zum Jahresende' }

test('appears at its time as it was, whatever became of the draft and of the studio meanwhile', async () => {
  const firm = await newFirm()
  firm.write(faq, lines('now'))
  await firm.publish()
  firm.write(home, lines('in december', 'two', 'three'))
  await publishLater(firm.press, order)
  firm.write(home, lines('in december', 'two', 'and not yet this'))
  firm.git('gc', '--prune=now', '--quiet')
  const again = await firmIn(firm.dir)
  assert.deepEqual(await waiting(again.workshop.git), {
    ...order,
    commit: (await waiting(firm.workshop.git))?.commit,
  })
  await publishDue(again.press, before)
  assert.doesNotMatch(firm.shown(), /december/)
  await publishDue(again.press, after)
  assert.match(firm.shown(), /in december/)
  assert.doesNotMatch(firm.shown(), /not yet/)
  const [issue] = await issuesOf(firm.workshop.git)
  assert.deepEqual([issue?.number, issue?.note, issue?.person], [2, order.note, order.person])
  assert.equal(await waiting(again.workshop.git), undefined)
  assert.equal(await waiting(again.workshop.git, 'missed'), undefined)
})

test('what was published meanwhile stays', async () => {
  const firm = await newFirm()
  firm.write(home, lines('later', 'two', 'three'))
  await publishLater(firm.press, order)
  firm.write(home, lines('one', 'two', 'NOW'))
  await firm.publish()
  await publishDue(firm.press, after)
  assert.match(firm.shown(), /later[\s\S]*NOW/)
})

test('where it no longer fits it is missed, once, and said until somebody has seen it', async () => {
  const firm = await newFirm()
  firm.write(home, lines('later'))
  await publishLater(firm.press, order)
  firm.write(home, lines('otherwise'))
  await firm.publish()
  await publishDue(firm.press, after)
  assert.match(firm.shown(), /otherwise/)
  const { git } = firm.workshop
  assert.equal(await waiting(git), undefined)
  assert.deepEqual((await waiting(git, 'missed'))?.files, [home])
  await forget(git, 'missed')
  assert.equal(await waiting(git, 'missed'), undefined)
})
