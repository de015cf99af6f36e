import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAllFiles } from './build-files.ts'

export interface InlineHashes {
  scriptHashes: string[]
  styleHashes: string[]
}

/** Script types a browser acts on. Any other type, such as application/ld+json, is data and needs no hash. */
const executed = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/

/** The CSP source expressions of every inline script and style in the HTML of a build, sorted. */
export async function inlineHashes(dir: string): Promise<InlineHashes> {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const file of await listAllFiles(dir)) {
    if (!file.endsWith('.html')) continue
    collect(await readFile(join(dir, file), 'utf8'), scripts, styles)
  }
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() }
}

function collect(html: string, scripts: Set<string>, styles: Set<string>): void {
  // Comments are skipped as a whole: a script mentioned in one is never run.
  const elements = /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi
  for (const [, name, attributes = '', content = ''] of html.matchAll(elements)) {
    if (name?.toLowerCase() === 'style') styles.add(hash(content))
    else if (name && !/\ssrc\s*=/i.test(attributes) && executed.test(scriptType(attributes)))
      scripts.add(hash(content))
  }
}

function scriptType(attributes: string): string {
  const match = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes)
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim().toLowerCase()
}

function hash(content: string): string {
  // The parser turns CRLF into LF before the browser hashes.
  const normalised = content.replace(/\r\n?/g, '\n')
  return `'sha256-${createHash('sha256').update(normalised).digest('base64')}'`
}
