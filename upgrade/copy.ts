// Makes a copy of the site with another version of the program. The site itself stays untouched.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { allowScripts, siteFiles } from '../starter/site-files.ts'
import type { Git } from '../studio/content/git.ts'
import { npmEnvironment } from '../tools/npm-environment.mjs'

/** The program's entries in a folder from before the program was a package. */
const programEntries =
  '.ci .editorconfig .npmrc CONTRIBUTING.md LICENSE SECURITY.md astro.config.ts biome.jsonc build deploy docs imagery knip.ts package-lock.json playwright.config.ts public/sw.js scripts service src studio tests tsconfig.json'

export const copyFolder = '.cache/upgrade'

type Package = {
  name?: string
  version?: string
  dependencies?: Record<string, string>
  allowScripts?: Record<string, boolean>
}
export const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Checks whether the folder holds the program itself, as it did before the program was a package. */
export const holdsProgram = (folder: string): boolean => packageIn(folder).name === 'achsmass'

/** Copies the public state and installs a version of the program there: a number, a tarball or a folder. */
export async function makeCopy(git: Git, wanted: string): Promise<string> {
  const copy = join(git.project, copyFolder)
  await removeCopy(git)
  await git.text(['worktree', 'add', '--quiet', '--detach', copy, 'HEAD'])
  const spec = specIn(copy, wanted)
  if (holdsProgram(copy)) takeProgramOut(copy)
  allowNode(copy)
  npm(copy, 'install', '--save-exact', spec)
  return copy
}

/** Allows npm 12 to fetch Node in sites that are older than npm 12. The firm's own decisions stay. */
export function allowNode(folder: string): void {
  const site = packageIn(folder)
  const allowed = { ...allowScripts, ...site.allowScripts }
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...site, allowScripts: allowed }, null, 2)}\n`,
  )
}

export async function removeCopy(git: Git): Promise<void> {
  rmSync(join(git.project, copyFolder), { recursive: true, force: true })
  await git.text(['worktree', 'prune'])
}

/** Returns the spec for npm: a version from the registry, or a tarball in the site, so that it can be installed again. */
export function specIn(copy: string, wanted: string): string {
  const path = resolve(wanted)
  if (!existsSync(path)) return `achsmass@${wanted}`
  for (const former of globSync('achsmass-*.tgz', { cwd: copy })) rmSync(join(copy, former))
  // The output is not parsed, because it varies with the version of npm and a folder's own scripts.
  execFileSync('npm', ['pack', path, '--pack-destination', copy], {
    env: npmEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [tarball] = globSync('achsmass-*.tgz', { cwd: copy })
  if (tarball === undefined)
    throw new Error(`${wanted} is not the program: npm pack made no achsmass-….tgz of it.`)
  return `./${tarball}`
}

function takeProgramOut(copy: string): void {
  for (const entry of programEntries.split(' ')) rmSync(join(copy, entry), { recursive: true, force: true })
  const { name = '', languages = ['de', 'en'] } = parse(readFileSync(join(copy, 'content/firm.yaml'), 'utf8'))
  for (const [file, text] of Object.entries(siteFiles({ name, languages }, '*')))
    writeFileSync(join(copy, file), text)
}

/** Links the settings and cached pictures of the site, which are not in git, into the copy. */
export function linkSettings(site: string, copy: string): void {
  mkdirSync(join(copy, '.cache'), { recursive: true })
  for (const entry of ['.env', '.cache/astro'])
    if (existsSync(join(site, entry)) && !existsSync(join(copy, entry)))
      symlinkSync(join(site, entry), join(copy, entry))
}

export type FileChanges = Record<string, Buffer | undefined>

/** Collects the whole change to the program's files, which drafts and scheduled publications need too. */
export async function programChange(copy: Git): Promise<FileChanges> {
  await copy.text(['add', '--all'])
  const names = await copy.names(['diff', '--cached', '--name-only', '--no-renames', '-z', 'HEAD'])
  return Object.fromEntries(
    names.map(name => {
      const file = join(copy.project, name)
      return [name, existsSync(file) ? readFileSync(file) : undefined]
    }),
  )
}

export function applyChange(folder: string, change: FileChanges): void {
  for (const [name, bytes] of Object.entries(change))
    if (bytes === undefined) rmSync(join(folder, name), { force: true })
    else writeFileSync(join(folder, name), bytes)
}

export function npm(cwd: string, ...args: string[]): void {
  try {
    execFileSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], {
      cwd,
      encoding: 'utf8',
      env: npmEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    throw new Error(`npm could not install it:\n${(error as { stderr?: string }).stderr ?? error}`)
  }
}
