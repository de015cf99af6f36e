import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceTexts } from '../../src/content/service-texts.ts'
import type { BuildPolicy } from '../http/headers.ts'
import { buildRecord } from './build-files.ts'

export class NoBuildError extends Error {}

/** Who signs the mails, and where to call. */
export interface Firm {
  name: string
  phone: string
}

/** What the build notes about itself. A folder that our build did not write has nothing to note. */
export function readBuildRecord(dir: string): { policy?: BuildPolicy; firm?: Firm; texts?: ServiceTexts } {
  const file = join(dir, buildRecord)
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  } catch {
    throw new NoBuildError(`${file} is damaged; run npm run build again.`)
  }
}

/** The firm and the words of forms and mails, as the build noted them: pages and mails never say different things. */
export function readFirm(dir: string): { firm: Firm; texts: ServiceTexts } {
  const { firm, texts } = readBuildRecord(dir)
  if (!firm || !texts)
    throw new NoBuildError(`The build in ${dir} lacks the firm or its texts; run npm run build again.`)
  return { firm, texts }
}
