// Checks the repository: both sites, types, format. The check of a single firm is cli/check.ts.

import { checks, types } from './check-steps.ts'
import { report } from './steps.ts'

process.exit(await report([types, ...checks]))
