import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Studio } from '../http/settings.ts'
import { gitIn, openHistory, signed } from './git.ts'
import { needSecondPerson } from './legal.ts'

test('a legal page needs a second person, whatever the name of its file', async () => {
  const project = mkdtempSync(join(tmpdir(), 'legal-'))
  const content = join(project, 'content')
  mkdirSync(join(content, 'pages'), { recursive: true })
  writeFileSync(join(content, 'pages/imprint.yaml'), 'role: imprint\n')
  writeFileSync(join(content, 'pages/method.yaml'), 'nav: { de: Methode }\n')
  await openHistory(project, 'Test')
  const studio = { content, login: { header: 'x-forwarded-user' } } as Studio
  const files = ['pages/imprint.yaml', 'pages/impressum.yaml', 'pages/method.yaml', 'firm.yaml']
  const legal = new Set(['pages/imprint.yaml', 'pages/impressum.yaml'])
  assert.deepEqual(await needSecondPerson(studio, files), legal)
  writeFileSync(join(content, 'pages/imprint.yaml'), 'nav: { de: Impressum }\n')
  assert.deepEqual(await needSecondPerson(studio, files), legal, 'also where the draft takes its role away')
  // Its approval was requested while it was a legal text, and it was never public.
  writeFileSync(join(content, 'pages/new.yaml'), 'role: privacy\n')
  const git = gitIn(project)
  await git.text(['add', '--all'])
  const snapshot = await git.text(['stash', 'create'], { env: signed('Test') })
  writeFileSync(join(content, 'pages/new.yaml'), 'nav: { de: Neu }\n')
  assert.deepEqual(await needSecondPerson(studio, ['pages/new.yaml']), new Set())
  assert.deepEqual(await needSecondPerson(studio, ['pages/new.yaml'], snapshot), new Set(['pages/new.yaml']))
  rmSync(project, { recursive: true })
})
