// npm test -- upgrade: three sites of the time before the program was a package, upgraded with the package of today.
import { run } from '../tools/run.ts'

const hasPassed = await run('node', ['--test', '--test-concurrency=1', 'tests/upgrade/firms.test.ts'])
process.exit(hasPassed ? 0 : 1)
