// The long form of what the unit tests of the studio try in short: every change at every place of the content, and a
// studio killed 200 times while it saves, takes in pictures and publishes.
import { allPlaces, tryBack, tryPlace } from '../tests/support/change-sweep.ts'
import { run } from '../tools/run.ts'

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
process.exit(failed === 0 && survived ? 0 : 1)
