import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { temporaryDirectory } from '../support/sample-build.ts'
import type { Proof } from './proof.ts'

const program = '/srv/achsmass/current/node_modules/.bin/node'
const highestExposure = 1.5

/** Checks the units with systemd's own tools. */
export async function proveUnit(proof: Proof): Promise<void> {
  if (spawnSync('systemd-analyze', ['--version']).error) {
    console.log('\nsystemd-analyze is not on this machine: the units are not checked.')
    return
  }
  proof.section('systemd units')
  const dir = await temporaryDirectory()
  const [service, socket] = [join(dir, 'achsmass.service'), join(dir, 'achsmass.socket')]
  for (const unit of [service, socket]) {
    // The units name the installed program, which this machine does not have.
    const text = readFileSync(join('deploy', basename(unit)), 'utf8').replaceAll(program, process.execPath)
    await writeFile(unit, text)
  }
  const verified = analyze('verify', service, socket)
  proof.add('systemd-analyze verify', verified || 'nothing to complain about', verified === '')
  const security = analyze('security', '--offline=true', service)
  const [, exposure = ''] = /Overall exposure level for .*: ([\d.]+)/.exec(security) ?? []
  proof.add(
    'systemd-analyze security: exposure, 0 to 10',
    exposure,
    exposure !== '' && Number(exposure) <= highestExposure,
  )
}

function analyze(...args: string[]): string {
  const { stdout, stderr } = spawnSync('systemd-analyze', ['--no-pager', ...args], { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}
