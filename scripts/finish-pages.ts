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
const ownScript = /<script type="module" src="(\/_astro\/[^"]+)"/g

/**
 * Astro gives each page entries of its own, many of which do nothing but import a script that pages share. Pages name
 * that script themselves, which saves a request; and its content, so that no cache or CDN can hand out another. Pages
 * can be read without their scripts, so these wait for the first paint (src/layouts/first-screen-first.ts).
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
      return script ? `<script type="after-paint" src="${script.src}" integrity="${script.integrity}"` : tag
    })
    const unmarked = finished.replace(islandOrMark, found => (found === mark ? '' : found))
    await writeFile(join(dir, file), unmarked)
  }
  for (const [entry, { src }] of scripts) if (src !== entry) await rm(join(dir, entry))
}

async function shared(dir: string, entry: string): Promise<Script> {
  const content = await readFile(join(dir, entry))
  const [, only] = /^import"\.\/([\w.-]+)";\s*$/.exec(content.toString()) ?? []
  if (only) return shared(dir, `/_astro/${only}`)
  return { src: entry, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
