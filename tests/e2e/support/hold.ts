import type { Page } from '@playwright/test'

/** Delays every file that matches the pattern until the returned function is called. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    await held
    await route.continue()
  })
  return release
}
