import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { lines, newFirm, writeSite } from '../../tests/support/studio-firm.ts'
import { DraftBuilds } from './draft-builds.server.ts'

test('a failed build is retried after a minute, even if the draft has not changed', async t => {
  let isFull = true
  const firm = await newFirm({
    build: async (_, content, outDir) => {
      if (isFull) throw new Error('the disk is full')
      await writeSite(content, outDir)
    },
  })
  const builds = new DraftBuilds(firm.deps, { content: join(firm.dir, 'content') })
  const scope = { files: null, snapshot: firm.git('rev-parse', 'HEAD') }
  const state = async () => {
    await builds.state(scope)
    await builds.ended()
    return builds.state(scope)
  }
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() })
  assert.equal((await state()).problem, 'the disk is full')
  isFull = false
  assert.equal((await state()).problem, 'the disk is full', 'not at every look')
  t.mock.timers.tick(61_000)
  const { folder, problem } = await state()
  assert.ok(folder)
  assert.equal(problem, undefined)
})

test('the build for a link to one page keeps the pictures that other pages still show', async () => {
  let pictures: string[] = []
  const firm = await newFirm({
    build: async (_, content, outDir) => {
      pictures = await readdir(join(content, 'media'))
      await writeSite(content, outDir)
    },
  })
  firm.write('content/media/old.jpg', 'old')
  await firm.publish()
  rmSync(join(firm.dir, 'content/media/old.jpg'))
  firm.write('content/media/new.jpg', 'new')
  firm.write('content/pages/home.yaml', lines('new.jpg'))
  const builds = new DraftBuilds(firm.deps, { content: join(firm.dir, 'content') })
  await builds.state({ files: ['pages/home.yaml'], snapshot: null })
  await builds.ended()
  assert.deepEqual(pictures.toSorted(), ['new.jpg', 'old.jpg'])
})
