// The folder beside the draft in which commits are made, checked and built: what is published is exactly what was
// built. No ref points to a commit made here until it is public.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import { type Git, GitError, gitIn, signed } from '../content/git.ts'
import { publishedFolders } from '../content/published.ts'
import { stampOf } from './draft-files.server.ts'
import { PublishError } from './publish-error.server.ts'

/** Files of the draft, the texts of those that are taken in part, and the stamps of the others when they were chosen. */
export type DraftParts = {
  files: readonly string[]
  texts?: Record<string, string>
  stamps?: Record<string, string>
}

export class Worktree {
  /** The folder with the commit, and with the pictures of earlier builds. */
  readonly site: string
  /** The root of the whole repository, if the site is a folder in it. */
  readonly #root: string
  readonly #git: Git
  readonly #own: Git
  readonly #folder: string

  /** Drafts for guests are built in a second worktree, so that they do not delay a publication. */
  constructor(git: Git, folder: string, name: 'site' | 'draft' = 'site') {
    this.#root = join(git.project, '.cache/studio', name)
    this.site = join(this.#root, git.prefix)
    this.#git = git
    this.#own = gitIn(this.site)
    this.#folder = folder
  }

  async checkOut(commit: string): Promise<void> {
    const { site } = this
    const isThere = existsSync(join(this.#root, '.git'))
    const isMoved = isThere && (await this.#succeeds(['checkout', '--quiet', '--detach', '--force', commit]))
    if (!isMoved) {
      // There is no worktree yet, or its creation was interrupted.
      await rm(this.#root, { recursive: true, force: true })
      await this.#git.text(['worktree', 'prune'])
      await this.#git.text(['worktree', 'add', '--quiet', '--force', '--detach', this.#root, commit])
    }
    // Removes files that a killed Studio had copied and not committed.
    await this.#own.text(['clean', '--quiet', '--force', '-d', '-x', '--', ...publishedFolders(this.#folder)])
    // Shares the pictures that earlier builds made.
    await mkdir(join(this.#git.project, '.cache/astro'), { recursive: true })
    await mkdir(join(site, '.cache'), { recursive: true })
    await linkOnce(join(this.#git.project, '.cache/astro'), join(site, '.cache/astro'))
  }

  /**
   * Copies these files from the draft, or removes those that it no longer has. `texts` replace files of which
   * some changes are left out. Fails if a copy differs from its stamp, because somebody saved after it was taken.
   */
  async copyDraft({ files, texts = {}, stamps = {} }: DraftParts): Promise<void> {
    const { project } = this.#git
    // A link in the history must not lead a copy out of the folder.
    for (const folder of publishedFolders(this.#folder).map(name => join(this.site, name)))
      for (const name of openFolder(folder).irregular)
        await rm(join(folder, name), { recursive: true, force: true })
    for (const file of files) await rm(join(this.site, file), { force: true })
    for (const file of files.filter(name => existsSync(join(project, name)))) {
      await mkdir(dirname(join(this.site, file)), { recursive: true })
      const text = texts[file]
      if (text === undefined) await copyFile(join(project, file), join(this.site, file))
      else await writeFile(join(this.site, file), text)
    }
    for (const [file, stamp] of Object.entries(stamps))
      if ((await stampOf(this.site, file)) !== stamp) throw new PublishError({ kind: 'overtaken' })
    if (files.length > 0)
      await this.#own.text(['add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], {
        input: files.join('\0'),
      })
  }

  /** Commits the files that were copied or combined; resolves to the present commit if nothing differs. */
  async commit(message: string, person: string): Promise<string> {
    if (!(await this.#succeeds(['diff', '--cached', '--quiet'])))
      await this.#own.text(['commit', '--quiet', '--file=-'], { input: message, env: signed(person) })
    return this.head()
  }

  head(): Promise<string> {
    return this.#own.text(['rev-parse', 'HEAD'])
  }

  /**
   * Combines the commit that is checked out with another one, or with its change alone; resolves to the files that
   * conflict.
   */
  async combine(how: 'merge' | 'cherry-pick' | 'revert', commit: string, person: string): Promise<string[]> {
    const options = how === 'merge' ? ['--quiet', '--no-ff', '--message=Zusammengeführt'] : ['--no-commit']
    try {
      await this.#own.text([how, ...options, commit], { env: signed(person) })
      return []
    } catch (error) {
      const conflicts = await this.#own.names(['diff', '-z', '--name-only', '--relative', '--diff-filter=U'])
      if (!(error instanceof GitError) || conflicts.length === 0) throw error
      return conflicts
    }
  }

  /** Undoes the combination except for these files. */
  async keepOnly(files: readonly string[]): Promise<void> {
    const combined = await this.#own.names([
      'diff',
      '-z',
      '--cached',
      '--name-only',
      '--no-renames',
      '--relative',
    ])
    const others = combined.filter(file => !files.includes(file))
    if (others.length === 0) return
    const restore = ['restore', '--source=HEAD', '--staged', '--worktree']
    await this.#own.text([...restore, '--pathspec-from-file=-', '--pathspec-file-nul'], {
      input: others.join('\0'),
    })
  }

  #succeeds(args: string[]): Promise<boolean> {
    return this.#own.text(args).then(
      () => true,
      () => false,
    )
  }
}

/** Symbolic links and nested repositories of a commit, which are never built or published. */
export async function irregularFiles(git: Git, commit: string, folder: string): Promise<string[]> {
  const entries = await git.names(['ls-tree', '-r', '-z', commit, '--', ...publishedFolders(folder)])
  return entries.flatMap(entry => (/^100\d{3} /.test(entry) ? [] : [entry.slice(entry.indexOf('\t') + 1)]))
}

async function linkOnce(target: string, path: string): Promise<void> {
  await symlink(target, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
