import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildPolicy } from '../../deploy/headers.ts'
import { buildRecord } from './build-files.ts'

export class NoBuildError extends Error {}

/** What the build notes about itself. A folder that our build did not write has nothing to note. */
export function readBuildRecord(dir: string): {
  policy?: BuildPolicy
  firm?: { name: string; phone: string }
} {
  const file = join(dir, buildRecord)
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    throw new NoBuildError(`${file} is damaged; run npm run build again.`)
  }
}
