// A history shared with others: fetches their publications, and pushes those made here.
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bytesAt, changedFiles, type Git, GitError } from '../content/git.ts'
import { publishedFolders } from '../content/published.ts'
import { writeWhole } from '../content/write.ts'
import { draftFiles, isSame, readIfThere } from './draft-files.server.ts'
import { moveHead } from './editions.server.ts'
import { PublishError } from './publish-error.server.ts'
import { irregularFiles, type Worktree } from './worktree.server.ts'

export type Remote = { name: string; branch: string }

/** Resolves to undefined if the branch does not track another one. */
export async function remoteOf(git: Git): Promise<Remote | undefined> {
  const branch = await git.text(['symbolic-ref', '--quiet', '--short', 'HEAD']).catch(() => '')
  const read = (key: string) => git.text(['config', `branch.${branch}.${key}`]).catch(() => '')
  const [name, merge] = [await read('remote'), await read('merge')]
  return branch && name && merge ? { name, branch: merge.replace('refs/heads/', '') } : undefined
}

const timeoutMs = 60_000
const trackingRef = ({ name, branch }: Remote) => `refs/remotes/${name}/${branch}`

/**
 * Brings the publications of others into the history and the draft. Resolves to false if the remote cannot be reached.
 * Throws a PublishError, and changes nothing here, if both sides changed the same place.
 */
export async function receive(
  git: Git,
  remote: Remote,
  worktree: Worktree,
  folder: string,
  person: string,
): Promise<boolean> {
  const reached = await git
    .text(['fetch', '--quiet', remote.name, `+refs/heads/${remote.branch}:${trackingRef(remote)}`], {
      timeout: timeoutMs,
    })
    .then(
      () => true,
      () => false,
    )
  const folders = publishedFolders(folder)
  const head = await git.text(['rev-parse', 'HEAD'])
  const theirs = await git.text(['rev-parse', '--verify', '--quiet', trackingRef(remote)]).catch(() => '')
  if (!theirs || (await isPartOf(git, theirs, head))) return reached
  const base = await git.text(['merge-base', head, theirs]).catch(() => '')
  const foreign = base
    ? await git.names(['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, theirs])
    : undefined
  if (!foreign?.every(file => folders.some(name => file.startsWith(`${git.prefix}${name}/`))))
    throw new PublishError({ kind: 'program' })
  const irregular = await irregularFiles(git, theirs, folder)
  if (irregular.length > 0) throw new PublishError({ kind: 'irregular', files: irregular })

  /** Merges a commit into the one checked out; names the authors of their side on conflict. */
  const mergedWith = async (commit: string): Promise<string> => {
    const conflicts = await worktree.combine('merge', commit, person)
    if (conflicts.length > 0) throw await conflict(git, conflicts, `${base}..${theirs}`)
    return worktree.head()
  }
  await worktree.checkOut(head)
  const next = head === base ? theirs : await mergedWith(theirs)
  await worktree.checkOut(head)
  await worktree.copyDraft({ files: await draftFiles(git, head, folder) })
  const draft = await worktree.commit('Entwurf', person)
  const both = draft === head ? next : await mergedWith(next)
  for (const file of await changedFiles(git, draft, both, folders)) await putIntoDraft(git, file, draft, both)
  await moveHead(git, head, next)
  return reached
}

async function conflict(git: Git, files: string[], range: string): Promise<PublishError> {
  const named = files.map(async file => {
    const [person = '', at = ''] = (
      await git.text(['log', '-1', '--format=%an%x00%aI', range, '--', file])
    ).split('\0')
    return { file, person, at }
  })
  return new PublishError({ kind: 'conflict', files: await Promise.all(named) })
}

/** Writes a received file into the draft. Fails if it was saved meanwhile; the next try includes that. */
async function putIntoDraft(git: Git, file: string, from: string, to: string): Promise<void> {
  const path = join(git.project, file)
  if (!isSame(await readIfThere(path), await bytesAt(git, from, file)))
    throw new PublishError({ kind: 'overtaken' })
  const bytes = await bytesAt(git, to, file)
  if (!bytes) return rm(path, { force: true })
  await mkdir(dirname(path), { recursive: true })
  writeWhole(path, bytes)
}

const isPartOf = (git: Git, commit: string, of: string) =>
  git.text(['merge-base', '--is-ancestor', commit, of]).then(
    () => true,
    () => false,
  )

/**
 * Resolves to the reason of a remote that refused, or to an empty text if it cannot be reached. The next publication
 * tries again.
 */
export async function sendOut(git: Git, remote: Remote, commit: string): Promise<string | undefined> {
  try {
    await git.text(['push', '--quiet', remote.name, `${commit}:refs/heads/${remote.branch}`], {
      timeout: timeoutMs,
    })
    return undefined
  } catch (error) {
    const { message } = error as Error
    if (error instanceof GitError && / \[rejected\]|non-fast-forward|fetch first/.test(message))
      throw new PublishError({ kind: 'overtaken' })
    // Reads only these lines, because others may contain the address with its password.
    const says = [...message.matchAll(/(?:remote|ERROR): *(.*\S)|\[remote rejected\].*\((.+)\)/g)]
    return says.map(([, line, reason]) => line ?? reason).join(' ')
  }
}
