// Builds the site into dist/ and prints its progress. The work after Astro is an integration (build/finish.ts).
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { isDeepStrictEqual } from 'node:util'
import { carryEarlierFiles } from '../build/earlier-files.ts'
import { currentSettings, siteDigest } from '../build/record.ts'
import { buildRecord } from '../service/site/build-files.ts'
import type { BuildRecord } from '../service/site/build-record.ts'
import { checkContent } from '../src/content/check-content.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { ContentError } from '../src/content/problems.ts'
import { siteModel } from '../src/site/site-model.ts'
import { astroBuild } from '../tools/astro-build.ts'
import { inProgram } from '../tools/program.ts'
import { settingProblems } from './build-settings.ts'

if (existsSync('.env')) loadEnvFile('.env')

/** Files that a build depends on. It is out of date if one of them is newer. */
const sources = [
  'public',
  ...['src', 'themes', 'build', 'cli', 'service', 'deploy', 'tools', 'astro.config.ts', 'package.json'].map(
    inProgram,
  ),
]
/** Returns the folder for visitors, unless a command that only reads has set another. */
const outputDir = () => process.env.SITE_DIR || 'dist'
const aside = '.cache/site'
const fresh = '.cache/dist-new'
const former = '.cache/dist-old'

/** True if the build was made from this content with these settings, and no source is newer. */
export function isUpToDate(): boolean {
  const file = join(outputDir(), buildRecord)
  if (!existsSync(file) || newest(sources.filter(path => existsSync(path))) >= statSync(file).mtimeMs)
    return false
  const record = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord
  return record.content === siteDigest(contentDir()) && isSameSetting(record.settings, currentSettings())
}

/** Compares settings without the content folder, because the same content may have been built from another one. */
function isSameSetting(a: Record<string, string>, b: Record<string, string>): boolean {
  return isDeepStrictEqual({ ...a, CONTENT_DIR: '' }, { ...b, CONTENT_DIR: '' })
}

function newest(paths: string[]): number {
  let latest = 0
  for (const path of paths) {
    const stat = statSync(path)
    latest = Math.max(latest, stat.mtimeMs)
    if (stat.isDirectory()) latest = Math.max(latest, newest(readdirSync(path).map(name => join(path, name))))
  }
  return latest
}

/** Builds the site, and replaces the old one only once the new one is complete. */
export async function buildSite(): Promise<void> {
  const started = Date.now()
  settingsAreSound()
  await contentIsSound()
  console.log('Building the site …')
  const problem = await astroBuild(fresh, showProgress)
  endProgress()
  if (problem !== undefined) {
    console.error(problem)
    process.exit(1)
  }
  const output = outputDir()
  await carryEarlierFiles(output, fresh)
  mkdirSync(dirname(output), { recursive: true })
  // Two renames leave visitors without a build only for a moment.
  rmSync(former, { recursive: true, force: true })
  if (existsSync(output)) renameSync(output, former)
  renameSync(fresh, output)
  rmSync(former, { recursive: true, force: true })
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/**
 * Builds for a command that only reads, and returns the folder. The site for visitors stays unchanged, because it may be a
 * link that the Studio manages, and the content may be a draft.
 */
export async function buildAside(): Promise<string> {
  if (isUpToDate()) console.log('The build is up to date.')
  else {
    process.env.SITE_DIR = aside
    if (!isUpToDate()) await buildSite()
  }
  return outputDir()
}

function settingsAreSound(): void {
  const problems = settingProblems(process.env)
  if (problems.length === 0) return
  console.error(problems.join('\n'))
  process.exit(1)
}

async function contentIsSound(): Promise<void> {
  try {
    await checkContent(siteModel, contentDir())
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const isTerminal = process.stdout.isTTY === true
let lastShown = 0

/** Shows the progress of the pictures, the slow step of a first build. Astro counts them as (12/340). */
function showProgress(line: string): void {
  const count = /\((\d+)\/(\d+)\)\s*$/.exec(line)
  if (!count) return
  const [, done, all] = count
  const text = `  pictures ${done} of ${all}`
  if (isTerminal) process.stdout.write(`\r${text}`)
  else if (Date.now() - lastShown > 5000) console.log(text)
  else return
  lastShown = Date.now()
}

function endProgress(): void {
  if (isTerminal && lastShown > 0) process.stdout.write('\n')
}
