// The repository's check: both sites, types, form. A firm's own is cli/check.ts.

import { checks, types } from './check-steps.ts'
import { report } from './steps.ts'

process.exit(await report([types, ...checks]))
