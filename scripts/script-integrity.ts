import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAllFiles } from '../service/static/build-files.ts'

/** Pages name the content of their scripts, so that no cache or CDN can hand out another. */
export async function addScriptIntegrity(dir: string): Promise<void> {
  const pages = (await listAllFiles(dir)).filter(file => file.endsWith('.html'))
  const hashes = new Map<string, string>()
  for (const page of pages) {
    const html = await readFile(join(dir, page), 'utf8')
    for (const [, script = ''] of html.matchAll(ownScript)) {
      if (!hashes.has(script)) hashes.set(script, await hash(join(dir, script)))
    }
    const signed = html.replace(ownScript, (tag, script) => `${tag} integrity="${hashes.get(script)}"`)
    await writeFile(join(dir, page), signed)
  }
}

const ownScript = /<script type="module" src="(\/_astro\/[^"]+)"/g

async function hash(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`
}
