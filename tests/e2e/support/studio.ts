import { expect as expectSoon, test } from '@playwright/test'
import { removeContent, startStudio, type TestStudio } from '../../support/studio.ts'

/** The first page of the preview is compiled when it is asked for. */
export const expect = expectSoon.configure({ timeout: 60_000 })

/** A studio for the tests of one file, in German and on a desk. It is there when the first of them begins. */
export function studioOfFile(): TestStudio {
  const studio = {} as TestStudio
  test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  test.beforeAll(async () => {
    Object.assign(studio, await startStudio())
  })
  test.afterAll(async () => {
    await studio.stop()
    removeContent(studio)
  })
  return studio
}
