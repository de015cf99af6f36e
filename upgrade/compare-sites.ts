// Compares two built sites as a reader sees them: added pages, removed pages, and changed texts.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Comparison = {
  added: string[]
  removed: string[]
  same: number
  /** The pages with the same text. */
  unchanged: string[]
  different: { page: string; added: string[]; removed: string[] }[]
}

/** Compares the two folders. Undefined if the site was never built before. */
export function compareSites(before: string, after: string): Comparison | undefined {
  if (!existsSync(join(before, 'index.html'))) return undefined
  const [old, fresh] = [pagesIn(before), pagesIn(after)]
  const both = fresh.filter(page => old.includes(page))
  const different = both
    .map(page => {
      const [then, now] = [passagesIn(join(before, page)), passagesIn(join(after, page))]
      return { page, added: without(now, then), removed: without(then, now) }
    })
    .filter(({ added, removed }) => added.length + removed.length > 0)
  return {
    added: fresh.filter(page => !old.includes(page)),
    removed: old.filter(page => !fresh.includes(page)),
    same: both.length - different.length,
    unchanged: both.filter(page => !different.some(other => other.page === page)),
    different,
  }
}

const pagesIn = (folder: string): string[] => globSync('**/*.html', { cwd: folder }).sort()

const without = (passages: Set<string>, others: Set<string>): string[] =>
  [...passages].filter(passage => !others.has(passage))

function passagesIn(file: string): Set<string> {
  const passages = ['']
  collect(parse(readFileSync(file, 'utf8')), passages)
  const clean = passages.map(text => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim())
  return new Set(clean.filter(Boolean))
}

const unread = new Set(['script', 'style', 'template', 'noscript'])
const inline = new Set('#text a abbr b bdi br em i mark q s small span strong sub sup time u wbr'.split(' '))

/** Adds the text of a node to the passages. Every block begins a new one. */
function collect(node: DefaultTreeAdapterTypes.Node, passages: string[]): void {
  if (unread.has(node.nodeName)) return
  if ('value' in node) passages.push(`${passages.pop()}${node.value}`)
  const isBlock = !inline.has(node.nodeName)
  if (isBlock) passages.push('')
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, passages)
  if (isBlock) passages.push('')
}
