// Visitors get the content of the last commit. Uncommitted changes are the draft.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type Git, gitIn, isInHistory } from '../studio/content/git.ts'

/** The folders that are read together with the content. Like it, they are drafts until they are committed. */
const neighbours = ['../theme', '../sections']

/** Returns the folder itself if it has no draft or no history, and otherwise a copy of the last commit within `copy`. */
export async function publishedContent(folder: string, copy = resolve('.cache/published')): Promise<string> {
  const git = gitIn(folder)
  if (!(await isInHistory(git))) return folder
  // If the content is a separate repository, its commits do not include the neighbours.
  const isOwn = (await git.text(['rev-parse', '--show-prefix'])) === ''
  const parts = isOwn ? ['.'] : ['.', ...neighbours]
  if ((await git.text(['status', '--porcelain', '--', ...parts])) === '') return folder
  rmSync(copy, { recursive: true, force: true })
  const content = join(copy, basename(folder))
  for (const part of parts) await checkOut(git, part, join(content, part))
  for (const part of isOwn ? neighbours : [])
    if (existsSync(join(folder, part))) cpSync(join(folder, part), join(content, part), { recursive: true })
  return content
}

/** Writes a folder as it is in the last commit, or nothing if it is not there. */
async function checkOut(git: Git, part: string, target: string): Promise<void> {
  const tree = await git.text(['rev-parse', '--verify', '--quiet', `HEAD:./${part}`]).catch(() => undefined)
  if (tree === undefined) return
  mkdirSync(target, { recursive: true })
  const index = join(tmpdir(), `published-${process.pid}.index`)
  const env = {
    GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']),
    GIT_WORK_TREE: target,
    GIT_INDEX_FILE: index,
  }
  try {
    await gitIn(target).text(['read-tree', tree], { env })
    await gitIn(target).text(['checkout-index', '--all', '--force'], { env })
  } finally {
    rmSync(index, { force: true })
  }
}
