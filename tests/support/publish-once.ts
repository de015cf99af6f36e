// Publishes the draft of a folder; a test kills it on the way: node publish-once.ts FOLDER
import { firmIn } from './studio-firm.ts'

const firm = await firmIn(process.argv[2] ?? '')
await firm.publisher.settle()
process.stdout.write('begins\n')
await firm.publish()
