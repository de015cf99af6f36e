// Writes what machines read of the built site into the firm's record (npm run looks).
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { readHeads } from '../tests/build/heads.ts'
import { recordDir } from '../tests/support/record-dir.ts'

const note = `# What search engines, shared links, feed readers and address books read of every page. Written by \`npm run looks\`.
`
if (recordDir)
  writeFileSync(
    `${recordDir}/heads.yaml`,
    note + stringify(readHeads(), { lineWidth: 0, aliasDuplicateObjects: false }),
  )
