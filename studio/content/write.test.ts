// A Studio killed while it writes leaves the old file or the new one, and every leftover is removed later.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sweepUp, unfinishedMark, writeWhole } from './write.ts'

const size = 300_000
/** STUDIO_KILLS=200 makes a long run. */
const turns = Number(process.env.STUDIO_KILLS ?? 12)

const hasUnfinished = (folder: string) => readdirSync(folder).some(name => name.startsWith(unfinishedMark))

test('a process killed while writing leaves a whole file, and its leftovers can be removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-killed-'))
  const path = join(folder, 'home.yaml')
  let left = 0
  for (let turn = 0; turn < turns; turn++) {
    const child = spawn(process.execPath, ['tests/support/write-forever.ts', path, String(size)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    // Kills it once the next files have begun, a little later each time, so that it stops at different points.
    for (let looks = 0, seen = 0; seen <= turn % 12 && looks < 100_000; looks++)
      if (hasUnfinished(folder)) seen++
    child.kill('SIGKILL')
    await once(child, 'exit')
    const text = readFileSync(path, 'utf8')
    assert.ok(text === 'a'.repeat(size) || text === 'b'.repeat(size), `${text.length} signs`)
    if (hasUnfinished(folder)) left++
    sweepUp(folder)
    assert.deepEqual(readdirSync(folder), ['home.yaml'])
  }
  assert.ok(left > 0, 'it was never hit while it wrote')
  rmSync(folder, { recursive: true })
})

test('writing into a missing folder fails with an error and leaves existing files unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'studio-killed-'))
  writeFileSync(join(folder, 'a'), 'old')
  assert.throws(() => writeWhole(join(folder, 'missing', 'a'), 'new'))
  assert.equal(readFileSync(join(folder, 'a'), 'utf8'), 'old')
  rmSync(folder, { recursive: true })
})
