// npm test -- looks: compares every page of both firms, on a phone and on a desk, with its picture. Each release runs it.
import { isBuilt } from '../tests/support/build.ts'
import { otherFirm, sample } from '../tests/support/sites.ts'
import { browserTests } from './browser-tests.ts'

let failed = 0
for (const firm of [sample, otherFirm])
  failed += (await isBuilt(firm)) ? (await browserTests(['looks'], firm.env)).failed : 1
process.exit(failed === 0 ? 0 : 1)
