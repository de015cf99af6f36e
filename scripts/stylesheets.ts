// One stylesheet a page. The bundler writes one a component; on a phone each of them delays the first paint.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const link = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/g

/** Joins the stylesheets of each page of a build into one, in their order. Pages with the same ones share it. */
export function joinStylesheets(dir: string): void {
  const joined = new Set<string>()
  const replaced = new Set<string>()
  for (const page of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.html')) continue
    const file = join(dir, page)
    const html = readFileSync(file, 'utf8')
    const sheets = [...html.matchAll(link)].flatMap(([, sheet]) => sheet ?? [])
    if (sheets.length < 2) continue
    const css = sheets.map(sheet => readFileSync(join(dir, sheet), 'utf8').trim()).join('\n')
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
