// Makes a state of the content public: gathered, checked, built, sent, shown. Until it is shown nothing has changed for
// visitors, and whatever breaks off leaves the draft and the public site as they were.
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
import { editionsOf, messageOf, moveHead, tidyIndex } from './editions.server.ts'
import { PublishError, type Why } from './publish-error.server.ts'
import { receive, remoteOf, sendOut } from './remote.server.ts'
import { beginStep, endStep, type Report, reportTo, type StepName, type StepState } from './steps.server.ts'
import { irregularFiles, Worktree } from './worktree.server.ts'

/**
 * A request to publish files of the draft, to revert an edition, to publish a scheduled one or approved files of a
 * snapshot, or the history as it is.
 */
export type PublishRequest =
  | { kind: 'files'; files: string[]; texts?: Record<string, string> }
  | { kind: 'back'; number: number }
  | { kind: 'later'; commit: string }
  | { kind: 'approved'; commit: string; files: string[] }
  | { kind: 'again' }

export type Publication = {
  number: number
  /** The edition that this one takes back. */
  takesBack: number | undefined
  person: string
  note: string
  /** Those that began; the last one is under way as long as it has no time. */
  steps: StepState[]
  outcome:
    | undefined
    | { why: Why }
    /** A success, with the addresses that changed and whether the git remote received the edition. */
    | {
        at: string
        addresses: string[]
        isSent: boolean
        /** The address that nobody agreed to send to. */
        unagreed: string | undefined
        notice: string | undefined
      }
}

/** The publisher's dependencies. Tests replace some of them with simpler ones. */
export type PublisherDeps = {
  git: Git
  builds: Builds
  /** The content's folder, from the project's. */
  folder: string
  check: (content: string) => Promise<ContentProblem[]>
  build: (site: string, content: string, outDir: string, report: Report, signal: AbortSignal) => Promise<void>
  /** Tells search engines; resolves to what came of it. */
  notifySearchEngines: () => Promise<string | undefined>
  /** Hears which files of the project are public now. */
  onPublished?: (files: string[]) => Promise<void>
}

export type PublishJob = {
  request: PublishRequest
  person: string
  note: string
  /** Those who wrote it, besides the person. */
  authors?: string[]
}

export class Publisher {
  readonly deps: PublisherDeps
  current: Publication | undefined
  #running: { stop: AbortController; ended: Promise<void> } | undefined

  constructor(deps: PublisherDeps) {
    this.deps = deps
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** False where one is under way already. */
  async start(job: PublishJob): Promise<boolean> {
    if (this.#running) return false
    const stop = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    this.#running = { stop, ended }
    const { person, note } = job
    const number = await nextNumber(this.deps.git).catch(() => 1)
    const takesBack = job.request.kind === 'back' ? job.request.number : undefined
    const publication: Publication = { number, takesBack, person, note, steps: [], outcome: undefined }
    this.current = publication
    void this.#run(publication, job, stop.signal)
      .then(
        outcome => {
          publication.outcome = outcome
        },
        (error: unknown) => {
          publication.outcome = { why: whyOf(error, stop.signal) }
        },
      )
      .finally(() => {
        this.#running = undefined
        resolve()
      })
    return true
  }

  /** Works with the worktree where no publication does; false where one is under way. */
  async alone(work: (worktree: Worktree) => Promise<void>): Promise<boolean> {
    if (this.#running) return false
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    this.#running = { stop: new AbortController(), ended }
    await work(new Worktree(this.deps.git, this.deps.folder)).finally(() => {
      this.#running = undefined
      resolve()
    })
    return true
  }

  /** Ends what is under way, if it is not being shown already. */
  cancel(): void {
    this.#running?.stop.abort()
  }

  async ended(): Promise<Publication | undefined> {
    await this.#running?.ended
    return this.current
  }

  /** After the studio was killed: what is in the history and built is shown, and git knows its files. */
  async settle(): Promise<void> {
    const { git, builds } = this.deps
    const [newest] = await editionsOf(git, 1)
    if (!newest || newest.commit !== (await git.text(['rev-parse', 'HEAD']))) return
    await tidyIndex(git)
    const name = await buildName(git, newest.commit)
    const live = await publicBuild(builds)
    if (live !== undefined && live !== name && hasBuild(builds, name)) await showBuild(builds, name)
  }

  async #run(
    publication: Publication,
    job: PublishJob,
    signal: AbortSignal,
  ): Promise<Publication['outcome']> {
    const { git, builds, folder, check, build, notifySearchEngines } = this.deps
    const { request, person, note, authors } = job
    const begin = (name: StepName) => {
      signal.throwIfAborted()
      return beginStep(publication.steps, name)
    }

    const worktree = new Worktree(git, folder)
    const remote = await remoteOf(git)
    let isSent = true
    if (remote) {
      begin('receive')
      isSent = await receive(git, remote, worktree, folder, person)
    }
    const head = await git.text(['rev-parse', 'HEAD'])
    publication.number = await nextNumber(git)
    await worktree.checkOut(head)
    const takesBack = await this.#gather(worktree, request, person)
    const commit = await worktree.commit(
      messageOf({ number: publication.number, note, takesBack, authors }),
      person,
    )
    if (commit === head && request.kind !== 'again') throw new PublishError({ kind: 'nothing' })

    begin('check')
    const irregular = await irregularFiles(git, commit, folder)
    if (irregular.length > 0) throw new PublishError({ kind: 'irregular', files: irregular })
    const { site } = worktree
    const content = join(site, folder)
    const problems = await check(content)
    if (problems.length > 0) throw new PublishError({ kind: 'problems', problems })

    const name = await buildName(git, commit)
    const live = await publicBuild(builds)
    const before = pagesOf(builds.public)
    if (!hasBuild(builds, name)) {
      begin('pages')
      const report = reportTo(publication.steps, Object.keys(before).length)
      await makeBuild(builds, name, outDir => build(site, content, outDir, report, signal))
    }
    const sending = remote && (await sendingOf(git, remote))
    const unagreed = sending && !sending.agreed ? sending.to : undefined
    if (unagreed !== undefined) isSent = false
    if (remote && isSent) {
      begin('send')
      isSent = await sendOut(git, remote, commit)
    }
    begin('show')
    // From here on it is done, and can be taken back.
    if (commit !== head) await moveHead(git, head, commit)
    if (live !== name) await showBuild(builds, name)
    endStep(publication.steps)
    await forgetOldBuilds(builds)
    // A reverted change is in the draft again, and its writers with it.
    if (commit !== head && request.kind !== 'back')
      await this.deps.onPublished?.(await changedFiles(git, head, commit, publishedFolders(folder)))
    return {
      at: new Date().toISOString(),
      addresses: differing(before, pagesOf(builds.public)),
      isSent,
      unagreed,
      notice: await notifySearchEngines().catch((error: Error) => error.message),
    }
  }

  /** Brings what was asked for into the worktree; resolves to the number of an edition that is taken back. */
  async #gather(worktree: Worktree, request: PublishRequest, person: string): Promise<number | undefined> {
    if (request.kind === 'files') await worktree.copyDraft(request.files, request.texts)
    if (request.kind === 'later' || request.kind === 'approved')
      failOnConflict(await worktree.combine('cherry-pick', request.commit, person))
    if (request.kind === 'approved') await worktree.keepOnly(request.files)
    if (request.kind !== 'back') return undefined
    const edition = (await editionsOf(this.deps.git)).find(({ number }) => number === request.number)
    if (!edition) throw new PublishError({ kind: 'nothing' })
    failOnConflict(await worktree.combine('revert', edition.commit, person))
    return edition.number
  }
}

const nextNumber = async (git: Git) =>
  1 + Math.max(0, ...(await editionsOf(git, 1)).map(({ number }) => number))

function failOnConflict(conflicts: string[]): void {
  if (conflicts.length === 0) return
  throw new PublishError({ kind: 'conflict', files: conflicts.map(file => ({ file, person: '', at: '' })) })
}

function whyOf(error: unknown, signal: AbortSignal): Why {
  if (signal.aborted) return { kind: 'cancelled' }
  if (error instanceof PublishError) return error.why
  return { kind: 'broken', details: (error as Error).message }
}

const pagesOf = (dir: string): Record<string, string> => readBuildRecord(dir).pages ?? {}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(page => before[page] !== after[page])
