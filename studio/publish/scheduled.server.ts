// A publication that waits for its time: a commit with a ref of its own. The commit contains everything about it, so
// that nothing can get out of step.
import { changedFiles, type Git, GitError } from '../content/git.ts'
import { authorsFormat, authorsIn, messageOf } from './editions.server.ts'
import type { Publisher } from './publisher.server.ts'
import type { DraftParts } from './worktree.server.ts'

const scheduledRef = 'refs/studio/later'
const missed = 'refs/studio/missed'

export type Scheduled = {
  commit: string
  person: string
  note: string
  at: string
  files: string[]
  authors: string[]
}

/** Reads the scheduled publication, or the one that failed at its time. */
export async function scheduled(
  git: Git,
  name: 'later' | 'missed' = 'later',
): Promise<Scheduled | undefined> {
  const ref = name === 'later' ? scheduledRef : missed
  const format = [
    '%H',
    '%an',
    '%(trailers:key=Studio-Later,valueonly)',
    '%(trailers:key=Studio-Note,valueonly)',
    authorsFormat,
  ]
  const line = await git
    .text(['log', '-1', `--format=${format.join('%x00')}`, ref])
    .catch((error: unknown) => {
      if (error instanceof GitError) return undefined
      throw error
    })
  const [commit, person = '', at = '', note = '', authors = ''] =
    line?.split('\0').map(text => text.trim()) ?? []
  if (!commit) return undefined
  const files = await changedFiles(git, `${commit}^`, commit)
  return { commit, person, at, note, files, authors: authorsIn(authors) }
}

type NewSchedule = Pick<Scheduled, 'person' | 'note' | 'at'> & DraftParts & { authors?: string[] }

/**
 * Keeps the present state of these files for the given time, and replaces an earlier scheduled one. Resolves to false
 * while a publication is running.
 */
export const schedule = (
  publisher: Publisher,
  { at, person, note, authors, ...parts }: NewSchedule,
): Promise<boolean> =>
  publisher.alone(async worktree => {
    const { git } = publisher.deps
    await worktree.checkOut(await git.text(['rev-parse', 'HEAD']))
    await worktree.copyDraft(parts)
    const commit = await worktree.commit(messageOf({ number: 0, note, later: at, authors }), person)
    await git.text(['update-ref', scheduledRef, commit])
  })

export async function forget(git: Git, name: 'later' | 'missed'): Promise<void> {
  await git.text(['update-ref', '-d', name === 'later' ? scheduledRef : missed])
}

/** Publishes the scheduled edition if it is due. After a failure it is kept as missed until a person has seen it. */
export async function publishScheduled(publisher: Publisher, now = new Date()): Promise<void> {
  const { git } = publisher.deps
  const due = await scheduled(git)
  if (!due || Date.parse(due.at) > now.getTime()) return
  const { commit, person, note, authors } = due
  if (!(await publisher.start({ request: { kind: 'commit', commit }, person, note, authors }))) return
  const ended = await publisher.ended()
  const why = ended?.outcome && 'why' in ended.outcome ? ended.outcome.why.kind : undefined
  // Counts an edition with nothing to publish as done: the same content is public already.
  if (why !== undefined && why !== 'nothing') await git.text(['update-ref', missed, commit])
  // Another one may have replaced it in the meantime.
  await git.text(['update-ref', '-d', scheduledRef, commit]).catch(() => {})
}
