// Wrong settings end a command with one line that names the setting.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { otherFirm } from '../tests/support/sites.ts'
import { inProgram } from '../tools/program.ts'

const run = (command: string, env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [inProgram(`cli/${command}.ts`)], {
    cwd: otherFirm.folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...otherFirm.env, ...env },
    timeout: 120_000,
  })

for (const [command, name, value] of [
  ['build', 'SITE_URL', 'firm.at'],
  ['build', 'CONTACT_ORIGIN', 'anfragen.firm.at'],
  ['build', 'MATOMO_URL', 'stats.firm.at'],
  ['build', 'HSTS', 'yes'],
  ['build', 'RETENTION_MONTHS', 'zwei'],
  ['studio', 'STUDIO_ORIGIN', 'studio.firm.at'],
  ['studio', 'STUDIO_LOGIN', 'yes'],
  ['studio', 'STUDIO_HOST', '0.0.0.0'],
  ['studio', 'STUDIO_PORT', '70000'],
] as const)
  test(`the ${command} command refuses ${name}=${value} with one line that names the setting`, () => {
    const { status, stderr } = run(command, { [name]: value })
    assert.equal(status, 1)
    assert.match(stderr, new RegExp(`^${name} [^\\n]+\\n$`))
  })
