// Carries an installation over whose pages are no lists of sections yet: what is public, what is scheduled, and the draft.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convert } from './convert.ts'

/** The trailer tells the Studio to look through this commit (studio/content/migration.ts). */
const message = 'Make pages lists of sections\n\nContent-Migration: 1'

const scheduledRefs = ['refs/studio/later', 'refs/studio/missed']

/** Returns sentences on what a person has to do. Throws, and changes nothing, if the draft cannot be read. */
export function upgrade(project: string): string[] {
  const content = join(project, 'content')
  tryOn(content)
  if (!existsSync(join(project, '.git'))) {
    convert(content)
    return []
  }
  const git = (...args: string[]) => run(project, args)
  const head = git('rev-parse', 'HEAD')
  const copy = mkdtempSync(join(tmpdir(), 'upgrade-'))
  git('worktree', 'add', '--quiet', '--detach', copy, head)
  try {
    const tree = convertedTree(copy)
    if (tree === git('rev-parse', `${head}^{tree}`)) return []
    const migrated = git('commit-tree', tree, '-p', head, '-m', message)
    const notes = scheduledRefs.flatMap(ref => moveScheduled(copy, ref, head, migrated))
    convert(content)
    // The draft stays in the folder, as the difference from what is public.
    git('reset', '--quiet', '--mixed', migrated)
    return notes
  } finally {
    git('worktree', 'remove', '--force', copy)
  }
}

/** Converts a copy of the texts, so that a file that cannot be read stops the upgrade before it begins. */
function tryOn(content: string): void {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    cpSync(content, copy, { recursive: true, filter: path => !/\.(?:jpg|png|avif|mp4|webm)$/.test(path) })
    convert(copy)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** A publication that waits for its time is a change to the old form: made there, and then converted. */
function moveScheduled(copy: string, ref: string, head: string, migrated: string): string[] {
  const git = (...args: string[]) => run(copy, args)
  const commit = git('for-each-ref', '--format=%(objectname)', ref)
  if (commit === '') return []
  git('checkout', '--quiet', '--force', '--detach', head)
  try {
    git('cherry-pick', '--no-commit', commit)
  } catch {
    git('reset', '--quiet', '--hard')
    return [`${ref} changes lines that were published otherwise since; schedule this publication again.`]
  }
  const [name = '', email = '', date = ''] = git('log', '-1', '--format=%an%n%ae%n%aI', commit).split('\n')
  const author = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_AUTHOR_DATE: date }
  const body = git('log', '-1', '--format=%B', commit)
  const moved = run(copy, ['commit-tree', convertedTree(copy), '-p', migrated, '-m', body], author)
  git('update-ref', ref, moved)
  return []
}

/** Converts what is checked out, and returns it as a tree of git. */
function convertedTree(copy: string): string {
  convert(join(copy, 'content'))
  run(copy, ['add', '--all'])
  return run(copy, ['write-tree'])
}

/** Hooks of the project stay out of it. */
const run = (cwd: string, args: string[], env: Record<string, string> = {}): string =>
  execFileSync('git', ['-c', 'core.hooksPath=/dev/null', ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

if (import.meta.main) for (const note of upgrade(process.argv[2] ?? '.')) console.log(note)
