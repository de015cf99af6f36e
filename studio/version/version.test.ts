// A version gets from a trial to the site only by a person's acts. The test writes the command that runs.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { until } from '../../tests/support/until.ts'
import type { Upgrade } from '../../upgrade/report.ts'
import { Refusal } from '../http/route.ts'
import { studioSettings } from '../http/settings.ts'
import { openVersion } from './version.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'version-'))
after(() => rmSync(folder, { recursive: true }))
const studio = { ...studioSettings([], {}), project: folder, content: join(folder, 'content') }
const report: Partial<Upgrade> = { from: '1.0.0', to: '1.1.0', changelog: ['- Something'], tasks: [] }
const calls = join(folder, 'calls')

/** A command that notes its arguments, writes the report where it is asked to, and ends with a code. */
function command(code = 0, written = JSON.stringify(report)): string {
  const file = join(folder, 'door.mjs')
  writeFileSync(
    file,
    `import { appendFileSync, writeFileSync } from 'node:fs'
const [, ...options] = process.argv.slice(2)
appendFileSync(${JSON.stringify(calls)}, options.map(option => option.replace(/.*upgrade-report/, 'report')).join(' ') + '\\n')
const at = options.indexOf('--report')
if (at >= 0 && ${code} === 0) writeFileSync(options[at + 1], ${JSON.stringify(written)})
console.log('Working')
process.exit(${code})`,
  )
  return file
}
const called = () => readFileSync(calls, 'utf8').trim().split('\n')

beforeEach(() => {
  rmSync(calls, { force: true })
  mkdirSync(folder, { recursive: true })
})

test('an upgrade takes exactly the version that was tried, and then nothing else runs before a restart', async () => {
  const version = openVersion(command())
  assert.throws(() => version.take(studio), Refusal)
  version.trial(studio, 'latest')
  assert.throws(() => version.trial(studio, 'latest'), Refusal, 'one at a time')
  await until('the trial has ended', async () => version.run?.outcome === 'done')
  assert.deepEqual(version.run?.report, report)
  assert.deepEqual(version.run?.lines, ['Working'])
  version.take(studio)
  await until('it is taken over', async () => version.run?.outcome === 'done')
  assert.deepEqual(called(), ['latest --report report.json', '1.1.0 --yes'])
  assert.throws(() => version.trial(studio, 'latest'), Refusal, 'restart first')
})

test('a failed trial has no report and allows no upgrade', async () => {
  const version = openVersion(command(1))
  version.trial(studio, '1.1.0')
  await until('the trial has ended', async () => version.run?.outcome === 'failed')
  assert.equal(version.run?.report, undefined)
  assert.throws(() => version.take(studio), Refusal)
})

test('a step that cannot start counts as failed and says why, and the Studio keeps running', async t => {
  const { execPath } = process
  t.after(() => Object.assign(process, { execPath }))
  Object.assign(process, { execPath: join(folder, 'no-node') })
  const version = openVersion(command())
  version.trial(studio, 'latest')
  await until('the trial has ended', async () => version.run?.outcome === 'failed')
  assert.match(version.run?.lines.join() ?? '', /ENOENT/)
  assert.equal(version.isRunning, false)
})

test('a trial whose report was cut off counts as failed', async () => {
  const version = openVersion(command(0, '{"from":'))
  version.trial(studio, 'latest')
  await until('the trial has ended', async () => version.run?.outcome === 'failed')
  assert.equal(version.run?.report, undefined)
})

for (const source of [
  'npm:other@1.0.0',
  'https://other.example/a.tgz',
  '--yes',
  '../..',
  '/nowhere/a.tgz',
  '',
])
  test(`"${source}" is refused as a version and runs nothing`, () => {
    const version = openVersion(command())
    assert.throws(() => version.trial(studio, source), Refusal)
    assert.equal(version.run, undefined)
  })
