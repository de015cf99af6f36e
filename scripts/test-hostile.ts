// npm test -- hostile: sends 10,000 hostile inputs and bounded floods to a service on loopback; prints the refusals and the
// memory of the service before and after. Then sends 10,000 requests to a Studio.
import fc from 'fast-check'
import { flood, floods } from '../tests/hostile/floods.ts'
import { rawRequests, sendRaw } from '../tests/hostile/raw.ts'
import { attacks, sendAttack } from '../tests/support/attacks.ts'
import { startProcess } from '../tests/support/process.ts'
import { temporaryDirectory } from '../tests/support/sample-build.ts'
import { run } from '../tools/run.ts'

const inputs = 5000
const atOnce = 20
const maxGrowthMb = 400

const service = await startProcess({
  DATA_DIR: await temporaryDirectory(),
  // Plenty of memory would hide a problem that kills a small machine.
  NODE_OPTIONS: '--max-old-space-size=200',
})
process.once('exit', () => service.child.kill('SIGKILL'))
const problems: string[] = []

const before = await memory()
console.log(`Memory of the service at the start: ${before} MB\n`)
await attack('Forms', fc.sample(attacks, inputs), async input => {
  const { status } = await sendAttack(service.url, input)
  return String(status)
})
await attack('Raw HTTP', fc.sample(rawRequests, inputs), input => sendRaw(service.url, input))

for (const kind of floods) {
  const { refused, served } = await flood(service.url, kind)
  console.log(
    `Flood, ${kind.name}: ${kind.connections} connections, ${refused} refused; 40 visitors meanwhile, ${served} served; memory ${await memory()} MB`,
  )
  if (served < 40) problems.push(`${kind.name}: only ${served} of 40 visitors were served`)
}

const after = await memory()
console.log(`\nMemory of the service at the end: ${after} MB (${before} MB at the start)`)
if (after - before > maxGrowthMb) problems.push(`The memory grew by ${after - before} MB`)
service.child.kill('SIGTERM')
const ended = await service.ended
if (ended !== 0) problems.push(`The service ended with ${ended}: ${service.output().slice(-2000)}`)
if (
  !(await run('node', ['--test', 'studio/shell/hostile.test.ts'], {
    env: { RUNS: '10000' },
  }))
)
  problems.push('The studio did not hold')
console.log(problems.length === 0 ? 'All held.' : problems.join('\n'))
process.exit(problems.length === 0 ? 0 : 1)

async function attack<Input>(
  name: string,
  all: Input[],
  send: (input: Input) => Promise<string>,
): Promise<void> {
  const outcomes = new Map<string, number>()
  const left = [...all]
  const attacker = async () => {
    for (let input = left.pop(); input !== undefined; input = left.pop()) {
      const outcome = await send(input)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      if (/^5/.test(outcome) && outcome !== '501' && outcome !== '505')
        problems.push(`${name}: ${outcome} for ${JSON.stringify(input).slice(0, 500)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, attacker))
  const counts = [...outcomes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([outcome, count]) => `${outcome} ${count}×`)
  console.log(`${name}: ${all.length} inputs: ${counts.join(', ')}; memory ${await memory()} MB`)
}

/** Reads the service's memory in MB from its own metrics. */
async function memory(): Promise<number> {
  const text = await (await fetch(service.metricsUrl)).text()
  return Math.round(Number(/^achsmass_process_resident_bytes (\d+)$/m.exec(text)?.[1]) / 1e6)
}
