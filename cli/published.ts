// The content that visitors get: the last commit. Changes that are not committed are the draft.
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { type Git, gitIn, isInHistory } from '../studio/content/git.ts'

/** The folders that are read beside the content. They are drafts like it until they are committed. */
const neighbours = ['../theme', '../sections']

/** The folder itself where it holds no draft or no history, else a copy of what was committed, within `copy`. */
export async function publishedContent(folder: string, copy = resolve('.cache/published')): Promise<string> {
  const git = gitIn(folder)
  if (!(await isInHistory(git))) return folder
  // Content that is a repository of its own has neighbours that belong to no commit of it.
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

/** Writes a folder as the last commit has it. Writes nothing where that has none. */
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
