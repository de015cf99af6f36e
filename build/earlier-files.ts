import { existsSync, readFileSync } from 'node:fs'
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fingerprinted } from '../service/http/headers.ts'
import { buildRecord, listAllFiles } from '../service/site/build-files.ts'
import { type BuildRecord, readBuildRecord } from '../service/site/build-record.ts'

/** Hidden, so that no server gives it away. */
const list = '.earlier-files.json'
const maxEarlierBuilds = 3

interface FilesOfBuilds {
  /** Files with a hash in their name that the build itself made. */
  own: string[]
  /** The same of the builds that were public before it, the latest first. */
  earlier: string[][]
}

export function filesOfBuilds(dir: string): FilesOfBuilds {
  const file = join(dir, list)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const { files, copies } = listAllFiles(dir)
  return { own: [...files, ...copies].filter(path => fingerprinted.test(path)), earlier: [] }
}

/**
 * Gives a build the hashed files of the three that were public before it: a page that is still open somewhere loads the
 * pictures and scripts of its own build, and posts its forms. Done before a build becomes public.
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
    // A hard link needs no space. Between two disks the file has to be copied.
    await link(source, target).catch(() => copyFile(source, target))
  }
  await writeFile(join(to, list), JSON.stringify({ own, earlier } satisfies FilesOfBuilds))
  await carryForms(from, to)
}

/** Notes the forms of the last version. A build that changes no form keeps those that are noted already. */
async function carryForms(from: string, to: string): Promise<void> {
  const [before, record] = [readBuildRecord(from), readBuildRecord(to)]
  const [last, now] = [formsOf(before), formsOf(record)]
  const formerForms = isDeepStrictEqual(last, now) ? before.formerForms : last
  if (formerForms) await writeFile(join(to, buildRecord), JSON.stringify({ ...record, formerForms }, null, 2))
}

const formsOf = ({ texts }: Partial<BuildRecord>) =>
  texts?.languages &&
  Object.fromEntries(texts.languages.map(({ locale, forms }) => [locale, forms.definitions]))
