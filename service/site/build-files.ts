import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build notes about itself: the policy it needs, the settings it was made with, and the firm it is of. */
export const buildRecord = 'build.json'

/** Files the build writes for the server, Caddy or a CDN; they are no addresses of the site. */
const neverServed =
  /^(?:build\.json|(?:en\/)?(?:thanks|form-error)(?:\.html|\/index\.html))$|(?:^|\/)(?:_headers(?:\.caddy)?|_redirects)$/

/** Every file of a build that has an address, as paths relative to it. */
export async function listBuildFiles(dir: string): Promise<string[]> {
  return (await listAllFiles(dir)).filter(path => !neverServed.test(path))
}

/** With what the server keeps for itself, such as the pages it fills in. Hidden files and links are left out. */
export async function listAllFiles(dir: string): Promise<string[]> {
  const files: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(dir, folder), { withFileTypes: true })) {
      const path = folder + entry.name
      if (entry.name.startsWith('.') && path !== '.well-known') continue
      if (entry.isDirectory()) folders.push(`${path}/`)
      else if (entry.isFile() && !isCompressedCopy(path)) files.push(path)
    }
  }
  return files.sort()
}

export function isCompressedCopy(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}
