// Contents as git keeps them. Everything here makes new trees and touches neither the draft nor the history.
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import { unfinishedMark } from '../content/write.ts'
import { type Git, GitError } from './git.ts'

/** The files of a draft: what it has, or that it has none. Names are relative to the project. */
export type Blobs = Map<string, string | undefined>

/** Files of the draft that are not as in the commit, without unfinished saves and without links, which nothing reads. */
export async function draftFiles(git: Git, commit: string, folder: string): Promise<string[]> {
  const { irregular } = openFolder(join(git.project, folder))
  const closed = irregular.map(name => `${folder}/${name.replace(/\/\.git$/, '')}`)
  const isClosed = (file: string) => closed.some(name => file === name || file.startsWith(`${name}/`))
  const known = await git.names(['diff', '-z', '--name-only', '--no-renames', commit, '--', folder])
  const unknown = await git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', folder])
  const candidates = new Set(
    [...known, ...unknown].filter(file => !basename(file).startsWith(unfinishedMark) && !isClosed(file)),
  )
  const differs = async (file: string) => {
    const bytes = await readIfThere(join(git.project, file))
    return (bytes && blobName(bytes)) !== (await blobAt(git, commit, file))
  }
  const files = [...candidates].sort()
  // What git believes of the folder may be older than the folder.
  const really = await Promise.all(files.map(differs))
  return files.filter((_, index) => really[index])
}

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** What git calls these bytes. */
export const blobName = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')

/** Keeps the present state of these files in git. */
export async function keepFiles(git: Git, files: readonly string[]): Promise<Blobs> {
  const blobs: Blobs = new Map()
  for (const file of files) {
    const bytes = await readIfThere(join(git.project, file))
    blobs.set(file, bytes && (await keep(git, bytes)))
  }
  return blobs
}

const keep = (git: Git, bytes: Buffer) => git.text(['hash-object', '-w', '--stdin'], { input: bytes })

/** The tree of a commit with these files in place of its own. */
export async function treeWith(git: Git, onto: string, blobs: Blobs): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'studio-index-'))
  const env = { GIT_INDEX_FILE: join(dir, 'index') }
  try {
    await git.text(['read-tree', onto], { env })
    const lines = [...blobs].map(([file, blob]) =>
      blob === undefined ? `0 ${'0'.repeat(40)}\t${file}\0` : `100644 ${blob}\t${file}\0`,
    )
    await git.text(['update-index', '-z', '--index-info'], { env, input: lines.join('') })
    return await git.text(['write-tree'], { env })
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Files that differ between two trees. */
export const changedFiles = (git: Git, from: string, to: string, folder = '.'): Promise<string[]> =>
  git.names(['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to, '--', folder])

/** Symbolic links and nested repositories of a commit, which are never checked out, built or published. */
export async function irregularFiles(git: Git, commit: string, folder: string): Promise<string[]> {
  const entries = await git.names(['ls-tree', '-r', '-z', commit, '--', folder])
  return entries.flatMap(entry => (/^100\d{3} /.test(entry) ? [] : [entry.slice(entry.indexOf('\t') + 1)]))
}

export async function blobAt(git: Git, tree: string, file: string): Promise<string | undefined> {
  const line = await git.text(['ls-tree', tree, '--', file])
  return /^\d+ blob (\w+)\t/.exec(line)?.[1]
}

export async function textAt(git: Git, tree: string, file: string): Promise<string | undefined> {
  const blob = await blobAt(git, tree, file)
  return blob === undefined ? undefined : (await git.bytes(['cat-file', 'blob', blob])).toString()
}

/**
 * What changed from one tree to another, changed in a third as well. Texts that both sides changed at different lines
 * are put together; the rest are conflicts, and stay as they are in the third.
 */
export async function carryOver(
  git: Git,
  { from, to, onto }: { from: string; to: string; onto: string },
  folder: string,
): Promise<{ blobs: Blobs; conflicts: string[] }> {
  const blobs: Blobs = new Map()
  const conflicts: string[] = []
  for (const file of await changedFiles(git, from, to, folder)) {
    const [before, after, mine] = await Promise.all([from, to, onto].map(tree => blobAt(git, tree, file)))
    if (mine === after) continue
    if (mine === before) blobs.set(file, after)
    else {
      const merged = await mergeTexts(git, file, { before, after, mine })
      if (merged === undefined) conflicts.push(file)
      else blobs.set(file, merged)
    }
  }
  return { blobs, conflicts }
}

type Versions = Record<'before' | 'after' | 'mine', string | undefined>

async function mergeTexts(
  git: Git,
  file: string,
  { mine, before, after }: Versions,
): Promise<string | undefined> {
  if (!file.endsWith('.yaml') || !mine || !before || !after) return undefined
  const dir = await mkdtemp(join(tmpdir(), 'studio-merge-'))
  try {
    const paths: string[] = []
    for (const blob of [mine, before, after]) {
      const path = join(dir, String(paths.length))
      await writeFile(path, await git.bytes(['cat-file', 'blob', blob]))
      paths.push(path)
    }
    const merged = await git.bytes(['merge-file', '-p', ...paths]).catch((error: unknown) => {
      if (error instanceof GitError) return undefined
      throw error
    })
    return merged && (await keep(git, merged))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
