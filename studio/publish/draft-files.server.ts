// The draft: files of the content that differ from the commit.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openFolder } from '../../src/content/regular-files.ts'
import { unwritten } from '../../src/content/unwritten.ts'
import type { Git } from '../content/git.ts'
import { publishedFolders } from '../content/published.ts'
import { unfinishedMark } from '../content/write.ts'

/**
 * Returns names relative to the project's folder. Leaves out unfinished saves, and links because nothing reads them.
 */
export async function draftFiles(git: Git, commit: string, folder: string): Promise<string[]> {
  const folders = publishedFolders(folder)
  const closed = folders.flatMap(name =>
    openFolder(join(git.project, name)).irregular.map(file => `${name}/${file.replace(/\/\.git$/, '')}`),
  )
  const isClosed = (file: string) => closed.some(name => file === name || file.startsWith(`${name}/`))
  const known = await git.names([
    'diff',
    '-z',
    '--name-only',
    '--no-renames',
    '--relative',
    commit,
    '--',
    ...folders,
  ])
  const unknown = await git.names(['ls-files', '-z', '--others', '--exclude-standard', '--', ...folders])
  const candidates = [...new Set([...known, ...unknown])]
    .filter(file => !basename(file).startsWith(unfinishedMark) && !isClosed(file))
    .sort()
  // Compares the bytes, because Git's index may be older than the folder.
  const committed = await blobsAt(git, commit, folders)
  const differs = await Promise.all(
    candidates.map(async file => !isBlob(await readIfThere(join(git.project, file)), committed.get(file))),
  )
  return candidates.filter((_, index) => differs[index])
}

/** Reads the hashes of all files in one process, because a guest's page asks for the draft with each request. */
async function blobsAt({ names }: Git, commit: string, folders: string[]): Promise<Map<string, string>> {
  const entries = await names(['ls-tree', '-r', '-z', commit, '--', ...folders])
  return new Map(
    entries.map(entry => [entry.slice(entry.indexOf('\t') + 1), entry.split(/[ \t]/)[2] ?? ''] as const),
  )
}

/** Returns true if git has the bytes under this hash, or if neither is there. */
function isBlob(bytes: Buffer | undefined, blob: string | undefined): boolean {
  if (bytes === undefined || blob === undefined) return bytes === undefined && blob === undefined
  const hash = createHash(blob.length === 40 ? 'sha1' : 'sha256')
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === blob
}

/** Returns a hash that tells whether a file of the draft has changed since a person looked at it. */
export async function stampOf(project: string, file: string): Promise<string> {
  return stampOfBytes(await readIfThere(join(project, file)))
}

export const stampOfBytes = (bytes: Buffer | undefined): string =>
  bytes ? createHash('sha256').update(bytes).digest('base64url') : ''

/** Finds files with texts that are still to be written. `texts` has the files that are published in part only. */
export const unwrittenIn = (
  project: string,
  files: readonly string[],
  texts: Record<string, string> = {},
): string[] =>
  files.filter(file => {
    const path = join(project, file)
    if (!file.endsWith('.yaml') || !existsSync(path)) return false
    return (texts[file] ?? readFileSync(path, 'utf8')).includes(unwritten)
  })

export const isSame = (a: Buffer | undefined, b: Buffer | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a.equals(b)

export async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
