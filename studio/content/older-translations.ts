// Finds outdated translations. The git history shows when each language of a text last changed.
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { type Change, diff, type Path, pathBefore, valueAt } from '../../src/content/changes.ts'
import { firstLocale, type Locale, locales } from '../../src/routes.ts'
import type { Studio } from '../http/settings.ts'
import { readIfReadable } from './files.ts'
import { gitIn } from './git.ts'
import { migrations, originOf } from './migration.ts'
import { isPair, type Texts } from './title.ts'
import { fitting } from './translation-marks.ts'

/** The limits of looking back: versions of one file, and commits of all files. */
const maxVersions = 6
const maxCommits = 400

type Version = { commit: string; file: string }
export type Commit = { commit: string; at: string; person: string }
const known = new Map<string, { value: unknown; newest: string | undefined; paths: Path[] }>()
let log: { head: string; touched: Map<string, string[]> } | undefined

/** The commits that changed a file, newest first. Content that is not under git has none. */
export async function commitsOf(
  { content }: Studio,
  file: string,
  most: number,
  newest = 'HEAD',
): Promise<Commit[]> {
  const options = [`--max-count=${most}`, '--format=%H%x00%aI%x00%an', newest]
  const log = await gitIn(content)
    .text(['log', ...options, '--', file])
    .catch(() => '')
  return log
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [commit = '', at = '', person = ''] = line.split('\0')
      return { commit, at, person }
    })
}

/** Reads a file from a commit; undefined if it cannot be read. */
export async function contentAt(studio: Studio, commit: string, file: string): Promise<unknown> {
  const [text] = await textsAt(studio, [{ commit, file }])
  return parsed(text)
}

/** Reads versions of files with one process, because starting a hundred would take seconds. */
async function textsAt({ content }: Studio, versions: Version[]): Promise<(string | undefined)[]> {
  if (versions.length === 0) return []
  const input = versions.map(({ commit, file }) => `${commit}:./${file}\n`).join('')
  const output = await gitIn(content)
    .bytes(['cat-file', '--batch'], { input })
    .catch(() => Buffer.alloc(0))
  let from = 0
  return versions.map(() => {
    const end = output.indexOf('\n', from)
    if (end < 0) return undefined
    const [, kind, size] = output.toString('utf8', from, end).split(' ')
    from = end + 1
    // Git answers without a size if the commit has no such file.
    if (kind !== 'blob') return undefined
    const text = output.toString('utf8', from, from + Number(size))
    from += Number(size) + 1
    return text
  })
}

function parsed(text: string | undefined): unknown {
  try {
    return parse(text ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Returns the commits that changed each file, newest first. Cached until HEAD moves. */
async function history({ content }: Studio): Promise<Map<string, string[]>> {
  const git = gitIn(content)
  const head = await git.text(['rev-parse', 'HEAD'])
  if (log?.head === head) return log.touched
  const touched = new Map<string, string[]>()
  const options = [`--max-count=${maxCommits}`, '--relative', '--name-only', '--format=%x00%H']
  for (const entry of (await git.text(['log', ...options, '--', '.'])).split('\0')) {
    const [commit = '', ...files] = entry.split('\n').filter(line => line !== '')
    for (const file of files) touched.set(file, [...(touched.get(file) ?? []), commit])
  }
  log = { head, touched }
  return touched
}

/** Lists texts that were not changed since their first language was. Content without Git has no history. */
export async function outdatedIn(studio: Studio, file: string): Promise<Path[]> {
  return (await allOlder(studio, [file])).get(file) ?? []
}

async function olderIn(
  studio: Studio,
  { file, value, since, migration }: Unread,
  before: (string | undefined)[],
) {
  const { paths, open } =
    value === undefined ? { paths: [], open: [] } : older([value, ...before.map(parsed)])
  for (const { path, earliest } of migration ? open : [])
    if (await wasOlder(studio, migration ?? '', file, earliest)) paths.push(path)
  known.set(file, { value, newest: since[0], paths })
}

/** A file that has changed since it was compared with its history. */
type Unread = { file: string; value: unknown; since: string[]; migration: string | undefined }

async function unreadOf(studio: Studio, files: string[], touched: Map<string, string[]>): Promise<Unread[]> {
  const migrated = await migrations(studio)
  return files.flatMap(file => {
    // The cache returns the same object as long as the file is unchanged.
    const value = readIfReadable(studio, file)
    const touching = (touched.get(file) ?? []).slice(0, maxVersions)
    const entry = known.get(file)
    if (entry && entry.value === value && entry.newest === touching[0]) return []
    const migration = touching.find(commit => migrated.has(commit))
    const since = migration ? touching.slice(0, touching.indexOf(migration) + 1) : touching
    return [{ file, value, since, migration }]
  })
}

/** Checks whether the text was behind already before a migration reshaped its file. */
async function wasOlder(studio: Studio, migration: string, file: string, path: Path): Promise<boolean> {
  const origin = await originOf(studio, migration, file, path)
  if (!origin) return false
  const commits = await commitsOf(studio, origin.file, maxVersions, origin.commit)
  const texts = await textsAt(
    studio,
    commits.map(({ commit }) => ({ commit, file: origin.file })),
  )
  return older(texts.map(parsed)).paths.some(other => isDeepStrictEqual(other, origin.path))
}

/** Compares one file after the other, so that the Studio goes on answering in between. */
export async function allOlder(studio: Studio, files: string[]): Promise<Map<string, Path[]>> {
  const touched = await history(studio).catch(() => undefined)
  if (!touched) return new Map()
  const unread = await unreadOf(studio, files, touched)
  const versions = await textsAt(
    studio,
    unread.flatMap(({ file, since }) => since.map(commit => ({ commit, file }))),
  )
  for (const one of unread) {
    await olderIn(studio, one, versions.splice(0, one.since.length))
    await setImmediate()
  }
  const isFitting = fitting(studio)
  return new Map(
    files.map(file => {
      const value = readIfReadable(studio, file)
      const fits = (path: Path) => isFitting(valueAt(value, path.slice(0, -1)) as Texts, String(path.at(-1)))
      return [file, (known.get(file)?.paths ?? []).filter(path => !fits(path))]
    }),
  )
}

type Older = {
  /** Texts that are outdated, each with its language. */
  paths: Path[]
  /** Texts that no state changed, with their paths in the earliest one. */
  open: { path: Path; earliest: Path }[]
}

/** Finds outdated texts: those whose last change was to the first language alone. Newest state first. */
export function older(states: unknown[]): Older {
  const readable = states.filter(state => state !== undefined)
  const steps = readable.slice(1).map((before, at) => diff(before, readable[at]))
  const result: Older = { paths: [], open: [] }
  for (const pair of pairsIn(readable[0], [])) {
    const texts = valueAt(readable[0], pair) as Partial<Texts>
    for (const locale of texts[firstLocale()] === undefined ? [] : locales.slice(1)) {
      if (texts[locale] === undefined) continue
      const verdict = isBehind(pair, locale, steps)
      if (verdict === true) result.paths.push([...pair, locale])
      else if (verdict) result.open.push({ path: [...pair, locale], earliest: [...verdict.earliest, locale] })
    }
  }
  return result
}

/** Checks whether the first language changed last. Returns the earliest path if neither language changed. */
function isBehind(pair: Path, locale: Locale, steps: Change[][]): boolean | { earliest: Path } {
  let place: Path = pair
  for (const changes of steps) {
    const isSet = (language: Locale) =>
      changes.some(({ op, path: at }) => op === 'set' && at.join('\n') === [...place, language].join('\n'))
    if (isSet(firstLocale()) || isSet(locale)) return !isSet(locale)
    const before = pathBefore(place, changes)
    if (!before) return false
    place = before
  }
  return { earliest: place }
}

function pairsIn(value: unknown, path: Path): Path[] {
  if (isPair(value)) return [path]
  if (Array.isArray(value)) return value.flatMap((item, at) => pairsIn(item, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => pairsIn(item, [...path, key]))
}
