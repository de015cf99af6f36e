// Formats both sites and the program.
import { otherFirm, sample } from '../tests/support/sites.ts'
import { run } from '../tools/run.ts'

for (const { env } of [sample, otherFirm]) await run('node', ['cli/format.ts'], { env })
process.exit((await run('biome', ['check', '--write', '.'])) ? 0 : 1)
