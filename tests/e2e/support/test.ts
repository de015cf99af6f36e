// Every browser test fails on an unexpected console message, a blocked resource or a request to another origin. A test
// that provokes one declares it: test.use({ expectedConsole: /…/ }).
import { test as base, expect, type Page } from '@playwright/test'
import { troubleOf } from '../../../sweep/trouble.ts'

type Watched = {
  /** Console errors and warnings that this test provokes on purpose. */
  expectedConsole: RegExp
  /**
   * False for a visitor with data saving on: films, which need the processor, and slideshows wait until the visitor starts
   * them, and nothing is prefetched.
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
      // An about: page has no storage.
      if (location.protocol === 'about:') return
      localStorage.setItem('cookieConsent', 'essential')
      localStorage.setItem('cookieConsentDate', String(Date.now()))
    })
    await use(page)
  },
})

export { expect }
