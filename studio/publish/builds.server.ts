// Builds published states, keeps some of them, and switches visitors to one.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, lstatSync } from 'node:fs'
import { mkdir, readdir, readlink, rename, rm, symlink, utimes } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { carryEarlierFiles } from '../../build/earlier-files.ts'
import { currentSettings } from '../../build/record.ts'
import { buildRecord } from '../../service/site/build-files.ts'
import type { Git } from '../content/git.ts'

export type Builds = {
  /** The folder of all builds that are kept. Each has a subfolder named after its sources and settings. */
  folder: string
  /** The folder that the service serves: a link to a build, or an ordinary build itself. */
  public: string
}

export const buildsOf = (project: string, siteDir = process.env.SITE_DIR || 'dist'): Builds => ({
  folder: join(project, '.builds'),
  public: resolve(project, siteDir),
})

/** Names a build after its sources and settings, so that commits with equal sources share one. */
export async function buildName(git: Git, commit: string): Promise<string> {
  const tree = await git.text(['rev-parse', `${commit}:./`])
  const settings = createHash('sha256').update(JSON.stringify(currentSettings())).digest('hex')
  return `${tree.slice(0, 20)}-${settings.slice(0, 8)}`
}

/** True only for a complete build: an unfinished one has another name. */
export const hasBuild = ({ folder }: Builds, name: string): boolean =>
  existsSync(join(folder, name, buildRecord))

/** Returns undefined if the Studio has not published yet, or a person has built by hand since. */
export async function publicBuild({ public: place }: Builds): Promise<string | undefined> {
  const target = await readlink(place).catch(() => undefined)
  return target && existsSync(join(place, buildRecord)) ? basename(target) : undefined
}

/** Switches visitors to a build in one step, so that they never meet a missing or mixed one. */
export async function showBuild({ folder, public: place }: Builds, name: string): Promise<void> {
  const target = join(folder, name)
  if ((await publicBuild({ folder, public: place })) !== name) await carryEarlierFiles(place, target)
  // Dates the build to now, because `forgetOldBuilds` counts from the time when it was last shown.
  await utimes(target, new Date(), new Date())
  const link = join(dirname(place), `.${basename(place)}.next`)
  await rm(link, { force: true })
  await symlink(target, link)
  // A folder cannot be replaced by a link in one step. This happens only once, and the service has read the folder
  // already.
  if (isFolder(place)) await rename(place, join(folder, `before-${Date.now()}`))
  await rename(link, place)
}

const isFolder = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Reverting is quick while the build exists, and a visitor may still be playing a film from an old one. */
const maxKept = 4

export async function forgetOldBuilds(builds: Builds): Promise<void> {
  const live = await publicBuild(builds)
  const names = await readdir(builds.folder)
  const age = (name: string) => lstatSync(join(builds.folder, name)).mtimeMs
  const [unfinished, whole] = [names.filter(isUnfinished), names.filter(name => !isUnfinished(name))]
  const old = whole.sort((a, b) => age(b) - age(a)).slice(maxKept)
  for (const name of [...unfinished, ...old])
    if (name !== live) await rm(join(builds.folder, name), { recursive: true, force: true })
}

const isUnfinished = (name: string) => name.startsWith('unfinished-')

/**
 * Builds into a folder of its own, and renames it when the build is complete. Its name is unique, because the build
 * process of a killed Studio may still be running.
 */
export async function makeBuild(
  builds: Builds,
  name: string,
  build: (outDir: string) => Promise<void>,
): Promise<void> {
  await mkdir(builds.folder, { recursive: true })
  const unfinished = join(builds.folder, `unfinished-${name}-${randomUUID()}`)
  try {
    await build(unfinished)
    await rename(unfinished, join(builds.folder, name))
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
