import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The class name that a build writes for a name in a CSS module: four characters that depend on file and name alone,
 * so that the server's HTML, the islands and the tests agree. tests/build/styles.test.ts sees to it that no two meet.
 */
export function className(file: string, name: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url').replace(/[-_]/g, '')
  return `${hash.replace(/^\d+/, '').slice(0, 4)}`
}
