// The new version of the program runs this upgrade. The old one has only fetched it and made the copy.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { steps as allSteps, migrate, type Step, stepsFor } from '../migrations/steps.ts'
import { goneSettings } from '../service/operation/gone-settings.ts'
import { changedFiles, type Git, gitIn } from '../studio/content/git.ts'
import { keepWayBack, takePackages } from './back.ts'
import { differentLooks } from './compare-pictures.ts'
import { compareSites } from './compare-sites.ts'
import { convertState } from './convert-state.ts'
import {
  applyChange,
  type FileChanges,
  holdsProgram,
  linkSettings,
  packageIn,
  programChange,
} from './copy.ts'
import { changelogBetween, type Upgrade } from './report.ts'
import { type State, stateOf, switchState } from './state.ts'

export type UpgradeOptions = {
  /** The working tree beside the site, with the new version in its node_modules. */
  copy: string
  confirm: (upgrade: Upgrade) => Promise<boolean>
  /** True if a person reads the report. Otherwise the looks of the pages are not compared. */
  isRead?: boolean
  steps?: readonly Step[]
}

/** Upgrades the site or leaves it unchanged, and returns whether it did. Throws errors with sentences for a person. */
export async function upgradeSite(
  site: Git,
  { copy, confirm, isRead = false, steps = allSteps }: UpgradeOptions,
): Promise<boolean> {
  const inCopy = gitIn(copy)
  const before = await stateOf(site)
  const [from, to] = [installedVersion(site.project), installedVersion(copy)]
  const change = await programChange(inCopy)
  await refuseOverwriting(site, before, change)
  const ahead = stepsFor(join(copy, 'content'), steps as Step[])

  const { state: after, notes } = await convertState(
    inCopy,
    before,
    folder => {
      applyChange(folder, change)
      migrate(join(folder, 'content'), steps as Step[])
    },
    messageFor(from, to, ahead.at(-1)?.format),
  )
  const isCommitted = after.head === before.head
  // If an earlier upgrade was interrupted after its commit, the packages are still missing.
  if (isCommitted && from === to) {
    console.log('This site has that version already.')
    return false
  }

  linkSettings(site.project, copy)
  inNewVersion(copy, 'check')
  inNewVersion(copy, 'build')
  const changed = await changedFiles(site, before.head, after.head)
  const [built, fresh] = [builtSite(site.project), join(copy, 'dist')]
  const pages = compareSites(built, fresh)
  const upgrade: Upgrade = {
    from,
    to,
    changelog: changelogBetween(from, to),
    steps: ahead,
    files: {
      content: changed.filter(file => file.startsWith('content/')).length,
      // The earlier version's tarball is removed too, but it is not one of the program's files.
      program: Object.keys(change).filter(name => !change[name] && !name.endsWith('.tgz')).length,
    },
    pages,
    // A browser that does not start must not prevent the upgrade.
    looks:
      isRead && pages
        ? await differentLooks(built, fresh, pages.unchanged).catch(() => undefined)
        : undefined,
    tasks: [...notes, ...ahead.flatMap(({ tasks }) => tasks), ...goneSettings(settingsOf(site.project))],
  }
  if (!(await confirm(upgrade))) throw new Error('Nothing was changed.')
  if (!isCommitted) {
    await switchState(site, before, after)
    await keepWayBack(site, before, after)
  }
  takePackages(site.project, copy)
  return true
}

/**
 * Rejects uncommitted changes to files that the upgrade writes or removes, such as package.json, because it takes these
 * files from the public state. A file that was never committed, such as the new package itself, may be replaced.
 */
async function refuseOverwriting(site: Git, { head, folder }: State, change: FileChanges): Promise<void> {
  const edited = await site.names([
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=a',
    '-z',
    head,
    folder,
  ])
  const lost = edited.filter(name => Object.hasOwn(change, name))
  if (lost.length === 0) return
  throw new Error(
    `The upgrade would overwrite uncommitted changes to ${lost.join(', ')}. Commit or discard them, and run this command again. Nothing was changed.`,
  )
}

/** Writes the commit message. Its trailer makes the Studio look past this commit (studio/content/migration.ts). */
const messageFor = (from: string, to: string, format: number | undefined): string =>
  [`Upgrade the program from ${from} to ${to}`, ...(format ? [`Content-Migration: ${format}`] : [])].join(
    '\n\n',
  )

function installedVersion(folder: string): string {
  const own = join(folder, 'node_modules/achsmass')
  const { version = 'unknown' } = existsSync(own)
    ? packageIn(own)
    : holdsProgram(folder)
      ? packageIn(folder)
      : {}
  return version
}

/** Runs a command of the version in the copy, which prints its own problems. */
function inNewVersion(copy: string, ...command: string[]): void {
  const { status } = spawnSync(
    process.execPath,
    [join(copy, 'node_modules/achsmass/bin/achsmass.mjs'), ...command],
    {
      cwd: copy,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        PROGRAM_DIR: undefined,
        CONTENT_DIR: '',
        SITE_DIR: join(copy, 'dist'),
      },
    },
  )
  if (status !== 0)
    throw new Error(`The site was left as it was: ${command.join(' ')} found the problems above.`)
}

const settingsOf = (site: string): NodeJS.ProcessEnv => {
  const file = join(site, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** Returns the folder of the built site. On a server SITE_DIR is an absolute path. */
const builtSite = (site: string): string => resolve(site, settingsOf(site).SITE_DIR || 'dist')
