import { test } from '@playwright/test'
import { removeContent, startStudio, type TestStudio } from '../../support/studio.ts'

/** Starts a Studio for the tests of one file, in German and at desktop size. */
export function studioOfFile(copy?: Parameters<typeof startStudio>[1]): TestStudio {
  const studio = {} as TestStudio
  test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  test.beforeAll(async () => {
    Object.assign(studio, await startStudio({}, copy))
  })
  test.afterAll(async () => {
    await studio.stop()
    removeContent(studio)
  })
  return studio
}
