// Kills the Studio in the middle of a save or an upload. The content stays valid, and each file stays whole.
// STUDIO_KILLS=200 sets the number of kills for a long run.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { twoLanguageFirm as otherFirm } from '../../tests/support/two-language-firm.ts'
import { problemsOf } from '../content/draft-problems.ts'
import { sweepUp } from '../content/write.ts'
import { studioSettings } from '../http/settings.ts'

const kills = Number(process.env.STUDIO_KILLS ?? 4)
const start = { home: 'de: Aktuelles', later: 'de: Neues aus dem Büro' }

test(`content survives ${kills} kills during saves or uploads`, { timeout: kills * 60_000 }, async () => {
  const content = mkdtempSync(join(tmpdir(), 'studio-killed-'))
  const studio = { ...studioSettings([], {}), content }
  let between = 0
  for (let round = 0; round < kills; round++) {
    cpSync(otherFirm, content, { recursive: true, force: true })
    const child = spawn(process.execPath, ['tests/support/edit-forever.ts', content], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    // Spreads the kills over several saves and uploads.
    await wait((round / kills) * 500)
    child.kill('SIGKILL')
    const [, signal] = await once(child, 'exit')
    assert.equal(signal, 'SIGKILL', 'it went on by itself until then')
    const home = readFileSync(join(content, 'pages/home.yaml'), 'utf8')
    const original = readFileSync(join(otherFirm, 'pages/home.yaml'), 'utf8')
    assert.ok([original, original.replace(start.home, start.later)].includes(home))
    sweepUp(content)
    assert.deepEqual(problemsOf(studio), [])
    const pictures = globSync('media/*.jpg', { cwd: content })
    for (const file of pictures) assert.equal((await sharp(join(content, file)).stats()).channels.length, 3)
    if (home !== original || pictures.length > 0) between++
  }
  assert.ok(between > 0, 'it was never hit in the middle')
  rmSync(content, { recursive: true })
})
