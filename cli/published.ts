// The content that visitors get: the last commit. Changes that are not committed are the draft.
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gitIn, isInHistory } from '../studio/content/git.ts'

/** The folder itself where it holds no draft or no history, else a copy of what was committed. */
export async function publishedContent(folder: string, copy = resolve('.cache/published')): Promise<string> {
  const git = gitIn(folder)
  if (!(await isInHistory(git))) return folder
  if ((await git.text(['status', '--porcelain', '--', '.'])) === '') return folder
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  const index = join(tmpdir(), `published-${process.pid}.index`)
  const env = {
    GIT_DIR: await git.text(['rev-parse', '--absolute-git-dir']),
    GIT_WORK_TREE: copy,
    GIT_INDEX_FILE: index,
  }
  try {
    const tree = await git.text(['rev-parse', 'HEAD:./'])
    await gitIn(copy).text(['read-tree', tree], { env })
    await gitIn(copy).text(['checkout-index', '--all', '--force'], { env })
  } finally {
    rmSync(index, { force: true })
  }
  return copy
}
