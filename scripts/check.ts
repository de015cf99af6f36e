import { checks, types } from './checks.ts'
import { report } from './steps.ts'

process.exit(await report([types, ...checks]))
