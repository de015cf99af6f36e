import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { allowNode, specIn } from './copy.ts'

const folder = mkdtempSync(join(tmpdir(), 'copy-'))
const path = process.env.PATH
after(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true })
})

test('an upgrade replaces the program tarball in the site, even if npm prints extra lines', () => {
  const copy = join(folder, 'copy')
  mkdirSync(copy)
  writeFileSync(join(copy, 'achsmass-1.0.0.tgz'), '')
  const npm = `#!/bin/sh
echo 'Installing packages …'
echo '{ "achsmass": { "filename": "achsmass-1.1.0.tgz" } }'
for last; do :; done
touch "$last/achsmass-1.1.0.tgz"
`
  writeFileSync(join(folder, 'npm'), npm, { mode: 0o755 })
  process.env.PATH = [folder, path].join(delimiter)
  assert.equal(specIn(copy, folder), './achsmass-1.1.0.tgz')
  assert.deepEqual(readdirSync(copy), ['achsmass-1.1.0.tgz'])
})

test('an upgrade lets npm fetch Node, and keeps the decisions of the firm about install scripts', () => {
  const file = join(folder, 'package.json')
  writeFileSync(file, '{ "private": true, "allowScripts": { "esbuild": true } }')
  allowNode(folder)
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), {
    private: true,
    allowScripts: { esbuild: true, node: true },
  })
})
