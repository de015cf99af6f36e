// Reads the files of a built site.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesOfBuilds } from '../build/earlier-files.ts'
import type { BuiltPage } from './broken-links.ts'

/** Reads a build without the files of earlier builds, which it keeps for pages that are still open. */
export function readBuilt(site: string): { files: string[]; pages: BuiltPage[] } {
  const { own, earlier } = filesOfBuilds(site)
  const left = new Set(earlier.flatMap(({ files }) => files).filter(file => !own.includes(file)))
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(file => statSync(join(site, file)).isFile())
    .filter(file => !left.has(file))
  const pages = files
    .filter(file => file.endsWith('.html'))
    .sort()
    .map(file => ({
      path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
      html: readFileSync(join(site, file), 'utf8'),
    }))
  return { files, pages }
}
