import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAllFiles } from '../service/static/build-files.ts'

interface Script {
  src: string
  integrity: string
}

const mark = '<!-- -->'
const islandOrMark = /<astro-island\b[\s\S]*?<\/astro-island>|<!-- -->/g
const ownScript = /<script type="module" src="(\/_astro\/[^"]+)"><\/script>/g
/** What Astro writes into a page for its islands: how they start, and the element itself. */
const islandScript = /<script>((?:(?!<\/script>)[\s\S])*?\bastro[:-][\s\S]*?)<\/script>/g

/**
 * Astro gives each page entries of its own, many of which do nothing but import a script that pages share. Pages name
 * that script themselves, which saves a request; and its content, so that no cache or CDN can hand out another. Pages
 * can be read without their scripts, so these wait for the first paint (src/frame/first-screen-first.ts). What islands
 * need, 1.7 kB that Astro writes into each page, becomes a file that pages have in common.
 * React's marks between texts go, except in islands, which need them.
 */
export async function finishPages(dir: string): Promise<void> {
  const scripts = new Map<string, Script>()
  for (const file of await listAllFiles(dir)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(join(dir, file), 'utf8')
    for (const [, entry = ''] of html.matchAll(ownScript)) {
      if (!scripts.has(entry)) scripts.set(entry, await shared(dir, entry))
    }
    const finished = html.replace(ownScript, (tag, entry) => {
      const script = scripts.get(entry)
      return script ? afterPaint(script) : tag
    })
    const islands = [...finished.matchAll(islandScript)].map(([, code = '']) => code)
    const runtime = islands.length > 0 ? afterPaint(await written(dir, islands.join('\n'))) : ''
    const outside = finished.replace(islandScript, '').replace('</head>', () => `${runtime}</head>`)
    const unmarked = outside.replace(islandOrMark, found => (found === mark ? '' : found))
    await writeFile(join(dir, file), unmarked)
  }
  for (const [entry, { src }] of scripts) if (src !== entry) await rm(join(dir, entry))
}

const afterPaint = ({ src, integrity }: Script) =>
  `<script type="after-paint" src="${src}" integrity="${integrity}"></script>`

async function written(dir: string, code: string): Promise<Script> {
  const src = `/_astro/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(dir, src), code)
  return { src, integrity: integrityOf(code) }
}

async function shared(dir: string, entry: string): Promise<Script> {
  const content = await readFile(join(dir, entry))
  const [, only] = /^import"\.\/([\w.-]+)";\s*$/.exec(content.toString()) ?? []
  if (only) return shared(dir, `/_astro/${only}`)
  return { src: entry, integrity: integrityOf(content) }
}

const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
