import { gzipSync } from 'node:zlib'
import { type Candidate, nearMisses, wordsOf } from './near-misses.ts'
import type { Variants } from './variants.ts'

/**
 * The page for addresses that do not exist. The site prerenders it with a block in a comment, which a browser and a
 * CDN pass over: `<!--near-misses … <li data-words="projects projekte">…</li> … -->`, one item for each page. The
 * server opens the comment and leaves the items that are close to what was asked.
 */
export type NotFoundPage = (path: string) => Variants | undefined

const comment = /<!--near-misses\b([\s\S]*?)-->/
const item = /<li data-words="([^"]*)">([\s\S]*?)<\/li>/g
/** No visitor types more. */
const longestPath = 100
/** Both for what was asked and for what was answered: a scanner that asks for everything fills neither memory nor time. */
const mostKept = 200

/** Gives the page with its suggestions, or nothing where there are none and the page serves as it is. */
export function notFoundPage(html: string): NotFoundPage {
  const block = comment.exec(html)?.[1]
  if (block === undefined) return () => undefined
  const candidates: Candidate[] = [...block.matchAll(item)].map(([, words = '', link = '']) => ({
    words: wordsOf(words),
    html: `<li>${link}</li>`,
  }))
  // Few lists are suggested, however many addresses are asked for.
  const pages = kept((list: string) => {
    const items = list.split('\0')
    const open = block.replace(item, () => items.shift() ?? '')
    return variantsOf(html.replace(comment, () => open))
  })
  const suggested = kept((path: string) => {
    const items = nearMisses(path, candidates).map(candidate => candidate.html)
    return items.length > 0 ? pages(items.join('\0')) : undefined
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
