import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandFile } from './help.mjs'

const site = mkdtempSync(join(tmpdir(), 'no-node-'))
after(() => rmSync(site, { recursive: true }))

test('the command explains in one sentence why Node is missing if npm did not fetch it', () => {
  const program = join(site, 'node_modules/achsmass')
  for (const part of ['bin', 'tools']) cpSync(part, join(program, part), { recursive: true })
  mkdirSync(join(program, 'cli'))
  writeFileSync(join(program, 'cli/check.ts'), '')
  mkdirSync(join(site, 'node_modules/node'))
  writeFileSync(join(site, 'node_modules/node/package.json'), '{}')
  const { status, stderr } = spawnSync(process.execPath, [join(program, 'bin/achsmass.mjs'), 'check'], {
    cwd: site,
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(stderr, /^Node 26 is missing, because .*"allowScripts".*\n$/)
})

test('every test script that documents an npm test command has that command', () => {
  const described = globSync('scripts/test-*.ts').flatMap(
    file => /^\/\/ npm test -- ([a-z]+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? [],
  )
  assert.ok(described.length > 5)
  for (const name of described) assert.ok(commandFile(process.cwd(), `test ${name}`), name)
})
