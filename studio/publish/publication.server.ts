// Makes a state of the content public: it is gathered, checked, built, sent and shown. Nothing changes for visitors
// until it is shown, and a failure leaves the draft and the public site as they were.
import { join } from 'node:path'
import { readBuildRecord } from '../../service/site/build-record.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import { changedFiles, type Git } from '../content/git.ts'
import { publishedFolders } from '../content/published.ts'
import { sendingOf } from './agreement.server.ts'
import {
  type Builds,
  buildName,
  forgetOldBuilds,
  hasBuild,
  makeBuild,
  publicBuild,
  showBuild,
} from './builds.server.ts'
import { editionsOf, messageOf, moveHead, nextNumber } from './editions.server.ts'
import { PublishError, type Why } from './publish-error.server.ts'
import { receive, remoteOf, sendOut } from './remote.server.ts'
import { beginStep, endStep, type Report, reportTo, type StepName, type StepState } from './steps.server.ts'
import { type DraftParts, irregularFiles, Worktree } from './worktree.server.ts'

/** A request for files of the draft, for the edition before another, for a commit or some of its files, or for HEAD. */
export type PublishRequest =
  | ({ kind: 'files' } & DraftParts)
  | { kind: 'back'; number: number }
  | { kind: 'commit'; commit: string; files?: string[] }
  | { kind: 'again' }

export type Publication = {
  number: number
  /** The edition that this one reverts. */
  takesBack: number | undefined
  person: string
  /** The steps that have begun. The last one is running while it has no duration. */
  steps: StepState[]
  outcome:
    | undefined
    | { why: Why }
    /** A success, with the addresses that changed and whether the git remote received the edition. */
    | {
        at: string
        addresses: string[]
        isSent: boolean
        /** The address of a remote that nobody has agreed to send to. */
        unagreed: string | undefined
        refusal: { to: string; says: string } | undefined
        notice: string | undefined
      }
}

/** The publisher's dependencies. Tests replace some of them with simpler ones. */
export type PublisherDeps = {
  git: Git
  builds: Builds
  /** The folder of the content, relative to the project. */
  folder: string
  check: (content: string) => Promise<ContentProblem[]>
  build: (site: string, content: string, outDir: string, report: Report, signal: AbortSignal) => Promise<void>
  /** Notifies search engines; resolves to a sentence about the result. */
  notifySearchEngines: () => Promise<string | undefined>
  /** Receives the names of the files that are public now. */
  onPublished?: (files: string[]) => Promise<void>
}

export type PublishJob = {
  request: PublishRequest
  person: string
  note: string
  /** The people who wrote it, besides this one. */
  authors?: string[]
}

export async function publish(
  deps: PublisherDeps,
  publication: Publication,
  { request, person, note, authors }: PublishJob,
  signal: AbortSignal,
): Promise<Publication['outcome']> {
  const { git, builds, folder, check, build, notifySearchEngines, onPublished } = deps
  const begin = (name: StepName) => {
    signal.throwIfAborted()
    beginStep(publication.steps, name)
  }

  const worktree = new Worktree(git, folder)
  const remote = await remoteOf(git)
  let isSent = true
  let refusal: { to: string; says: string } | undefined
  const known = await git.text(['rev-parse', 'HEAD'])
  if (remote) {
    begin('receive')
    isSent = await receive(git, remote, worktree, folder, person)
  }
  const head = await git.text(['rev-parse', 'HEAD'])
  // Texts for part of a file were made from the version known here, so it must still be the newest.
  const inPart = request.kind === 'files' ? Object.keys(request.texts ?? {}) : []
  if (inPart.length > 0 && (await changedFiles(git, known, head, inPart)).length > 0)
    throw new PublishError({ kind: 'overtaken' })
  publication.number = await nextNumber(git)
  await worktree.checkOut(head)
  const takesBack = await gather(git, worktree, request, person)
  const message = messageOf({ number: publication.number, note, takesBack, authors })
  const commit = await worktree.commit(message, person)
  if (commit === head && request.kind !== 'again') throw new PublishError({ kind: 'nothing' })

  begin('check')
  const irregular = await irregularFiles(git, commit, folder)
  if (irregular.length > 0) throw new PublishError({ kind: 'irregular', files: irregular })
  const content = join(worktree.site, folder)
  const problems = await check(content)
  if (problems.length > 0) throw new PublishError({ kind: 'problems', problems })

  const name = await buildName(git, commit)
  const live = await publicBuild(builds)
  const before = pagesOf(builds.public)
  if (!hasBuild(builds, name)) {
    begin('pages')
    const report = reportTo(publication.steps, Object.keys(before).length)
    await makeBuild(builds, name, outDir => build(worktree.site, content, outDir, report, signal))
  }
  const sending = remote && (await sendingOf(git, remote))
  const unagreed = sending && !sending.agreed ? sending.to : undefined
  if (unagreed !== undefined) isSent = false
  begin(sending && isSent ? 'send' : 'show')
  if (sending && isSent) {
    const says = await sendOut(git, remote, commit)
    isSent = says === undefined
    if (says) refusal = { to: sending.to, says }
    // The remote has the edition now. It can be reverted, but no longer be cancelled.
    beginStep(publication.steps, 'show')
  }
  // From here on the publication is final, and can only be reverted.
  if (commit !== head) await moveHead(git, head, commit)
  if (live !== name) await showBuild(builds, name)
  endStep(publication.steps)
  await forgetOldBuilds(builds)
  // A reverted change is in the draft again, so its authors stay recorded.
  if (commit !== head && request.kind !== 'back')
    await onPublished?.(await changedFiles(git, head, commit, publishedFolders(folder)))
  return {
    at: new Date().toISOString(),
    addresses: differing(before, pagesOf(builds.public)),
    isSent,
    unagreed,
    refusal,
    notice: await notifySearchEngines().catch((error: Error) => error.message),
  }
}

/** Brings the requested state into the worktree; resolves to the number of the edition that it reverts. */
async function gather(git: Git, worktree: Worktree, request: PublishRequest, person: string) {
  if (request.kind === 'files') await worktree.copyDraft(request)
  if (request.kind === 'commit') {
    failOnConflict('conflict', await worktree.combine('cherry-pick', request.commit, person))
    if (request.files) await worktree.keepOnly(request.files)
  }
  if (request.kind !== 'back') return undefined
  const edition = (await editionsOf(git)).find(({ number }) => number === request.number)
  if (!edition) throw new PublishError({ kind: 'nothing' })
  failOnConflict('revert-conflict', await worktree.combine('revert', edition.commit, person))
  return edition.number
}

function failOnConflict(kind: 'conflict' | 'revert-conflict', conflicts: string[]): void {
  if (conflicts.length === 0) return
  throw new PublishError({ kind, files: conflicts.map(file => ({ file, person: '', at: '' })) })
}

const pagesOf = (dir: string): Record<string, string> => readBuildRecord(dir).pages ?? {}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(page => before[page] !== after[page])
