// The process that fits projects and makes the files of a bid: an order as JSON comes in, JSON or an archive goes out.
// It reads the content anew each time, as the draft has it now.
import * as v from 'valibot'
import { referencesIn, speakingIn } from '../../src/projects/finder/references.ts'
import { bidFiles } from './bid-files.server.ts'
import { fit } from './fit.ts'
import { fitSchema, orderSchema } from './order.ts'

const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part as Buffer)
const order: unknown = JSON.parse(Buffer.concat(parts).toString())

if (process.argv[2] === 'files') process.stdout.write(await bidFiles(v.parse(orderSchema, order)))
else {
  const { language, size, requirements } = v.parse(fitSchema, order)
  const result = fit(requirements, referencesIn(language), speakingIn(language), size)
  process.stdout.write(JSON.stringify(result))
}
