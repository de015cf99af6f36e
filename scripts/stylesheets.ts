// One stylesheet a page. The bundler writes one a component; on a phone each of them delays the first paint.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const link = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g

/**
 * Joins the stylesheets of each page of a build into one. What every page has comes first, so that a page's own rules
 * follow it whatever the order of its imports; the rest keeps its order. Pages with the same ones share the file.
 */
export function joinStylesheets(dir: string): void {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html'))
    .map(name => {
      const file = join(dir, name)
      const html = readFileSync(file, 'utf8')
      return { file, html, sheets: [...html.matchAll(link)].flatMap(([, sheet]) => sheet ?? []) }
    })
  const onEveryPage = (sheet: string) => pages.every(({ sheets }) => sheets.includes(sheet))
  const joined = new Set<string>()
  const replaced = new Set<string>()
  for (const { file, html, sheets } of pages) {
    if (sheets.length < 2) continue
    const ordered = sheets.toSorted((a, b) => Number(onEveryPage(b)) - Number(onEveryPage(a)))
    const css = ordered.map(sheet => readFileSync(join(dir, sheet), 'utf8').trim()).join('\n')
    const name = `_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 6)}.css`
    writeFileSync(join(dir, name), css)
    joined.add(name)
    for (const sheet of sheets) replaced.add(sheet)
    // First in the head: the search engines' data before it would delay it.
    const withOne = html
      .replace(link, '')
      .replace('<link rel="preload"', `<link rel="stylesheet" href="/${name}">$&`)
    writeFileSync(file, withOne)
  }
  for (const sheet of replaced) if (!joined.has(sheet)) rmSync(join(dir, sheet))
}
