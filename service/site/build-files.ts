import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The file in which a build describes itself. */
export const buildRecord = 'build.json'

/** The list of files that a build has from earlier ones. Its name begins with a dot, so that no server publishes it. */
export const earlierFiles = '.earlier-files.json'

/** Files that the build writes for the service, Caddy or a CDN; visitors cannot ask for them. */
export const neverServed =
  /^(?:build\.json|(?:[a-z]{2,3}\/)?(?:thanks|form-error)(?:\.html|\/index\.html))$|(?:^|\/)(?:_headers(?:\.caddy)?|_redirects)$/

/** Lists the files of a build and separately their compressed copies. Leaves out hidden files and links. */
export function listAllFiles(dir: string): { files: string[]; copies: string[] } {
  const paths = readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(dir, join(entry.parentPath, entry.name)))
    .filter(path => !/(?:^|\/)\.(?!well-known\/)/.test(path))
    .sort()
  const isCopy = (path: string) => /\.(?:br|gz)$/.test(path)
  return { files: paths.filter(path => !isCopy(path)), copies: paths.filter(isCopy) }
}

/** Lists the files that visitors can ask for. */
export const listBuildFiles = (dir: string) => listAllFiles(dir).files.filter(path => !neverServed.test(path))
