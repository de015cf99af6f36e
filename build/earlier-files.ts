import { existsSync, readFileSync } from 'node:fs'
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprinted } from '../service/http/headers.ts'
import { buildRecord, listAllFiles } from '../service/site/build-files.ts'
import { type BuildRecord, readBuildRecord } from '../service/site/build-record.ts'

/** The name begins with a dot, so that no server publishes the file. */
const list = '.earlier-files.json'
const maxEarlierBuilds = 3

interface FilesOfBuilds {
  /** The build's own files with a hash in their name. */
  own: string[]
  /** The same files of earlier public builds, the latest first. */
  earlier: string[][]
}

export function filesOfBuilds(dir: string): FilesOfBuilds {
  const file = join(dir, list)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const { files, copies } = listAllFiles(dir)
  return { own: [...files, ...copies].filter(path => fingerprinted.test(path)), earlier: [] }
}

/**
 * Adds the hashed files of the last three public builds to a new one. A page that is still open loads the pictures and
 * scripts of its own build, and posts its forms. This happens before the build becomes public.
 */
export async function carryEarlierFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  const before = filesOfBuilds(from)
  const earlier = [before.own, ...before.earlier].slice(0, maxEarlierBuilds)
  const { own } = filesOfBuilds(to)
  for (const path of new Set(earlier.flat())) {
    const [source, target] = [join(from, path), join(to, path)]
    if (!existsSync(source) || existsSync(target)) continue
    await mkdir(dirname(target), { recursive: true })
    // A hard link needs no space, but does not work between two disks.
    await link(source, target).catch(() => copyFile(source, target))
  }
  await writeFile(join(to, list), JSON.stringify({ own, earlier } satisfies FilesOfBuilds))
  await carryForms(from, to)
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
