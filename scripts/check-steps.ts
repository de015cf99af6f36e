// Checks that need no build. `npm run check` and `npm test` share them.

import { otherFirm, sample } from '../tests/support/sites.ts'
import { runQuietly } from '../tools/run.ts'
import type { Step } from './steps.ts'

export const checks: Step[] = [
  ...[sample, otherFirm].map(({ name, env }) => ({
    name: `content of ${name}`,
    run: () => runQuietly('node', ['cli/check.ts'], { env }),
  })),
  { name: 'lint and format', run: () => runQuietly('biome', ['check', '--error-on-warnings', '.']) },
]

/** Checks all types except in the templates of Astro files, which need the slower checker that `npm test` runs. */
export const types: Step = { name: 'types', run: () => runQuietly('tsc', ['--project', '.']) }
