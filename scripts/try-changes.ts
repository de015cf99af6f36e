// Tries all changes at every nth place of the content. The workers of npm test -- studio share the places in this way.
import { parentPort, workerData } from 'node:worker_threads'
import { allPlaces, tryBack, tryPlace } from '../tests/support/change-sweep.ts'

const { first, step }: { first: number; step: number } = workerData
const tried = { places: 0, changes: 0, failed: 0 }
for (const [index, place] of allPlaces().entries()) {
  if (index % step !== first) continue
  tried.places++
  try {
    tried.changes += tryPlace(place)
    tryBack(place)
  } catch (error) {
    tried.failed++
    console.error((error as Error).message)
  }
}
parentPort?.postMessage(tried)
