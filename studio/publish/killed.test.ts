// Kills the Studio at any moment of a publication. The public site stays whole, the draft stays as it was typed, and
// the next publication works. STUDIO_KILLS=200 sets the number of kills for a long run.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { firmIn, lines, newFirm } from '../../tests/support/studio-firm.ts'
import { editionsOf } from './editions.server.ts'

const home = 'content/pages/home.yaml'
const faq = 'content/pages/faq.yaml'
const kills = Number(process.env.STUDIO_KILLS ?? 6)
const script = join(import.meta.dirname, '../../tests/support/publish-once.ts')
const studioThatPublishes = (dir: string) =>
  spawn(process.execPath, [script, dir], { stdio: ['ignore', 'pipe', 'inherit'] })

test(`a Studio killed ${kills} times while publishing recovers`, { timeout: kills * 60_000 }, async () => {
  const firm = await newFirm()
  firm.write(home, lines('round start'))
  firm.write(faq, lines('round start'))
  const whole = studioThatPublishes(firm.dir)
  const wholeEnded = once(whole, 'exit')
  await once(whole.stdout, 'data')
  const wholeBegan = performance.now()
  await wholeEnded
  let shortestMs = performance.now() - wholeBegan
  let cutOff = 0
  for (let round = 0; round < kills; round++) {
    const before = firm.shown()
    const draft = lines(`round ${round}`)
    firm.write(home, draft)
    firm.write(faq, draft)
    const studio = studioThatPublishes(firm.dir)
    const ended = once(studio, 'exit')
    await once(studio.stdout, 'data')
    const began = performance.now()
    // Spreads the kills over a whole publication.
    await Promise.race([wait((round / kills) * shortestMs), ended])
    studio.kill('SIGKILL')
    const [, signal] = await ended
    if (signal) cutOff++
    // A publication that ended before its kill is the better measure: the machine was busier before.
    else shortestMs = Math.min(shortestMs, performance.now() - began)

    assert.ok([before, draft + draft].includes(firm.shown()), 'either the one or the other, and all of it')
    assert.doesNotThrow(() => JSON.parse(readFileSync(join(firm.dir, 'dist/build.json'), 'utf8')))
    assert.deepEqual([firm.read(home), firm.read(faq)], [draft, draft])
    firm.git('fsck', '--no-dangling')

    const next = await firmIn(firm.dir)
    await next.publisher.settle()
    const { outcome } = await next.publish()
    const isDone = outcome && ('addresses' in outcome || outcome.why.kind === 'nothing')
    assert.ok(isDone, JSON.stringify(outcome))
    assert.equal(firm.shown(), draft + draft)
    assert.equal(firm.git('status', '--porcelain'), '')
  }
  assert.ok(cutOff >= kills / 3, `only ${cutOff} were cut off`)
  // Each round is published once, however often it was started.
  assert.equal((await editionsOf(firm.deps.git, 1000)).length, kills + 1)
})
