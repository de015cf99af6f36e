import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
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

test('the builds of links that are over are deleted, but an open link keeps its last build', async () => {
  const firm = await newFirm()
  const builds = new DraftBuilds(firm.deps, { content: join(firm.dir, 'content') })
  const show = async (id: string) => {
    firm.write('content/pages/home.yaml', lines(id))
    const scope = { id, files: null, snapshot: null }
    await builds.state(scope)
    await builds.ended()
    return (await builds.state(scope)).folder ?? ''
  }
  const [open, over] = [await show('open'), await show('over')]
  const link = { id: 'open', endedAt: null, expiresAt: '2100-01-01', snapshot: null }
  await builds.forgetOthers([link, { ...link, id: 'over', expiresAt: '2026-01-01' }])
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await show(id)
  assert.deepEqual([existsSync(open), existsSync(over)], [true, false])
})

test('a guest costs a few git processes for each page and none for its files, however much the draft has changed', async () => {
  const { dir, deps, write } = await newFirm()
  let processes = 0
  const counted = <Result>(ask: (args: string[]) => Promise<Result>) => {
    return (args: string[]) => {
      processes++
      return ask(args)
    }
  }
  const { bytes, text, names } = deps.git
  const git = { ...deps.git, bytes: counted(bytes), text: counted(text), names: counted(names) }
  for (let page = 0; page < 40; page++) write(`content/pages/page-${page}.yaml`, lines('new'))
  const builds = new DraftBuilds({ ...deps, git }, { content: join(dir, 'content') })
  const scope = { id: 'link', files: null, snapshot: null }
  await builds.state(scope)
  await builds.ended()
  processes = 0
  const { folder } = await builds.state(scope)
  assert.ok(processes <= 5, `${processes} processes`)
  processes = 0
  assert.equal(builds.lastShown(scope), folder)
  assert.equal(processes, 0)
})
