// Every browser test runs under watch: an unexpected console message, a blocked resource or a request to another
// origin fails it. A test that provokes one says so: test.use({ expectedConsole: /…/ }).
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'

type Watched = {
  /** Console errors and warnings that this test provokes on purpose. */
  expectedConsole: RegExp
  watch: undefined
  /** A visitor who has answered the consent banner, so that it does not lie over the page. */
  answered: Page
}

export const test = base.extend<Watched>({
  expectedConsole: [/^(?!)/, { option: true }],
  watch: [
    async ({ page, baseURL, expectedConsole }, use) => {
      const found: string[] = []
      page.on('console', message => {
        if (isTrouble(message) && !expectedConsole.test(message.text()))
          found.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', error => {
        if (!expectedConsole.test(error.message)) found.push(`uncaught: ${error.message}`)
      })
      page.on('request', request => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL)
          found.push(`request to another origin: ${url}`)
      })
      await use(undefined)
      expect(found, 'nothing unexpected in the console and no foreign request').toEqual([])
    },
    { auto: true },
  ],
  answered: async ({ page }, use) => {
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'essential')
      localStorage.setItem('cookieConsentDate', String(Date.now()))
    })
    await use(page)
  },
})

function isTrouble(message: ConsoleMessage): boolean {
  // Tests block the service worker unless they are about it, and the test tool says so on every page.
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  return message.type() === 'error' || message.type() === 'warning'
}

export { expect }
