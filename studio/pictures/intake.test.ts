import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTurn } from './intake.server.ts'

test('twelve simultaneous uploads are handled one at a time, and a failed one does not block the others', async () => {
  let open = 0
  let most = 0
  const upload = (index: number) =>
    inTurn(async () => {
      most = Math.max(most, ++open)
      await new Promise(resolve => setTimeout(resolve, 2))
      open--
      if (index === 3) throw new Error('no picture')
      return index
    })
  const done = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => upload(index)))
  assert.equal(most, 1)
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 11)
})
