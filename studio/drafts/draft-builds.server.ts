// Builds of the draft for guests, in a folder of their own that no service serves. The same draft is built once.
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRecord } from '../../service/site/build-files.ts'
import { nameIn, pathIn } from '../content/published.ts'
import type { Studio } from '../http/settings.ts'
import { draftFiles } from '../publish/draft-files.server.ts'
import type { PublisherDeps } from '../publish/publication.server.ts'
import { Worktree } from '../publish/worktree.server.ts'
import { type DraftLink, isOver } from './links.server.ts'

/** The number of builds that are kept, besides those of fixed drafts. */
const maxKept = 8
/** A build that failed is tried again after this time: the cause may be gone, such as a disk that was full. */
const retryMs = 60_000
/** The refs of fixed drafts. */
export const draftRefs = 'refs/studio/drafts'
/** A fixed draft is older than its link, but not by more than this. */
const maxMakingMs = 3_600_000

/** `folder` is the newest build for the link; it may be older than the draft while that is built. */
export type DraftState = { folder: string | undefined; isBuilding: boolean; problem: string | undefined }
/** A draft link, or a snapshot without one. If its build is deleted while it is in use, it is made again. */
type Scope = Pick<DraftLink, 'files' | 'snapshot'> & { id?: string }

const noReport = { pages: () => {}, pictures: () => {} }

export class DraftBuilds {
  readonly #deps: PublisherDeps
  readonly #root: string
  readonly #studio: Pick<Studio, 'content'>
  /** The build of each state of the draft, and the last one of each link. */
  readonly #made = new Map<string, { name: string } | { problem: string; at: number }>()
  readonly #shown = new Map<string, string>()
  readonly #waiting = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(deps: PublisherDeps, studio: Pick<Studio, 'content'>) {
    this.#deps = deps
    this.#studio = studio
    this.#root = join(deps.git.project, '.cache/studio/drafts')
  }

  /** Commits the draft as the link shows it. Only its own ref points to the commit. */
  async commit(files: string[] | null, ref: string, person: string): Promise<string> {
    return this.#inTurn(async () => {
      const commit = await this.#draftCommit(files, person)
      await this.#deps.git.text(['update-ref', ref, commit])
      return commit
    })
  }

  async state(scope: Scope): Promise<DraftState> {
    const key = await this.#keyOf(scope)
    const made = this.#made.get(key)
    const built = made && 'name' in made && existsSync(join(this.#root, made.name)) ? made.name : undefined
    const failed = made && 'problem' in made && Date.now() - made.at < retryMs ? made.problem : undefined
    const isBuilding = built === undefined && failed === undefined
    if (isBuilding && !this.#waiting.has(key)) this.#start(key, scope)
    const name = built ?? this.#shown.get(scope.id ?? '')
    if (built && scope.id) this.#shown.set(scope.id, built)
    return { folder: name && join(this.#root, name), isBuilding, problem: failed }
  }

  /** Returns the folder of the page that a guest sees, whose pictures need no new look at the draft. */
  lastShown({ id }: Scope): string | undefined {
    const name = this.#shown.get(id ?? '')
    return name && join(this.#root, name)
  }

  /** Deletes the fixed drafts that no link of the store shows, and stops keeping the builds of links that are over. */
  async forgetOthers(
    links: readonly Pick<DraftLink, 'id' | 'snapshot' | 'endedAt' | 'expiresAt'>[],
    now = new Date(),
  ): Promise<void> {
    const open = links.filter(link => !isOver(link, now)).map(({ id }) => id)
    for (const id of this.#shown.keys()) if (!open.includes(id)) this.#shown.delete(id)
    const { git } = this.#deps
    const format = '--format=%(refname) %(objectname) %(committerdate:unix)'
    const gone = (await git.text(['for-each-ref', format, draftRefs])).split('\n').flatMap(line => {
      const [ref = '', commit, seconds] = line.split(' ')
      const isNew = now.getTime() - Number(seconds) * 1000 < maxMakingMs
      return ref === '' || isNew || links.some(({ snapshot }) => snapshot === commit) ? [] : [ref]
    })
    if (gone.length > 0)
      await git.text(['update-ref', '--stdin'], { input: gone.map(ref => `delete ${ref}\n`).join('') })
  }

  async ended(): Promise<void> {
    await this.#last
  }

  #start(key: string, { files, snapshot }: Scope): void {
    this.#waiting.add(key)
    void this.#inTurn(async () => {
      try {
        const commit = snapshot ?? (await this.#draftCommit(files, 'Entwurf'))
        this.#made.set(key, { name: await this.#build(commit) })
      } catch (error) {
        this.#made.set(key, { problem: (error as Error).message, at: Date.now() })
      }
      this.#waiting.delete(key)
    })
  }

  /** Stays the same until something is saved, so that nothing is built twice. */
  async #keyOf({ files, snapshot }: Scope): Promise<string> {
    if (snapshot) return snapshot
    const { git } = this.#deps
    const chosen = await this.#chosen(files)
    const times = await Promise.all(
      chosen.map(file =>
        lstat(join(git.project, file)).then(
          ({ mtimeMs, size }) => `${file} ${mtimeMs} ${size}`,
          () => file,
        ),
      ),
    )
    return [await git.text(['rev-parse', 'HEAD']), ...times].join('\n')
  }

  /**
   * Returns the draft files that belong to the link. New pictures always do, because a page shows only its
   * own. Removed ones do not, because pages outside the link may still show them.
   */
  async #chosen(files: string[] | null): Promise<string[]> {
    const { git, folder } = this.#deps
    const all = await draftFiles(git, 'HEAD', folder)
    if (files === null) return all
    const isPicture = (file: string) =>
      file.startsWith(`${folder}/media/`) && existsSync(join(git.project, file))
    return all.filter(file => files.includes(nameIn(folder, file)) || isPicture(file))
  }

  async #draftCommit(files: string[] | null, person: string): Promise<string> {
    const { git, check } = this.#deps
    const problems = await check(this.#studio.content)
    const wrong = problems.map(({ file }) => pathIn(this.#deps.folder, file))
    const chosen = (await this.#chosen(files)).filter(file => !wrong.includes(file))
    const worktree = this.#worktree()
    await worktree.checkOut(await git.text(['rev-parse', 'HEAD']))
    await worktree.copyDraft({ files: chosen })
    return worktree.commit('Entwurf', person)
  }

  #worktree() {
    return new Worktree(this.#deps.git, this.#deps.folder, 'draft')
  }

  async #build(commit: string): Promise<string> {
    const { git, folder, build, check } = this.#deps
    const name = await git.text(['rev-parse', `${commit}^{tree}`])
    const target = join(this.#root, name)
    if (!existsSync(join(target, buildRecord))) {
      const worktree = this.#worktree()
      await worktree.checkOut(commit)
      const content = join(worktree.site, folder)
      const [problem] = await check(content)
      if (problem) throw new Error(`${problem.file}: ${problem.says.de}`)
      await mkdir(this.#root, { recursive: true })
      const unfinished = `${target}.unfinished`
      await rm(unfinished, { recursive: true, force: true })
      await build(worktree.site, content, unfinished, noReport, new AbortController().signal)
      await rename(unfinished, target)
    }
    await utimes(target, new Date(), new Date())
    await this.#forgetOld()
    return name
  }

  async #forgetOld(): Promise<void> {
    const names = await readdir(this.#root)
    const times = await Promise.all(
      names.map(async name => ({ name, at: (await lstat(join(this.#root, name))).mtimeMs })),
    )
    const shown = new Set(this.#shown.values())
    for (const { name } of times.toSorted((a, b) => b.at - a.at).slice(maxKept))
      if (!shown.has(name)) await rm(join(this.#root, name), { recursive: true, force: true })
  }

  /** Runs one task after the other, because all of them share a folder. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }
}
