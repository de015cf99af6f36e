// The built site as files. Every test here reads what `npm test` has just built.

import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesOfBuilds } from '../../build/earlier-files.ts'
import { foundAddresses } from '../../src/site/pages.ts'
import { content } from '../../src/site/shared/site.ts'
import { tested } from '../support/sites.ts'

export const site = tested.env.SITE_DIR

/** Files that builds before this one left for pages which are still open are not of this build. */
const { own, earlier } = filesOfBuilds(site)
const left = new Set(earlier.flat().filter(file => !own.includes(file)))

export const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter(file => statSync(join(site, file)).isFile())
  .filter(file => !left.has(file))

/** Every page that a visitor can find, in each language that it exists in, and one for each project. */
export const findable: string[] = foundAddresses(content)

export type BuiltPage = { path: string; html: string }

export const pages: BuiltPage[] = files
  .filter(file => file.endsWith('.html'))
  .sort()
  .map(file => ({
    path: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`,
    html: readFileSync(join(site, file), 'utf8'),
  }))

export const htmlOf = (path: string): string =>
  pages.find(page => page.path === path)?.html ?? assert.fail(`${path} was not built`)

/** What an element with this name has in the attribute, all over the page. */
export function attributes(html: string, element: string, attribute: string): string[] {
  const tags = html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? []
  return tags.flatMap(tag => {
    // React writes srcSet, HTML means srcset.
    const value = new RegExp(`\\s${attribute}="([^"]*)"`, 'i').exec(tag)?.[1]
    return value === undefined ? [] : [value.replaceAll('&amp;', '&')]
  })
}

/** Bytes of a page as a browser receives it: the copy that the build has compressed. What the service fills in has none. */
export function onTheWire(path: string): number {
  const copy = join(site, `${path}.br`)
  return existsSync(copy) ? statSync(copy).size : brotliCompressSync(readFileSync(join(site, path))).length
}
