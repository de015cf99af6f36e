import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Studio } from '../http/settings.ts'
import { openHistory } from './git.ts'
import { needSecondPerson } from './legal.ts'

test('a legal page needs a second person whatever its file is called', async () => {
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
  rmSync(project, { recursive: true })
})
