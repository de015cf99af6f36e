import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprinted } from '../service/http/headers.ts'
import { buildRecord, earlierFiles, listAllFiles } from '../service/site/build-files.ts'
import { type BuildRecord, readBuildRecord } from '../service/site/build-record.ts'

const maxEarlierBuilds = 3
/** The time for which a page that is still open may load the files of its build. */
const maxOpenMs = 86_400_000

interface EarlierBuild {
  files: string[]
  replacedAt: string
}

interface FilesOfBuilds {
  /** The build's own files with a hash in their name. */
  own: string[]
  /** The same files of earlier public builds, the latest first. */
  earlier: EarlierBuild[]
}

export function filesOfBuilds(dir: string): FilesOfBuilds {
  const file = join(dir, earlierFiles)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { own: hashedFiles(dir), earlier: [] }
}

function hashedFiles(dir: string): string[] {
  const { files, copies } = listAllFiles(dir)
  return [...files, ...copies].filter(path => fingerprinted.test(path))
}

/**
 * Adds the hashed files of the last three public builds to a new one, unless they were replaced more than a day ago. A
 * page that is still open loads the pictures and scripts of its own build, and posts its forms. This happens before the
 * build becomes public.
 */
export async function carryEarlierFiles(from: string, to: string, now = new Date()): Promise<void> {
  if (!existsSync(from)) return
  const before = filesOfBuilds(from)
  const last: EarlierBuild = { files: before.own, replacedAt: now.toISOString() }
  const earlier = [last, ...before.earlier].filter(build => mayBeOpen(build, now)).slice(0, maxEarlierBuilds)
  keepOnly(to, { own: filesOfBuilds(to).own, earlier })
  for (const path of new Set(earlier.flatMap(({ files }) => files))) {
    const [source, target] = [join(from, path), join(to, path)]
    if (!existsSync(source) || existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true })
    // A hard link needs no space, but does not work between two disks.
    await link(source, target).catch(() => copyFile(source, target))
  }
  await carryForms(from, to)
}

/** Deletes the files of builds that were replaced more than a day ago, so that a removed picture does not stay public. */
export function forgetEarlierFiles(dir: string, now = new Date()): void {
  // A build without a list has only its own files.
  if (!existsSync(join(dir, earlierFiles))) return
  const { own, earlier } = filesOfBuilds(dir)
  const recent = earlier.filter(build => mayBeOpen(build, now))
  if (recent.length < earlier.length) keepOnly(dir, { own, earlier: recent })
}

/** Returns false for entries of a list from version 1.0.0, which have no time. */
const mayBeOpen = ({ replacedAt }: EarlierBuild, now: Date) =>
  now.getTime() - Date.parse(replacedAt) < maxOpenMs

/** Deletes all other hashed files, and then writes the list, which makes the service read the folder again. */
function keepOnly(dir: string, list: FilesOfBuilds): void {
  const kept = new Set([list.own, ...list.earlier.map(({ files }) => files)].flat())
  for (const path of hashedFiles(dir)) if (!kept.has(path)) rmSync(join(dir, path))
  // Half a list after a power cut would keep the next build from becoming public.
  const unfinished = join(dir, `${earlierFiles}.new`)
  writeFileSync(unfinished, JSON.stringify(list), { flush: true })
  renameSync(unfinished, join(dir, earlierFiles))
}

/** Records the forms of the last version. A build that changes no form keeps those that are already recorded. */
async function carryForms(from: string, to: string): Promise<void> {
  const [before, record] = [readBuildRecord(from), readBuildRecord(to)]
  const [last, now] = [formsOf(before), formsOf(record)]
  const formerForms = isDeepStrictEqual(last, now) ? before.formerForms : last
  if (formerForms) await writeFile(join(to, buildRecord), JSON.stringify({ ...record, formerForms }, null, 2))
}

const formsOf = ({ texts }: Partial<BuildRecord>) =>
  texts?.languages &&
  Object.fromEntries(texts.languages.map(({ locale, forms }) => [locale, forms.definitions]))
