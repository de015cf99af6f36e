// The built site as files. `npm test` builds it before these tests run.

import assert from 'node:assert/strict'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { foundAddresses } from '../../src/site/pages.ts'
import { content } from '../../src/site/shared/site.ts'
import { readBuilt } from '../../sweep/built.ts'
import { tested } from '../support/sites.ts'

export const site = tested.env.SITE_DIR

export const { files, pages } = readBuilt(site)

/** Every page that a visitor can find, in each language that it exists in, and one for each project. */
export const findable: string[] = foundAddresses(content)

export const htmlOf = (path: string): string =>
  pages.find(page => page.path === path)?.html ?? assert.fail(`${path} was not built`)

/** Counts the bytes that a browser receives. Templates that the service fills in have no compressed copy in the build. */
export function onTheWire(path: string): number {
  const copy = join(site, `${path}.br`)
  return existsSync(copy) ? statSync(copy).size : brotliCompressSync(readFileSync(join(site, path))).length
}
