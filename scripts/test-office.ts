// npm test -- office: opens a bid's files in LibreOffice. Each release runs it.
import { sample } from '../tests/support/sites.ts'
import { run } from '../tools/run.ts'

process.exit((await run('node', ['tests/office/open.ts'], { env: sample.env })) ? 0 : 1)
