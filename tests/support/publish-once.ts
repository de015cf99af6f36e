// A studio that publishes the draft of a folder, to be killed while it does: node publish-once.ts FOLDER
import { firmIn } from './studio-firm.ts'

const firm = await firmIn(process.argv[2] ?? '')
await firm.publisher.settle()
process.stdout.write('begins\n')
await firm.publish()
