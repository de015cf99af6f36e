import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Studio } from '../http/settings.ts'
import { needsSecondPerson } from './legal.ts'

test('a legal page needs a second person whatever its file is called', () => {
  const content = mkdtempSync(join(tmpdir(), 'legal-'))
  mkdirSync(join(content, 'pages'))
  writeFileSync(join(content, 'pages/imprint.yaml'), 'role: imprint\n')
  writeFileSync(join(content, 'pages/method.yaml'), 'nav: { de: Methode }\n')
  const studio = { content, login: { header: 'x-forwarded-user' } } as Studio
  const needs = (file: string) => needsSecondPerson(studio, file)
  assert.ok(needs('pages/imprint.yaml'))
  assert.ok(needs('pages/impressum.yaml'), 'also where it goes')
  assert.ok(!needs('pages/method.yaml'))
  assert.ok(!needs('firm.yaml'))
  rmSync(content, { recursive: true })
})
