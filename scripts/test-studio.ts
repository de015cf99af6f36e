// npm test -- studio: the Studio in a browser; then every change at every place of the content, and a Studio killed 200
// times each while it saves, imports pictures and publishes. Each release runs it.

import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { buildSample } from '../tests/support/build.ts'
import { sample } from '../tests/support/sites.ts'
import { run } from '../tools/run.ts'
import { browserTests } from './browser-tests.ts'

await buildSample()
const seen = await browserTests(['studio', 'studio-parts'], sample.env)

const step = availableParallelism()
const workers = Array.from(
  { length: step },
  (_, first) => new Worker(new URL('./try-changes.ts', import.meta.url), { workerData: { first, step } }),
)
const sum = { places: 0, changes: 0, failed: 0 }
for (const [tried] of await Promise.all(workers.map(worker => once(worker, 'message'))))
  for (const name of ['places', 'changes', 'failed'] as const) sum[name] += tried[name]
console.log(`${sum.changes} changes at ${sum.places} places, ${sum.failed} failed`)

const killed = ['content/write', 'editor/killed', 'publish/killed'].map(name => `studio/${name}.test.ts`)
const survived = await run('node', ['--test', ...killed], { env: { STUDIO_KILLS: '200' } })
process.exit(seen.failed === 0 && sum.failed === 0 && survived ? 0 : 1)
