import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { npmEnvironment } from './npm-environment.mjs'

const folder = mkdtempSync(join(tmpdir(), 'npm-'))
after(() => rmSync(folder, { recursive: true }))
const program = join(folder, 'node_modules/node/bin')
const machine = join(folder, 'usr/bin')
for (const bin of [program, machine]) {
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'node'), `#!/bin/sh\necho "${bin} $NODE_OPTIONS"\n`, { mode: 0o755 })
}
writeFileSync(join(machine, 'npm'), '#!/usr/bin/env node\n', { mode: 0o755 })
const start = (PATH: string) =>
  execFileSync('npm', {
    encoding: 'utf8',
    env: npmEnvironment({ PATH, NODE_OPTIONS: '--import=/hooks.mjs' }),
  }).trim()

test("npm runs with the machine's Node, without the hooks of the program", () => {
  assert.equal(start([program, machine, '/usr/bin', '/bin'].join(delimiter)), machine)
})

test("npm runs with the program's Node if the machine has no other", () => {
  rmSync(join(machine, 'node'))
  const path = [program, machine].join(delimiter)
  assert.equal(npmEnvironment({ PATH: path }).PATH, path)
})
