import { realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../operation/log.ts'
import { buildRecord } from './build-files.ts'
import { finder, fingerprinted, loadSite, type Site } from './site.ts'

/** The build that is served. */
export interface NewestSite {
  readonly current: Site
  /** From now on what takes its place is served instead, unless `onNew` refuses it by throwing. */
  watch(log: Log, onNew: (dir: string, site: Site) => void): void
  /** Ends the watch. */
  close(): Promise<void>
}

const interval = 1000
/** How many builds back a page may be that is still open and asks for the files it names. */
const oldest = 3

/**
 * A build, be it a folder or a link to one, and each that takes its place while the service runs. Visitors never meet
 * half of one: it is read whole before it answers, and one that cannot be read leaves the one before in place.
 */
export async function readNewestSite(dir: string): Promise<NewestSite> {
  let seen = look(dir)
  let current = await loadSite(seen?.dir ?? dir)
  let builds = [current]
  let reading = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  return {
    get current() {
      return current
    },
    watch(log, onNew) {
      async function read(from: string): Promise<void> {
        try {
          const next = await loadSite(from)
          onNew(from, next)
          current = withFilesOf(builds, next)
          builds = [next, ...builds].slice(0, oldest)
          log.info('Serving a new build', { dir: from })
        } catch (error) {
          const { message } = error as Error
          log.error('A new build cannot be served; the old one stays', { dir: from, reason: message })
        }
      }
      timer = setInterval(() => {
        const now = look(dir)
        if (!now || now.mark === seen?.mark) return
        seen = now
        reading = reading.then(() => read(now.dir))
      }, interval)
    },
    close() {
      clearInterval(timer)
      return reading
    },
  }
}

/** Where the build really is, so that all of it is read from one, and by what it differs from the one before. */
function look(dir: string): { dir: string; mark: string } | undefined {
  try {
    const real = realpathSync(dir)
    const { ino, mtimeMs } = statSync(join(real, buildRecord))
    return { dir: real, mark: `${real} ${ino} ${mtimeMs}` }
  } catch {
    // Between two builds there is none for a moment.
    return undefined
  }
}

function withFilesOf(earlier: readonly Site[], site: Site): Site {
  const assets = new Map(site.assets)
  for (const { assets: old } of earlier)
    for (const [key, asset] of old)
      if (fingerprinted.test(key.slice(1)) && !assets.has(key)) assets.set(key, asset)
  return { ...site, assets, find: finder(assets) }
}
