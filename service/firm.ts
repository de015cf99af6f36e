import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceTexts } from '../src/content/service-texts.ts'
import { buildRecord } from './static/build-files.ts'
import { NoBuildError } from './static/site.ts'

/** Who signs the mails, and where to call. */
export interface Firm {
  name: string
  phone: string
}

/** The firm and the words of forms and mails, as the build noted them: pages and mails never say different things. */
export async function readFirm(siteDir: string): Promise<{ firm: Firm; texts: ServiceTexts }> {
  const record = await readFile(join(siteDir, buildRecord), 'utf8').catch(() => '{}')
  const { firm, texts } = JSON.parse(record) as { firm?: Firm; texts?: ServiceTexts }
  if (!firm || !texts)
    throw new NoBuildError(`The build in ${siteDir} lacks the firm or its texts; run npm run build again.`)
  return { firm, texts }
}
