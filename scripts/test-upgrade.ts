// npm test -- upgrade: upgrades three sites from before the program was a package to the present package.
import { run } from '../tools/run.ts'

const hasPassed = await run('node', ['--test', '--test-concurrency=1', 'tests/upgrade/firms.test.ts'])
process.exit(hasPassed ? 0 : 1)
