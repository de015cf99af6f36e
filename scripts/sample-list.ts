// npm run sample-list: notes the sample content in deploy/launch/sample.json, after it has changed. Never with a firm's own.
import { writeFileSync } from 'node:fs'
import { listFile, listSample } from '../deploy/launch/sample-list.ts'

writeFileSync(listFile, `${JSON.stringify(listSample('content'), null, 2)}\n`)
