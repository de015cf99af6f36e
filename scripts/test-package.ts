// npm test -- package: installs the packed program beside a firm's content, builds the site, and makes new firms. Each
// release runs it.
import { run } from '../tools/run.ts'

process.exit((await run('node', ['--test', 'tests/package/package.test.ts'])) ? 0 : 1)
