// The state of a site in git: the public commit, the folder with its drafts, and scheduled publications.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Git, GitError } from '../studio/content/git.ts'

export type State = {
  /** The public commit. */
  head: string
  /** The present folder, including drafts, as a git tree. */
  folder: string
  /** The scheduled publications by their refs. */
  scheduled: Record<string, string>
}

const scheduledRefs = ['refs/studio/later', 'refs/studio/missed']

export async function stateOf(git: Git): Promise<State> {
  const scheduled: Record<string, string> = {}
  for (const ref of scheduledRefs) {
    const commit = await commitAt(git, ref)
    if (commit) scheduled[ref] = commit
  }
  return { head: await git.text(['rev-parse', 'HEAD']), folder: await folderTree(git), scheduled }
}

export const commitAt = (git: Git, ref: string): Promise<string> =>
  git.text(['for-each-ref', '--format=%(objectname)', ref])

/** Writes the folder as a tree, with a separate index that leaves the site's own alone. */
async function folderTree({ text }: Git): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'index-'))
  const env = { GIT_INDEX_FILE: join(own, 'index') }
  try {
    await text(['read-tree', 'HEAD'], { env })
    await text(['add', '--all'], { env })
    return await text(['write-tree'], { env })
  } finally {
    rmSync(own, { recursive: true })
  }
}

/** Switches the site to another state. Writes only files that differ, and stops if any changed meanwhile. */
export async function switchState(git: Git, from: State, to: State): Promise<void> {
  const { head, folder } = await stateOf(git)
  if (head !== from.head || folder !== from.folder)
    throw new Error(
      'Another person saved or published in the meantime. Nothing was changed; run this command again.',
    )
  await git.text(['read-tree', from.folder])
  await git.text(['update-index', '--refresh', '-q'])
  try {
    await git.text(['read-tree', '-m', '-u', from.folder, to.folder])
  } catch (error) {
    await git.text(['read-tree', from.head])
    if (error instanceof GitError) throw new Error(`Nothing was changed: ${error.message}`)
    throw error
  }
  await git.text(['update-ref', 'HEAD', to.head, from.head])
  // Resetting the index to the public commit makes the remaining differences drafts.
  await git.text(['read-tree', to.head])
  for (const ref of scheduledRefs) await setRef(git, ref, to.scheduled[ref])
}

async function setRef({ text }: Git, ref: string, commit: string | undefined): Promise<void> {
  if (commit) await text(['update-ref', ref, commit])
  else await text(['update-ref', '-d', ref])
}
