// achsmass bid-files ORDER.json BID.zip: reference sheets in Word, the matrix as tables and filled forms in one archive.
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
// The content is read when the files are imported, for the audience of the order.
setAudience(audienceOf(order))
const { bidFiles } = await import('../studio/bids/bid-files.server.ts')
writeFileSync(placed(to), await bidFiles(order))
console.log(`${to} is written.`)

/** The command works in the folder of a site; files are named from where it was given. */
function placed(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
