// npm run looks: draws anew what every page looks like (tests/sample/looks), after a change that was meant. Look at the
// difference before committing it.
import { run } from './run.ts'
import { buildSite, isUpToDate } from './site-build.ts'

if (!isUpToDate()) await buildSite()
process.exit(
  (await run('playwright', ['test', '--project=pages', 'sweep', '--update-snapshots=all'])) ? 0 : 1,
)
