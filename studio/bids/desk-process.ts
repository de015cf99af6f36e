// The process that fits projects, finds people and makes the files of a bid: an order as JSON comes in, JSON or an archive goes out.
// It reads the content anew each time, as the draft has it now, for the audience that the order has.
import * as v from 'valibot'
import { setAudience } from '../../src/content/audience.ts'
import { audienceOf, fitSchema, orderSchema, peopleSchema } from './order.ts'

const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part as Buffer)
const given: unknown = JSON.parse(Buffer.concat(parts).toString())

if (process.argv[2] === 'files') {
  const order = v.parse(orderSchema, given)
  setAudience(audienceOf(order))
  const { bidFiles } = await import('./bid-files.server.ts')
  process.stdout.write(await bidFiles(order))
} else if (process.argv[2] === 'people') {
  const order = v.parse(peopleSchema, given)
  setAudience('desk')
  const { peopleAnswer } = await import('./find-people.server.ts')
  process.stdout.write(JSON.stringify(peopleAnswer(order)))
} else {
  const order = v.parse(fitSchema, given)
  setAudience('desk')
  const { fitProjects } = await import('./fit-projects.server.ts')
  process.stdout.write(JSON.stringify(fitProjects(order)))
}
