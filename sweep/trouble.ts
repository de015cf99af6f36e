import type { ConsoleMessage, Page } from 'playwright-core'

/** Collects the errors and warnings of a page, and its requests to other origins. */
export function troubleOf(page: Page, origin: string | undefined, expected = /^(?!)/): string[] {
  const problems: string[] = []
  page.on('console', message => {
    if (isTrouble(message) && !expected.test(message.text()))
      problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => {
    if (!expected.test(error.message)) problems.push(`uncaught: ${error.message}`)
  })
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin)
      problems.push(`request to another origin: ${url}`)
  })
  return problems
}

function isTrouble(message: ConsoleMessage): boolean {
  // Tests about other subjects block the service worker, and Playwright reports that on every page.
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  // On a busy machine preloaded files take longer to be used. tests/build/media.test.ts checks that they are.
  if (message.text().includes('preloaded using link preload but not used within a few seconds')) return false
  return message.type() === 'error' || message.type() === 'warning'
}
