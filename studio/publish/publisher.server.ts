// Runs publications one at a time, and completes one that was cut off.
import { forgetEarlierFiles } from '../../build/earlier-files.ts'
import { buildName, hasBuild, publicBuild, showBuild } from './builds.server.ts'
import { editionsOf, nextNumber, tidyIndex } from './editions.server.ts'
import { type Publication, type PublisherDeps, type PublishJob, publish } from './publication.server.ts'
import { PublishError, type Why } from './publish-error.server.ts'
import { Worktree } from './worktree.server.ts'

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

  /** Resolves to false if a publication is already running. */
  async start(job: PublishJob): Promise<boolean> {
    const run = this.#begin()
    if (!run) return false
    const { request, person } = job
    const number = await nextNumber(this.deps.git).catch(() => 1)
    const takesBack = request.kind === 'back' ? request.number : undefined
    const publication: Publication = { number, takesBack, person, steps: [], outcome: undefined }
    this.current = publication
    void publish(this.deps, publication, job, run.signal)
      .catch((error: unknown) => ({ why: whyOf(error, run.signal) }))
      .then(outcome => {
        publication.outcome = outcome
        run.end()
      })
    return true
  }

  /** Keeps publications out while it works with the worktree; resolves to false if one is running. */
  async alone(work: (worktree: Worktree) => Promise<void>): Promise<boolean> {
    const run = this.#begin()
    if (!run) return false
    await work(new Worktree(this.deps.git, this.deps.folder)).finally(run.end)
    return true
  }

  #begin(): { signal: AbortSignal; end: () => void } | undefined {
    if (this.#running) return undefined
    const stop = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    this.#running = { stop, ended }
    const end = () => {
      this.#running = undefined
      resolve()
    }
    return { signal: stop.signal, end }
  }

  /** Cancels the running publication, unless it is being shown already. */
  cancel(): void {
    this.#running?.stop.abort()
  }

  async ended(): Promise<Publication | undefined> {
    await this.#running?.ended
    return this.current
  }

  /** Deletes files of earlier builds a day later. Skips a running publication, because it still copies them. */
  async forgetEarlierFiles(now = new Date()): Promise<void> {
    if (!this.isRunning) forgetEarlierFiles(this.deps.builds.public, now)
  }

  /** Completes a publication that was cut off: updates git's index, and shows the edition if it is built. */
  async settle(): Promise<void> {
    const { git, builds } = this.deps
    const [newest] = await editionsOf(git, 1)
    if (!newest || newest.commit !== (await git.text(['rev-parse', 'HEAD']))) return
    await tidyIndex(git)
    const name = await buildName(git, newest.commit)
    const live = await publicBuild(builds)
    if (live !== undefined && live !== name && hasBuild(builds, name)) await showBuild(builds, name)
  }
}

function whyOf(error: unknown, signal: AbortSignal): Why {
  if (signal.aborted) return { kind: 'cancelled' }
  if (error instanceof PublishError) return error.why
  return { kind: 'broken', details: (error as Error).message }
}
