import { gzipSync } from 'node:zlib'
import type { NearMisses } from './build-record.ts'
import { nearMisses, wordsOf } from './near-misses.ts'
import type { Variants } from './variants.ts'

/**
 * The page for addresses that do not exist. The site prerenders it with a list of all pages in a template, which a browser
 * does not show, and notes it in build.json. The server puts the pages that are close to what was asked in its place.
 */
export type NotFoundPage = (path: string) => Variants | undefined

/** No visitor types more. */
const longestPath = 100
/** Both for what was asked and for what was answered: a scanner that asks for everything fills neither memory nor time. */
const mostKept = 200

/** Gives the page with its suggestions, or nothing where there are none and the page serves as it is. */
export function notFoundPage(html: string, suggestions?: NearMisses): NotFoundPage {
  if (!suggestions) return () => undefined
  const { template, before, items, after } = suggestions
  const candidates = items.map(({ words, html }) => ({ words: wordsOf(words), html }))
  // Few lists are suggested, however many addresses are asked for.
  const pages = kept((list: string) => variantsOf(html.replace(template, () => before + list + after)))
  const suggested = kept((path: string) => {
    const found = nearMisses(path, candidates).map(candidate => candidate.html)
    return found.length > 0 ? pages(found.join('')) : undefined
  })
  return path => (path.length > longestPath ? undefined : suggested(path))
}

/** Remembers results, and begins anew when they become too many. */
function kept<Result>(work: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, { result: Result }>()
  return key => {
    const known = results.get(key)
    if (known) return known.result
    if (results.size >= mostKept) results.clear()
    const result = work(key)
    results.set(key, { result })
    return result
  }
}

function variantsOf(html: string): Variants {
  const variant = (body: Buffer) => ({ body, length: body.length, etag: '' })
  const body = Buffer.from(html)
  return { identity: variant(body), gzip: variant(gzipSync(body)) }
}
