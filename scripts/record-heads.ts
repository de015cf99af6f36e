// Records the built site's data for machines among the tests of the site (npm run looks).
import { writeFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { readHeads } from '../tests/build/heads.ts'
import { tested } from '../tests/support/sites.ts'

const note = `# What search engines, shared links, feed readers and address books read of every page. Written by \`npm run looks\`.
`
writeFileSync(
  `${tested.tests}/heads.yaml`,
  note + stringify(readHeads(), { lineWidth: 0, aliasDuplicateObjects: false }),
)
