// npm test -- studio: the Studio in a browser; then every change at every place of the content, and a Studio killed 200
// times while it saves, imports pictures and publishes. Each release runs it.

import { buildSample } from '../tests/support/build.ts'
import { allPlaces, tryBack, tryPlace } from '../tests/support/change-sweep.ts'
import { sample } from '../tests/support/sites.ts'
import { run } from '../tools/run.ts'
import { browserTests } from './browser-tests.ts'

await buildSample()
const seen = await browserTests(['studio', 'studio-parts'], sample.env)

let changes = 0
let failed = 0
const places = allPlaces()
for (const place of places)
  try {
    changes += tryPlace(place)
    tryBack(place)
  } catch (error) {
    failed++
    console.error((error as Error).message)
  }
console.log(`${changes} changes at ${places.length} places, ${failed} failed`)
const killed = ['content/write', 'editor/killed', 'publish/killed'].map(name => `studio/${name}.test.ts`)
const survived = await run('node', ['--test', ...killed], { env: { STUDIO_KILLS: '200' } })
process.exit(seen.failed === 0 && failed === 0 && survived ? 0 : 1)
