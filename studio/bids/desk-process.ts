// The processes of the bid desk. One makes the files of an order and ends. The other stays running and
// answers the desk's questions. Each reads the content for its own audience.
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { setAudience } from '../../src/content/audience.ts'
import { audienceOf, fitSchema, orderSchema, peopleSchema, pressSchema } from './order-schema.ts'

const [, , task] = process.argv
if (task === 'stay') await judge()
else process.stdout.write(await filesOf(JSON.parse(await input())))

async function input(): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

async function filesOf(given: unknown): Promise<Buffer> {
  if (task === 'press') {
    const { project } = v.parse(pressSchema, given)
    const { pressKit } = await import('./press-kit.server.ts')
    const kit = await pressKit(project)
    if (!kit) throw new Error(`Visitors do not see a project "${project}"`)
    return kit
  }
  const asked = v.parse(orderSchema, given)
  setAudience(audienceOf(asked))
  const { withoutGone } = await import('./without-gone.server.ts')
  const order = withoutGone(asked)
  if (task === 'print') {
    const { printedSheets } = await import('./print/printed-sheets.server.ts')
    return Buffer.from(await printedSheets(order))
  }
  const { bidFiles, openPlaces } = await import('./bid-files.server.ts')
  return task === 'form' ? Buffer.from(JSON.stringify(openPlaces(order))) : bidFiles(order)
}

/** Reads one question a line, and answers each with one line. */
async function judge(): Promise<void> {
  setAudience('desk')
  const [{ fitProjects }, { peopleAnswer }] = await Promise.all([
    import('./fit-projects.server.ts'),
    import('./find-people.server.ts'),
  ])
  for await (const line of createInterface(process.stdin)) {
    const { task, order } = JSON.parse(line)
    const answer =
      task === 'fit' ? fitProjects(v.parse(fitSchema, order)) : peopleAnswer(v.parse(peopleSchema, order))
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  }
}
