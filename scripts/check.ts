// The content first, which is what most people change; `npm run check -- content` stops there.
import { checks, content, types } from './checks.ts'
import { report } from './steps.ts'

const failed = await report([content])
const [only] = process.argv.slice(2)
if (only === 'content') process.exit(failed)
process.exit((await report([types, ...checks])) || failed)
