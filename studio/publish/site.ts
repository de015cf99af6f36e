// The sources of one commit, beside the draft: what is checked and built is what is published, and nothing else.
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { astroBuild } from '../../scripts/astro-build.ts'
import { checkContent } from '../../src/content/check.ts'
import { ContentError, type ContentProblem } from '../../src/content/problems.ts'
import { siteModel } from '../../src/site/model.ts'
import type { Git } from './git.ts'
import { Hindrance } from './hindrance.ts'
import type { Report } from './steps.ts'

const place = (project: string) => join(project, '.cache/studio/site')

/** Resolves to the folder that has this commit, and what the program needs beside it. */
export async function checkOut(git: Git, commit: string): Promise<string> {
  const site = place(git.project)
  const isThere = existsSync(join(site, '.git'))
  const moved =
    isThere &&
    (await git.text(['-C', site, 'checkout', '--quiet', '--detach', '--force', commit]).then(
      () => true,
      () => false,
    ))
  if (!moved) {
    // None yet, or one whose making was cut off.
    await rm(site, { recursive: true, force: true })
    await git.text(['worktree', 'prune'])
    await git.text(['worktree', 'add', '--quiet', '--force', '--detach', site, commit])
  }
  await link(git.project, site, 'node_modules')
  // Pictures that were made for an earlier build.
  await mkdir(join(git.project, '.cache/astro'), { recursive: true })
  await mkdir(join(site, '.cache'), { recursive: true })
  await linkOnce(join(git.project, '.cache/astro'), join(site, '.cache/astro'))
  return site
}

/** Each package by itself: what tools put beside them, such as .vite, is not shared with the preview. */
async function link(project: string, site: string, folder: string): Promise<void> {
  await mkdir(join(site, folder), { recursive: true })
  const names = await readdir(join(project, folder)).catch(() => [])
  for (const name of names)
    if (name === '.bin' || !name.startsWith('.'))
      await linkOnce(join(project, folder, name), join(site, folder, name))
}

async function linkOnce(target: string, path: string): Promise<void> {
  await symlink(target, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

export async function problemsOf(content: string): Promise<ContentProblem[]> {
  try {
    await checkContent(siteModel, content)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Builds a site. */
export async function buildSite(
  site: string,
  content: string,
  outDir: string,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const folder = relative(site, content)
  const env = { CONTENT_DIR: folder === 'content' ? undefined : folder, ASTRO_TELEMETRY_DISABLED: '1' }
  const onLine = (line: string) => {
    const page = /─ (\/\S*)\.html /.exec(line)?.[1]
    if (page !== undefined) report.pages(page === '/index' ? '/' : page)
    const picture = /▶ (\S+) .*\((\d+)\/(\d+)\)/.exec(line)
    if (picture)
      report.pictures({ last: picture[1] ?? '', done: Number(picture[2]), total: Number(picture[3]) })
  }
  const problem = await astroBuild(outDir, onLine, { cwd: site, env, signal })
  if (problem !== undefined) throw new Hindrance({ kind: 'build', details: problem })
}
