// Every browser test runs under watch: an unexpected console message, a blocked resource or a request to another
// origin fails it. A test that provokes one says so: test.use({ expectedConsole: /…/ }).
import { test as base, expect, type Page } from '@playwright/test'
import { troubleOf } from '../../../sweep/trouble.ts'

type Watched = {
  /** Console errors and warnings that this test provokes on purpose. */
  expectedConsole: RegExp
  /**
   * False for a visitor who saves data: films, which take the processor, wait until they are started. Slideshows wait too,
   * and nothing is fetched ahead.
   */
  films: boolean
  watch: undefined
  /** A visitor who has answered the consent banner, so that it does not lie over the page. */
  answered: Page
}

export const test = base.extend<Watched>({
  expectedConsole: [/^(?!)/, { option: true }],
  films: [true, { option: true }],
  watch: [
    async ({ page, baseURL, expectedConsole, films }, use) => {
      if (!films)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      const found = troubleOf(page, baseURL, expectedConsole)
      await use(undefined)
      expect(found, 'nothing unexpected in the console and no foreign request').toEqual([])
    },
    { auto: true },
  ],
  answered: async ({ page }, use) => {
    await page.addInitScript(() => {
      // An empty page between two others has no storage.
      if (location.protocol === 'about:') return
      localStorage.setItem('cookieConsent', 'essential')
      localStorage.setItem('cookieConsentDate', String(Date.now()))
    })
    await use(page)
  },
})

export { expect }
