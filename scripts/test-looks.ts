// npm test -- looks: compares every page of the sample, on a phone and on a desk, with its picture. Each release runs it.
import { buildSample } from '../tests/support/build.ts'
import { sample } from '../tests/support/sites.ts'
import { browserTests } from './browser-tests.ts'

await buildSample()
const { failed } = await browserTests(['looks'], sample.env)
process.exit(failed === 0 ? 0 : 1)
