import { expect } from '@playwright/test'
import type { Tab } from './chromium-tab.ts'

/** Points at a link of the home page and waits until Chromium has prerendered its page. */
export async function makeReady(tab: Tab, origin: string | undefined, path: string): Promise<void> {
  await tab.open(`${origin}/`)
  await tab.point(`header > nav a[href="${path}"]`)
  await tab.prerendered()
}

export async function press(tab: Tab, path: string): Promise<void> {
  await tab.press()
  await tab.until(`location.pathname === "${path}"`)
  expect(await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart > 0')).toBe(true)
}
