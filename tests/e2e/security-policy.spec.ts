// Every dialog of the site, opened under the enforced security policy. The fixture fails a test on what the policy
// blocks, because browsers report it on the console. The dialogs are found in the built pages.
import { dialogs } from './support/pages.ts'
import { expect, test } from './support/test.ts'

for (const [id, path] of dialogs)
  test(`the dialog ${id} opens on ${path} with nothing blocked`, async ({ answered: page }) => {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /)
    await page.locator(`[data-dialog="${id}"]`).first().click()
    const dialog = page.locator(`#${id}`)
    await expect(dialog).toHaveJSProperty('open', true)
    // Its form has arrived: an island drops this mark when React has taken over.
    await expect(dialog.locator('astro-island[ssr]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveJSProperty('open', false)
  })

test('there are a form for projects and one for quotes', () => {
  expect([...dialogs.keys()]).toEqual(expect.arrayContaining(['inquiry', 'quote']))
})
