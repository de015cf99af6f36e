// Suggests pages to a visitor who asked for an address that does not exist.
import type { NearMisses } from './build-record.ts'

const maxSuggestions = 3
/** The most words to compare, because longer addresses are not typing mistakes. */
const maxWords = 8

/** Puts links to the closest pages into a not-found page, or leaves the page as it is. */
export function suggestPages(
  html: string,
  path: string,
  { template, before, items, after }: NearMisses,
): string {
  const links = nearMisses(path, items).map(item => item.html)
  return links.length === 0 ? html : html.replace(template, () => before + links.join('') + after)
}

/** Returns at most three pages, the closest first, or none if no page is close. */
export function nearMisses<Page extends { words: string }>(path: string, pages: readonly Page[]): Page[] {
  const asked = wordsOf(path).slice(0, maxWords)
  return pages
    .map(page => ({ page, share: closest(asked, wordsOf(page.words)) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, maxSuggestions)
    .map(({ page }) => page)
}

/** Splits an address into words: lower case, umlauts written out, no file ending. Skips words of two letters, such as languages. */
function wordsOf(path: string): string[] {
  let text = path
  try {
    text = decodeURIComponent(path)
  } catch {}
  return text
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= 3)
}

const closest = (asked: readonly string[], words: readonly string[]) =>
  Math.max(0, ...words.flatMap(word => asked.map(other => sharedBeginning(word, other))))

/** Returns the share of the shorter word that both begin with; 0 below four letters. Typing mistakes are rare at the start. */
function sharedBeginning(a: string, b: string): number {
  if (a === b) return 1.1
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length < 4 ? 0 : length / Math.min(a.length, b.length)
}
