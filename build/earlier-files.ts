import { existsSync, readFileSync } from 'node:fs'
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fingerprinted } from '../service/http/headers.ts'
import { listAllFiles } from '../service/site/build-files.ts'

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
 * pictures and scripts of its own build. Done before a build becomes public.
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
    // The same bytes twice on the disk only where the folders are on two.
    await link(source, target).catch(() => copyFile(source, target))
  }
  await writeFile(join(to, list), JSON.stringify({ own, earlier } satisfies FilesOfBuilds))
}
