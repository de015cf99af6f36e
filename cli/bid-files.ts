// achsmass bid-files ORDER.json BID.zip: writes reference sheets in Word, the matrix as tables and filled forms to one archive.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { setAudience } from '../src/content/audience.ts'
import { audienceOf, orderSchema } from '../studio/bids/order-schema.ts'

const [from, to] = process.argv.slice(2)
if (!from || !to) {
  console.error('Give the order and the archive to write: achsmass bid-files order.json bid.zip')
  process.exit(1)
}
const { output, issues } = v.safeParse(orderSchema, JSON.parse(readFileSync(placed(from), 'utf8')))
if (issues) {
  for (const issue of issues) console.error(`${v.getDotPath(issue) ?? from}: ${issue.message}`)
  process.exit(1)
}
const order = output as v.InferOutput<typeof orderSchema>
// Importing the module reads the content, so the audience must be set before.
setAudience(audienceOf(order))
const { bidFiles } = await import('../studio/bids/bid-files.server.ts')
writeFileSync(placed(to), await bidFiles(order))
console.log(`${to} is written.`)

/** Resolves a file against the folder where the command was called, because it runs in the folder of a site. */
function placed(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
