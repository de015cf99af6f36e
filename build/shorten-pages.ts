// Takes out of built pages what they need not carry themselves.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const inlineScript = /<script>(\(\(\)=>\{(?:(?!<\/script>).)*)<\/script>/gs
/** Names in the scripts that Astro writes into a page with islands that wait until they are seen. */
const islandNames = ['"astro:visible"', '"astro-island"']
const focusRule = /\[(data-focus-[xy]="\d+")\]\{[^}]*\}/g

/** Shortens each page without an island that is what the page is for: such an island may draw anything at once. */
export async function shortenPages(dir: string, pages: string[]): Promise<void> {
  for (const page of pages) {
    const html = await readFile(join(dir, page), 'utf8')
    if (html.includes('client="load"')) continue
    const shorter = await moveIslandScript(dir, withoutUnusedFocus(html))
    if (shorter !== html) await writeFile(join(dir, page), shorter)
  }
}

/** Removes rules for focus points that no picture of the page has (parts/Picture). */
function withoutUnusedFocus(html: string): string {
  return html.replace(focusRule, (rule, attribute: string) => (html.includes(` ${attribute}`) ? rule : ''))
}

/** Moves Astro's script for islands into a file, which browsers keep: 1.6 kB of each page with an island. */
async function moveIslandScript(dir: string, html: string): Promise<string> {
  const found = [...html.matchAll(inlineScript)].filter(([, script]) =>
    islandNames.some(name => script?.includes(name)),
  )
  if (found.length < islandNames.length) return html
  const script = found.map(([, text]) => text).join('')
  const name = `_astro/island.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  await writeFile(join(dir, name), script)
  const reference = `<script src="/${name}" defer></script>`
  const [first] = found
  return found.reduce((text, part) => text.replace(part[0], () => (part === first ? reference : '')), html)
}
