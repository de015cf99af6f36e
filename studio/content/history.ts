// When each language of a text was last changed, as git knows it: which of them is behind.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import { type Path, valueAt } from '../../src/content/changes.ts'
import type { Studio } from '../settings.ts'
import { readText, readYaml } from './files.ts'
import { fitting, type Texts } from './fits.ts'
import { hashOf } from './save.ts'

const run = promisify(execFile)
export const git = async ({ content }: Studio, ...args: string[]) =>
  (await run('git', args, { cwd: content, maxBuffer: 64_000_000 })).stdout

/** How far back it looks: versions of one file, commits of all. */
const versions = 6
const commits = 400

type Pair = { path: Path; de: string; en: string }
const known = new Map<string, Path[]>()
let log: { head: string; touched: Map<string, string[]> } | undefined

/** Which commits changed each file, newest first; asked once for each state of the repository. */
async function history(studio: Studio): Promise<Map<string, string[]>> {
  const head = await git(studio, 'rev-parse', 'HEAD')
  if (log?.head === head) return log.touched
  const touched = new Map<string, string[]>()
  const all = await git(
    studio,
    'log',
    '-n',
    String(commits),
    '--relative',
    '--name-only',
    '--format=%x00%H',
    '--',
    '.',
  )
  for (const entry of all.split('\0')) {
    const [commit = '', ...files] = entry.split('\n').filter(line => line !== '')
    for (const file of files) touched.set(file, [...(touched.get(file) ?? []), commit])
  }
  log = { head, touched }
  return touched
}

/** Texts whose German was changed after their English. Content that is not under git has no history. */
export async function englishOlder(studio: Studio, file: string): Promise<Path[]> {
  return (await allOlder(studio, [file])).get(file) ?? []
}

async function olderIn(studio: Studio, file: string, touching: string[]): Promise<Path[]> {
  try {
    const text = readText(studio, file)
    const state = `${file} ${hashOf(text)} ${touching[0]}`
    const found = known.get(state)
    if (found) return found
    const paths = older([text, ...(await Promise.all(touching.map(commit => at(studio, commit, file))))])
    known.set(state, paths)
    return paths
  } catch {
    return []
  }
}

/** One file after the other: the studio goes on answering in between. */
export async function allOlder(studio: Studio, files: string[]): Promise<Map<string, Path[]>> {
  const found = new Map<string, Path[]>()
  const touched = await history(studio).catch(() => undefined)
  const isFitting = fitting(studio)
  for (const file of touched ? files : []) {
    const paths = await olderIn(studio, file, (touched?.get(file) ?? []).slice(0, versions))
    const value = paths.length > 0 ? readYaml(studio, file) : undefined
    found.set(
      file,
      paths.filter(path => !isFitting(valueAt(value, path) as Texts)),
    )
  }
  return found
}

const at = (studio: Studio, commit: string, file: string) =>
  git(studio, 'show', `${commit}:./${file}`).catch(() => '')

/** Newest text first. */
export function older(texts: string[]): Path[] {
  const [now, ...before] = texts.map(pairsIn)
  return [...(now ?? new Map<string, Pair>()).values()].flatMap(({ path, de, en }) => {
    const key = path.join('\n')
    const changed = (language: 'de' | 'en', text: string) => {
      const then = before.findIndex(pairs => pairs.has(key) && pairs.get(key)?.[language] !== text)
      return then < 0 ? Number.POSITIVE_INFINITY : then
    }
    return changed('de', de) < changed('en', en) ? [path] : []
  })
}

function pairsIn(text: string): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, [...path, i])
    else if (value !== null && typeof value === 'object') {
      const { de, en } = value as Record<string, unknown>
      if (typeof de === 'string' && typeof en === 'string') pairs.set(path.join('\n'), { path, de, en })
      else for (const [key, item] of Object.entries(value)) walk(item, [...path, key])
    }
  }
  try {
    walk(parse(text), [])
  } catch {
    // A text of long ago that cannot be read tells nothing.
  }
  return pairs
}
