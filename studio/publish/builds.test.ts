// Files of earlier builds stay public for pages that are still open, but only for a day.
import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Firm, lines, newFirm, writeSite } from '../../tests/support/studio-firm.ts'

const home = 'content/pages/home.yaml'
const portrait = 'content/media/portrait.Ab12.jpg'
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const isPublic = (firm: Firm, name: string) => existsSync(join(firm.dir, 'dist/_astro', name))

/** Publishes a page, and then a portrait. */
async function firmWithPortrait(): Promise<Firm> {
  const firm = await newFirm({
    build: async (_, content, outDir) => {
      await mkdir(join(outDir, '_astro'), { recursive: true })
      await writeFile(join(outDir, '_astro/style.Cd34.css'), 'p{}')
      if (existsSync(join(content, 'media')))
        await cp(join(content, 'media'), join(outDir, '_astro'), { recursive: true })
      await writeSite(content, outDir)
    },
  })
  firm.write(home, lines('first'))
  await firm.publish()
  firm.write(portrait, 'portrait')
  await firm.publish()
  assert.ok(isPublic(firm, 'portrait.Ab12.jpg'))
  return firm
}

test('a picture of a reverted edition leaves the public site after a day', async () => {
  const firm = await firmWithPortrait()
  await firm.publish({ kind: 'back', number: 2 })
  await firm.publisher.forgetEarlierFiles(inHours(23))
  assert.ok(isPublic(firm, 'portrait.Ab12.jpg'), 'for pages that are still open')
  await firm.publisher.forgetEarlierFiles(inHours(25))
  assert.ok(!isPublic(firm, 'portrait.Ab12.jpg'))
  assert.ok(isPublic(firm, 'style.Cd34.css'), 'the build keeps its own files')
})

test('a picture that an editor removed leaves the public site after a day, despite later editions', async t => {
  const firm = await firmWithPortrait()
  rmSync(join(firm.dir, portrait))
  await firm.publish()
  t.mock.timers.enable({ apis: ['Date'], now: inHours(23) })
  firm.write(home, lines('later'))
  await firm.publish()
  assert.ok(isPublic(firm, 'portrait.Ab12.jpg'))
  t.mock.timers.tick(2 * 3_600_000)
  await firm.publisher.forgetEarlierFiles()
  assert.ok(!isPublic(firm, 'portrait.Ab12.jpg'))
})

test('an edition that is shown again brings no picture of a build that was replaced more than a day ago', async t => {
  const firm = await firmWithPortrait()
  rmSync(join(firm.dir, portrait))
  firm.write(home, lines('without'))
  await firm.publish()
  firm.write(home, lines('mistake'))
  await firm.publish()
  t.mock.timers.enable({ apis: ['Date'], now: inHours(25) })
  await firm.publish({ kind: 'back', number: 4 })
  assert.match(firm.shown(), /without/)
  assert.ok(!isPublic(firm, 'portrait.Ab12.jpg'))
})
