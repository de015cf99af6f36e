// The long form of what the unit tests of the studio try in short: every change at every place of the content.
import { allPlaces, tryBack, tryPlace } from '../tests/support/splice-sweep.ts'

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
process.exit(failed === 0 ? 0 : 1)
