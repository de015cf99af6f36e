// npm run release: packs the version of package.json, and tries the package in an empty folder, as a firm would.
import { type ExecFileSyncOptions, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../tools/run.ts'
import { auditLine } from './audit.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const output = resolve('.cache/release')

try {
  await release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function release(): Promise<void> {
  const changes = changesOf(version)
  if (command('.', 'git', 'status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: the package would hold them.')
  // These tests take too long for every change.
  if (!process.argv.includes('--quick'))
    for (const test of ['upgrade', 'office', 'package', 'studio', 'looks'])
      if (!(await run('node', [`scripts/test-${test}.ts`]))) throw new Error(`test ${test} failed.`)

  rmSync(output, { recursive: true, force: true })
  mkdirSync(output, { recursive: true })
  command('.', 'npm', 'pack', '--silent', '--pack-destination', output)
  const tarball = join(output, `achsmass-${version}.tgz`)
  writeFileSync(join(output, 'CHANGES.md'), changes)
  const parts = command('.', 'npm', 'sbom', '--omit=dev', '--sbom-format=cyclonedx', '--package-lock-only')
  writeFileSync(join(output, `achsmass-${version}.cdx.json`), parts)
  console.log(audit())

  const seconds = tryInEmptyFolder(tarball)
  console.log(`achsmass ${version}: ${Math.round(statSync(tarball).size / 1000)} kB packed, ${JSON.parse(parts).components.length} parts in the list, all in ${output}.
A new firm's site was installed, checked and built in ${seconds} s.
Next: git tag v${version}, and npm publish ${tarball}`)
}

/** Asks the registry for known vulnerabilities. npm prints its answer even if it ends with an error. */
function audit(): string {
  return auditLine(spawnSync('npm', ['audit', '--omit=dev', '--json'], options('.')).stdout)
}

function changesOf(wanted: string): string {
  const entry = readFileSync('CHANGELOG.md', 'utf8')
    .split(/^## /m)
    .find(text => text.startsWith(`${wanted} `))
  if (!entry) throw new Error(`CHANGELOG.md has no entry for ${wanted}.`)
  return `## ${entry}`
}

/** Sets up a new firm's site, out of reach of this repository. */
function tryInEmptyFolder(tarball: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const site = join(folder, 'our-firm')
  const achsmass = join('node_modules', '.bin', 'achsmass')
  try {
    const started = Date.now()
    command(folder, 'npm', 'install', '--no-audit', '--no-fund', tarball)
    command(folder, achsmass, 'new', 'our-firm', '--yes', '--program', tarball)
    command(site, 'npm', 'install', '--no-audit', '--no-fund')
    command(site, achsmass, 'check')
    command(site, achsmass, 'build')
    command(site, 'git', 'add', '--all')
    command(
      site,
      'git',
      '-c',
      'user.name=firm',
      '-c',
      'user.email=firm@localhost',
      'commit',
      '--message=Install',
    )
    // A server installs a clone, without the folder that the tarball came from.
    command(folder, 'git', 'clone', '--quiet', 'our-firm', 'clone')
    command(join(folder, 'clone'), 'npm', 'ci', '--no-audit', '--no-fund')
    return Math.round((Date.now() - started) / 1000)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function command(cwd: string, name: string, ...args: string[]): string {
  return execFileSync(name, args, options(cwd))
}

function options(cwd: string) {
  const { PATH, HOME, NODE_EXTRA_CA_CERTS } = process.env
  return {
    cwd,
    encoding: 'utf8',
    env: { PATH, HOME, NODE_EXTRA_CA_CERTS },
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'inherit'],
  } as const satisfies ExecFileSyncOptions
}
