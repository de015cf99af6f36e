import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Files the build writes for the server itself; they are no addresses of the site. */
const neverServed =
  /^(?:csp\.json|(?:en\/)?(?:thanks|form-error)(?:\.html|\/index\.html))$|(?:^|\/)(?:_headers|_redirects)$/

/** Every file of a build that visitors may see, as paths relative to it. Hidden files and links are left out. */
export async function listBuildFiles(dir: string): Promise<string[]> {
  const files: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await readdir(join(dir, folder), { withFileTypes: true })) {
      const path = folder + entry.name
      if (entry.name.startsWith('.') && path !== '.well-known') continue
      if (entry.isDirectory()) folders.push(`${path}/`)
      else if (entry.isFile() && !neverServed.test(path) && !isCompressedCopy(path)) files.push(path)
    }
  }
  return files.sort()
}

export function isCompressedCopy(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz')
}
