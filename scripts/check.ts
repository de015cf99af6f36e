import { checks } from './checks.ts'
import { report } from './steps.ts'

process.exit(await report(checks))
