import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, pathOf } from '../src/routes.ts'
import { inProgram } from '../tools/program.ts'

/**
 * Writes the service worker. Each build has its own, so that browsers fetch the new offline pages and delete the old
 * cache. The worker gets the list of files that these pages need.
 */
export async function stampServiceWorker(
  dir: string,
  needsOf: (path: string) => readonly string[],
): Promise<void> {
  const offline = locales.map(locale => pathOf('offline', locale))
  const pages = await Promise.all(offline.map(path => readFile(join(dir, `${path}.html`))))
  const build = createHash('sha256').update(Buffer.concat(pages)).digest('hex').slice(0, 12)
  const files = [...new Set(offline.flatMap(needsOf))]
  const beginnings = locales.map((locale, index) => (index === 0 ? '' : `/${locale}`))
  const worker = await readFile(inProgram('build/service-worker.js'), 'utf8')
  await writeFile(
    join(dir, 'sw.js'),
    worker
      .replace('%%BUILD%%', build)
      .replace("['%%FILES%%']", JSON.stringify(files))
      .replace(
        "[['%%PREFIX%%', '%%PAGE%%']]",
        JSON.stringify(offline.map((page, index) => [beginnings[index], page])),
      ),
  )
}
