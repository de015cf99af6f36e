// Every dialog of the site, opened under the enforced security policy. The fixture fails a test on what the policy
// blocks, because browsers report it on the console. The dialogs are found in the built pages.
import { readFileSync } from 'node:fs'
import { builtPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const dialogsOf = (path: string): string[] => {
  const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
  return [...new Set([...html.matchAll(/\sdata-dialog="([^"]+)"/g)].map(([, id]) => id ?? ''))]
}

const withDialogs = builtPages
  .map(path => ({ path, dialogs: dialogsOf(path) }))
  .filter(({ dialogs }) => dialogs.length > 0)

test('there are dialogs on both sides', () => {
  expect(withDialogs.length).toBeGreaterThan(10)
})

for (const { path, dialogs } of withDialogs) {
  test(`${path}: ${dialogs.join(', ')} open${dialogs.length === 1 ? 's' : ''} with nothing blocked`, async ({
    answered: page,
  }) => {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /)
    for (const id of dialogs) {
      await page.locator(`[data-dialog="${id}"]`).first().click()
      const dialog = page.locator(`#${id}`)
      await expect(dialog).toHaveJSProperty('open', true)
      // Its form has arrived: an island drops this mark when React has taken over.
      await expect(dialog.locator('astro-island[ssr]')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveJSProperty('open', false)
    }
  })
}
