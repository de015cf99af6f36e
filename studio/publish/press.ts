// Makes a state of the content public: gathered, checked, built, sent, shown. Until it is shown nothing has changed for
// visitors, and whatever breaks off leaves the draft and the public site as they were.
import { join } from 'node:path'
import { readBuildRecord } from '../../service/site/build-record.ts'
import type { ContentProblem } from '../../src/content/problems.ts'
import { sendingOf } from './agreement.ts'
import {
  type Builds,
  buildName,
  forgetOldBuilds,
  hasBuild,
  makeBuild,
  publicBuild,
  showBuild,
} from './builds.ts'
import type { Git } from './git.ts'
import { Hindrance, type Why } from './hindrance.ts'
import { commitTree, issuesOf, moveHead, tidyIndex } from './issues.ts'
import { receive, remoteOf, sendOut } from './remote.ts'
import { checkOut } from './site.ts'
import { beginStep, endStep, type Report, reportTo, type StepName, type StepState } from './steps.ts'
import { type Blobs, carryOver, irregularFiles, keepFiles, treeWith } from './trees.ts'

/** What shall be public: files of the draft, an issue taken back, one that waited, or simply what the history says. */
export type Order =
  | { kind: 'files'; files: string[] }
  | { kind: 'back'; number: number }
  | { kind: 'later'; commit: string }
  | { kind: 'again' }

export type Publication = {
  number: number
  person: string
  note: string
  /** Those that began; the last one is under way as long as it has no time. */
  steps: StepState[]
  outcome:
    | undefined
    | { why: Why }
    /** Which addresses read differently, and whether the others could be told. */
    | {
        at: string
        addresses: string[]
        isSent: boolean
        /** The address that nobody agreed to send to. */
        unagreed: string | undefined
        told: string | undefined
      }
}

/** What is done by the real project, and by tests with less. */
export type Workshop = {
  git: Git
  builds: Builds
  /** The content's folder, from the project's. */
  folder: string
  check: (content: string) => Promise<ContentProblem[]>
  build: (site: string, content: string, outDir: string, report: Report, signal: AbortSignal) => Promise<void>
  /** Tells search engines; resolves to what came of it. */
  tell: () => Promise<string | undefined>
}

type Wish = { order: Order; person: string; note: string }

export class Press {
  readonly workshop: Workshop
  current: Publication | undefined
  #running: { stop: AbortController; ended: Promise<void> } | undefined

  constructor(workshop: Workshop) {
    this.workshop = workshop
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** False where one is under way already. */
  async start(wish: Wish): Promise<boolean> {
    if (this.#running) return false
    const stop = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    this.#running = { stop, ended }
    const { person, note } = wish
    const number = await nextNumber(this.workshop.git).catch(() => 1)
    const publication: Publication = { number, person, note, steps: [], outcome: undefined }
    this.current = publication
    void this.#run(publication, wish, stop.signal)
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
    const { git, builds } = this.workshop
    const [newest] = await issuesOf(git, 1)
    if (!newest || newest.commit !== (await git.text(['rev-parse', 'HEAD']))) return
    await tidyIndex(git)
    const name = await buildName(git, newest.commit)
    const shown = await publicBuild(builds)
    if (shown !== undefined && shown !== name && hasBuild(builds, name)) await showBuild(builds, name)
  }

  async #run(publication: Publication, wish: Wish, signal: AbortSignal): Promise<Publication['outcome']> {
    const { git, builds, folder, check, build, tell } = this.workshop
    const { order, person, note } = wish
    const begin = (name: StepName) => {
      signal.throwIfAborted()
      return beginStep(publication.steps, name)
    }

    const remote = await remoteOf(git)
    let isSent = true
    if (remote) {
      begin('receive')
      isSent = await receive(git, remote, folder, person)
    }
    const head = await git.text(['rev-parse', 'HEAD'])
    publication.number = await nextNumber(git)
    const { blobs, takesBack } = await this.#gather(order, head)
    const tree = await treeWith(git, head, blobs)
    const isSame = tree === (await git.text(['rev-parse', `${head}^{tree}`]))
    if (isSame && order.kind !== 'again') throw new Hindrance({ kind: 'nothing' })
    const issue = { number: publication.number, person, note, takesBack }
    const commit = isSame ? head : await commitTree(git, tree, head, issue)

    begin('check')
    const irregular = await irregularFiles(git, commit, folder)
    if (irregular.length > 0) throw new Hindrance({ kind: 'irregular', files: irregular })
    const site = await checkOut(git, commit)
    const content = join(site, folder)
    const problems = await check(content)
    if (problems.length > 0) throw new Hindrance({ kind: 'problems', problems })

    const name = await buildName(git, commit)
    const shown = await publicBuild(builds)
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
    if (shown !== name) await showBuild(builds, name)
    endStep(publication.steps)
    await forgetOldBuilds(builds)
    return {
      at: new Date().toISOString(),
      addresses: differing(before, pagesOf(builds.public)),
      isSent,
      unagreed,
      told: await tell().catch((error: Error) => error.message),
    }
  }

  async #gather(order: Order, head: string): Promise<{ blobs: Blobs; takesBack?: number }> {
    const { git, folder } = this.workshop
    if (order.kind === 'again') return { blobs: new Map() }
    if (order.kind === 'files') return { blobs: await keepFiles(git, order.files) }
    if (order.kind === 'later') {
      const { blobs, conflicts } = await carryOver(
        git,
        { from: `${order.commit}^`, to: order.commit, onto: head },
        folder,
      )
      return { blobs: unlessConflicting(blobs, conflicts) }
    }
    const issue = (await issuesOf(git)).find(({ number }) => number === order.number)
    if (!issue) throw new Hindrance({ kind: 'nothing' })
    const { blobs, conflicts } = await carryOver(
      git,
      { from: issue.commit, to: `${issue.commit}^`, onto: head },
      folder,
    )
    return { blobs: unlessConflicting(blobs, conflicts), takesBack: issue.number }
  }
}

const nextNumber = async (git: Git) =>
  1 + Math.max(0, ...(await issuesOf(git, 1)).map(({ number }) => number))

function unlessConflicting(blobs: Blobs, conflicts: string[]): Blobs {
  if (conflicts.length === 0) return blobs
  const files = conflicts.map(file => ({ file, person: '', at: '' }))
  throw new Hindrance({ kind: 'conflict', files })
}

function whyOf(error: unknown, signal: AbortSignal): Why {
  if (signal.aborted) return { kind: 'cancelled' }
  if (error instanceof Hindrance) return error.why
  return { kind: 'broken', details: (error as Error).message }
}

const pagesOf = (dir: string): Record<string, string> => readBuildRecord(dir).pages ?? {}

const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(page => before[page] !== after[page])
