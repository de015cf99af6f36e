// A publication that waits for its time: a commit that only a name of its own leads to. Everything about it stands in
// the commit, so nothing can come apart.
import { changedFiles, type Git, GitError } from './git.ts'
import { messageOf } from './issues.ts'
import type { Press } from './press.ts'

const waits = 'refs/studio/later'
const missed = 'refs/studio/missed'

export type Waiting = { commit: string; person: string; note: string; at: string; files: string[] }

/** What is to appear, and what could not when its time had come. */
export async function waiting(git: Git, name: 'later' | 'missed' = 'later'): Promise<Waiting | undefined> {
  const ref = name === 'later' ? waits : missed
  const format = [
    '%H',
    '%an',
    '%(trailers:key=Studio-Later,valueonly)',
    '%(trailers:key=Studio-Note,valueonly)',
  ]
  const line = await git
    .text(['log', '-1', `--format=${format.join('%x00')}`, ref])
    .catch((error: unknown) => {
      if (error instanceof GitError) return undefined
      throw error
    })
  const [commit, person = '', at = '', note = ''] = line?.split('\0').map(text => text.trim()) ?? []
  if (!commit) return undefined
  return { commit, person, at, note, files: await changedFiles(git, `${commit}^`, commit) }
}

/**
 * Keeps these files as they are now for the given time. One at a time: the newest is what waits. False where something
 * is being published.
 */
export const publishLater = (
  press: Press,
  { files, at, person, note }: { files: string[]; at: string; person: string; note: string },
): Promise<boolean> =>
  press.alone(async worktree => {
    const { git } = press.workshop
    await worktree.checkOut(await git.text(['rev-parse', 'HEAD']))
    await worktree.copyDraft(files)
    const commit = await worktree.commit(messageOf({ number: 0, note, later: at }), person)
    await git.text(['update-ref', waits, commit])
  })

export async function forget(git: Git, name: 'later' | 'missed'): Promise<void> {
  await git.text(['update-ref', '-d', name === 'later' ? waits : missed])
}

/** Publishes what is due. What cannot be published is kept as missed, until somebody has seen it. */
export async function publishDue(press: Press, now = new Date()): Promise<void> {
  const { git } = press.workshop
  const due = await waiting(git)
  if (!due || Date.parse(due.at) > now.getTime()) return
  const { commit, person, note } = due
  if (!(await press.start({ order: { kind: 'later', commit }, person, note }))) return
  const ended = await press.ended()
  const why = ended?.outcome && 'why' in ended.outcome ? ended.outcome.why.kind : undefined
  // Somebody has published the same already.
  if (why !== undefined && why !== 'nothing') await git.text(['update-ref', missed, commit])
  // Another one may have been put in its place meanwhile.
  await git.text(['update-ref', '-d', waits, commit]).catch(() => {})
}
