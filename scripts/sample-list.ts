// achsmass sample-list: lists the sample content in deploy/launch/sample.json after it has changed. Not for a firm's content.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFile, listSample } from '../deploy/launch/sample-list.ts'
import { sample } from '../tests/support/sites.ts'

writeFileSync(
  listFile,
  `${JSON.stringify(listSample(sample.content, join(sample.folder, 'public')), null, 2)}\n`,
)
