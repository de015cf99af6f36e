// Follows a value back through a commit that changed the form of the content (migrations/), to its path before.
import { parse } from 'yaml'
import { type Path, valueAt } from '../../src/content/changes.ts'
import type { Studio } from '../http/settings.ts'
import { gitIn } from './git.ts'

/** A path in a file of the commit before the migration. */
export type Origin = { commit: string; file: string; path: Path }

let list: { head: string; commits: ReadonlySet<string> } | undefined

/** The commits that migrated the content. They changed no text. */
export async function migrations({ content }: Studio): Promise<ReadonlySet<string>> {
  const git = gitIn(content)
  const head = await git.text(['rev-parse', 'HEAD'])
  if (list?.head !== head) {
    const log = await git.text([
      'log',
      '--extended-regexp',
      '--grep=^Content-Migration: [0-9]+$',
      '--format=%H',
    ])
    list = { head, commits: new Set(log.split('\n').filter(Boolean)) }
  }
  return list.commits
}

/** Values of a file by their text as JSON, each with its paths in the order of the file. */
type Index = Map<string, Path[]>
const indexes = new Map<string, Promise<Map<string, Index>>>()

/** Finds where a value was before a migration. Migrations move texts unchanged, so its text identifies it. */
export async function originOf(
  studio: Studio,
  commit: string,
  file: string,
  path: Path,
): Promise<Origin | undefined> {
  const after = (await indexesAt(studio, commit)).get(file)
  const before = await indexesAt(studio, `${commit}^`)
  // A text in one language moved together with the whole text.
  const isLanguage = /^[a-z]{2,3}$/.test(String(path.at(-1)))
  for (const length of isLanguage ? [path.length - 1, path.length] : [path.length]) {
    const [whole, rest] = [path.slice(0, length), path.slice(length)]
    const [key, at] = keyAt(after, whole)
    if (key === undefined) continue
    for (const name of [...before.keys()].sort((a, b) => nearness(b, file) - nearness(a, file))) {
      const earlierPaths = before.get(name)?.get(key)
      const place = earlierPaths?.[at] ?? earlierPaths?.[0]
      if (place) return { commit: `${commit}^`, file: name, path: [...place, ...rest] }
    }
  }
  return undefined
}

/** Ranks a file of the same path first, then one of the same name. */
const nearness = (name: string, file: string): number =>
  name === file ? 2 : name.split('/').at(-1) === file.split('/').at(-1) ? 1 : 0

/** Returns the value at a path as a key, and its position among equal values of the file. */
function keyAt(index: Index | undefined, path: Path): [key: string | undefined, at: number] {
  const wanted = JSON.stringify(path)
  for (const [key, paths] of index ?? []) {
    const at = paths.findIndex(other => JSON.stringify(other) === wanted)
    if (at >= 0) return [key, at]
  }
  return [undefined, 0]
}

function indexesAt({ content }: Studio, commit: string): Promise<Map<string, Index>> {
  const key = `${content} ${commit}`
  const known = indexes.get(key) ?? readIndexes(content, commit)
  indexes.set(key, known)
  return known
}

async function readIndexes(content: string, commit: string): Promise<Map<string, Index>> {
  const git = gitIn(content)
  const names = await git.names(['ls-tree', '-r', '-z', '--name-only', commit, '.'])
  const files = new Map<string, Index>()
  for (const name of names.filter(other => other.endsWith('.yaml'))) {
    const index: Index = new Map()
    files.set(name, index)
    try {
      const data = parse(await git.text(['show', `${commit}:./${name}`]))
      for (const path of pathsIn(data, [])) {
        const key = JSON.stringify(valueAt(data, path))
        index.set(key, [...(index.get(key) ?? []), path])
      }
    } catch {
      // A file that could not be read then has no earlier values.
    }
  }
  return files
}

function pathsIn(value: unknown, path: Path): Path[] {
  const inside = Array.isArray(value)
    ? value.flatMap((item, at) => pathsIn(item, [...path, at]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]))
      : []
  return [path, ...inside]
}
