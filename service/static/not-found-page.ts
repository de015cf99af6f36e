import { type Candidate, nearMisses, wordsOf } from './near-misses.ts'

/**
 * The page for addresses that do not exist. The site prerenders it with a block in a comment, which a browser and a
 * CDN pass over: `<!--near-misses … <li data-words="projects projekte">…</li> … -->`, one item for each page. The
 * server opens the comment and leaves the items that are close to what was asked.
 */
export type NotFoundPage = (path: string) => string | undefined

const comment = /<!--near-misses\b([\s\S]*?)-->/
const item = /<li data-words="([^"]*)">([\s\S]*?)<\/li>/g

/** Gives the page with its suggestions, or nothing where there are none and the page serves as it is. */
export function notFoundPage(html: string): NotFoundPage {
  const block = comment.exec(html)?.[1]
  if (block === undefined) return () => undefined
  const candidates: Candidate[] = [...block.matchAll(item)].map(([, words = '', link = '']) => ({
    words: wordsOf(words),
    html: `<li>${link}</li>`,
  }))
  return path => {
    const found = nearMisses(path, candidates)
    if (found.length === 0) return undefined
    let next = 0
    const open = block.replace(item, () => found[next++]?.html ?? '')
    return html.replace(comment, () => open)
  }
}
