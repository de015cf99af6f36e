import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BuildPolicy } from '../http/headers.ts'
import { listBuildFiles } from './build-files.ts'
import { NoBuildError, readBuildRecord } from './build-record.ts'
import { addressOfFile, lookupKey } from './canonical.ts'
import { isCompressible, mediaType } from './media-types.ts'
import { type NotFoundPage, notFoundPage } from './not-found-page.ts'
import { type Redirects, readRedirects } from './redirects.ts'
import type { Variant, Variants } from './variants.ts'

export interface Asset {
  address: string
  file: string
  type: string
  cacheControl: string
  /** True for what only pages load: never opened by itself, so it needs few headers. */
  isPart: boolean
  /** True when answers differ by Accept-Encoding. */
  varies: boolean
  variants: Variants
}

/** The page as it was built, and as it is with suggestions for a path. */
type NotFound = Asset & { withSuggestions: NotFoundPage }

export interface Site {
  /** By their lookup keys. */
  assets: ReadonlyMap<string, Asset>
  /** Looked up by `lookupKey`: every spelling of an address finds its asset. */
  find(path: string): Asset | undefined
  /** Where an address that once existed leads now. */
  movedTo: Redirects
  notFound: { de?: NotFound; en?: NotFound }
  policy: BuildPolicy
}

/** As large as a film of the content may be. What is larger stays on the disk, where each piece of it costs more. */
const largestInMemory = 4 * 1024 * 1024

/** Reads a build. */
export async function loadSite(dir: string): Promise<Site> {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory())
    throw new NoBuildError(`There is no build in ${dir}; run npm run build first.`)
  const assets = new Map<string, Asset>()
  const notFound: Site['notFound'] = {}
  const { policy = {}, nearMisses = {} } = readBuildRecord(dir)
  for (const path of await listBuildFiles(dir)) {
    const address = addressOfFile(path)
    const asset = await loadAsset(dir, path, address ?? `/${path}`)
    const key = address === undefined ? undefined : lookupKey(address)
    if (key !== undefined) assets.set(key, asset)
    else {
      const html = asset.variants.identity.body?.toString() ?? ''
      const locale = path.startsWith('en/') ? 'en' : 'de'
      notFound[locale] = { ...asset, withSuggestions: notFoundPage(html, nearMisses[locale]) }
    }
  }
  return {
    assets,
    find: finder(assets),
    movedTo: readRedirects(await readFile(join(dir, '_redirects'), 'utf8').catch(() => '')),
    notFound,
    policy,
  }
}

export function finder(assets: ReadonlyMap<string, Asset>): Site['find'] {
  return path => {
    const key = lookupKey(path)
    return key === undefined ? undefined : assets.get(key)
  }
}

async function loadAsset(dir: string, path: string, address: string): Promise<Asset> {
  const file = join(dir, path)
  const type = mediaType(path)
  const identity = await loadVariant(file)
  const varies = isCompressible(type)
  const variants: Variants = { identity }
  if (varies) {
    const br = await loadCopy(`${file}.br`)
    const gzip = await loadCopy(`${file}.gz`)
    if (br) variants.br = br
    if (gzip) variants.gzip = gzip
  }
  const isPart = fingerprinted.test(path) && !type.startsWith('image/svg')
  return { address, file, type, cacheControl: cacheControl(path), isPart, varies, variants }
}

/** What is in these folders has a hash of its content in its name. */
export const fingerprinted = /^(?:_astro|videos)\//

export function cacheControl(path: string): string {
  if (fingerprinted.test(path)) return 'public, max-age=31536000, immutable'
  // What a page's islands read has to be of the same build as the page.
  if (path.endsWith('.html') || path === 'sw.js' || path.endsWith('projects.json')) return 'no-cache'
  return 'public, max-age=3600'
}

async function loadVariant(file: string): Promise<Variant> {
  const { size } = await stat(file)
  if (size <= largestInMemory) {
    const body = await readFile(file)
    return { body, length: body.length, etag: etag(createHash('sha256').update(body)) }
  }
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { length: size, etag: etag(hash) }
}

async function loadCopy(file: string): Promise<Variant | undefined> {
  const exists = await stat(file).then(
    found => found.isFile(),
    () => false,
  )
  if (!exists) return undefined
  const body = await readFile(file)
  return { body, length: body.length, etag: etag(createHash('sha256').update(body)) }
}

function etag(hash: ReturnType<typeof createHash>): string {
  return `"${hash.digest('base64url').slice(0, 22)}"`
}
