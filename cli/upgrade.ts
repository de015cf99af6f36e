// achsmass upgrade: installs a newer version of the program in a site, or goes back to the previous one.
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Git, gitIn } from '../studio/content/git.ts'
import { goBack } from '../upgrade/back.ts'
import { makeCopy, removeCopy } from '../upgrade/copy.ts'
import { reportOf, type Upgrade } from '../upgrade/report.ts'
import { upgradeSite } from '../upgrade/upgrade.ts'

const help = `achsmass upgrade VERSION [options]

Upgrades the site to another version of the program: installs it separately, converts a copy of the content to its format,
checks and builds that copy, reports what changes, and makes one commit. Until that commit the site does not change.

  VERSION        a tarball or a folder that contains the program, or a version on npm
  --back         goes back to the state before the last upgrade
  --report FILE  only writes to FILE, as JSON, what would change
  --yes          asks nothing`

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean' },
      yes: { type: 'boolean' },
      report: { type: 'string' },
      help: { type: 'boolean' },
      // The old version, which makes the copy, passes this option to the new version installed there.
      copy: { type: 'string' },
    },
  })
  if (values.help) return console.log(help)
  const git = await siteIn(process.cwd())
  const confirm = (text: string) => agree(text, values.yes === true)
  if (values.back) {
    await goBack(git, confirm)
    return console.log('This is the site before the upgrade. Build it, and restart what is running.')
  }
  if (values.copy) {
    const { copy, report } = values
    if (report) return tryOut(git, copy, report)
    const hasUpgraded = await upgradeSite(git, {
      copy,
      confirm: upgrade => confirm(reportOf(upgrade)),
      isRead: values.yes !== true,
    })
    if (!hasUpgraded) return
    return console.log(`Upgraded. Publish in the Studio, or commit what is to be public and build; then restart what is running.
achsmass upgrade --back undoes it until something else is published.`)
  }
  const [wanted] = positionals
  // Without a default nothing is fetched under a name on npm that may belong to another person.
  if (wanted === undefined)
    throw new Error(
      'Name the new version: its package (achsmass upgrade /path/achsmass-1.2.0.tgz), a folder that contains the program, or a version on npm (achsmass upgrade 1.2.0).',
    )
  try {
    const copy = await makeCopy(git, wanted)
    const report = values.report && ['--report', resolve(values.report)]
    process.exitCode = handOver(copy, report || (values.yes ? ['--yes'] : []))
  } finally {
    await removeCopy(git)
  }
}

/** Lets the new version do the upgrade, because only it knows its steps. */
function handOver(copy: string, options: string[]): number {
  const door = join(copy, 'node_modules/achsmass/bin/achsmass.mjs')
  const { status } = spawnSync(process.execPath, [door, 'upgrade', '--copy', copy, ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return status ?? 1
}

async function tryOut(git: Git, copy: string, file: string): Promise<void> {
  let isWritten = false
  const write = async (upgrade: Upgrade) => {
    writeFileSync(file, JSON.stringify(upgrade))
    isWritten = true
    return false
  }
  await upgradeSite(git, { copy, confirm: write, isRead: true }).catch(error => {
    // A trial run always ends with an error, because it refuses to change anything.
    if (!isWritten) throw error
  })
}

async function siteIn(folder: string): Promise<Git> {
  const git = gitIn(folder)
  if (!existsSync(join(folder, 'content')) || !existsSync(join(folder, 'package.json')))
    throw new Error('Run this in the folder of a site, beside its content/ and package.json.')
  const isOwn = await git.text(['rev-parse', '--show-prefix', 'HEAD']).then(
    answer => answer.startsWith('\n'),
    (error: Error) => {
      // If git is missing or refuses another user's folder, the error's own message tells what to do.
      if (/dubious ownership|ENOENT/.test(error.message)) throw error
      return false
    },
  )
  if (!isOwn) throw new Error('The folder needs its own Git history (git init, and a first commit).')
  return git
}

async function agree(text: string, yes: boolean): Promise<boolean> {
  console.log(text)
  if (yes) return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^(?:y|j)/i.test(await terminal.question('\nGo on? [y/N] '))
  } finally {
    terminal.close()
  }
}
