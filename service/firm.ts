import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRecord } from './static/build-files.ts'
import { NoBuildError } from './static/site.ts'

/** Who signs the mails, and where to call. */
export interface Firm {
  name: string
  phone: string
}

/** As content/firm.yaml has it: the build notes it, so that mails and pages never say different things. */
export async function readFirm(siteDir: string): Promise<Firm> {
  const text = await readFile(join(siteDir, buildRecord), 'utf8').catch(() => '{}')
  const { firm } = JSON.parse(text) as { firm?: Firm }
  if (!firm)
    throw new NoBuildError(`The build in ${siteDir} does not name the firm; run npm run build again.`)
  return firm
}
