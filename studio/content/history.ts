// When each language of a text was last changed, as git knows it: which of them is behind.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { parse } from 'yaml'
import type { Studio } from '../settings.ts'
import type { Path } from '../splice/change.ts'
import { readText } from './files.ts'
import { hashOf } from './save.ts'

const run = promisify(execFile)
const git = async ({ content }: Studio, ...args: string[]) =>
  (await run('git', args, { cwd: content, maxBuffer: 64_000_000 })).stdout

/** How far back it looks. */
const versions = 12

type Pair = { path: Path; de: string; en: string }
const known = new Map<string, Path[]>()

/** Texts whose German was changed after their English. Content that is not under git has no history. */
export async function englishOlder(studio: Studio, file: string): Promise<Path[]> {
  const text = readText(studio, file)
  try {
    const log = await git(studio, 'log', '-n', String(versions), '--format=%H', '--', file)
    const commits = log.split('\n').filter(commit => commit !== '')
    const state = `${hashOf(text)} ${commits[0]}`
    const found =
      known.get(state) ??
      older([text, ...(await Promise.all(commits.map(commit => at(studio, commit, file))))])
    known.set(state, found)
    return found
  } catch {
    return []
  }
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
