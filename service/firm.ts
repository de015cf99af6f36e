import { NoBuildError, readBuildRecord } from './static/build-record.ts'

/** Who signs the mails, and where to call. */
export interface Firm {
  name: string
  phone: string
}

/** As content/firm.yaml has it: the build notes it, so that mails and pages never say different things. */
export function readFirm(siteDir: string): Firm {
  const { firm } = readBuildRecord(siteDir)
  if (!firm)
    throw new NoBuildError(`The build in ${siteDir} does not name the firm; run npm run build again.`)
  return firm
}
