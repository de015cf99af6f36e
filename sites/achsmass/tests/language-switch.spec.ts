// The language switch of a site in two languages, as specified.
import { expect, test } from '../../../tests/e2e/support/test.ts'

test('on a desktop, the language switch is one link that keeps page, query and hash both ways', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects?focus=space#main')
  const link = page.locator('header > div > [data-language-switch]')
  await expect(link).toHaveText('EN')
  await link.click()
  await expect(page).toHaveURL(/\/en\/projects\?focus=space#main$/)
  await expect(link).toHaveText('DE')
  await link.click()
  await expect(page).toHaveURL(/[^n]\/projects\?focus=space#main$/)
})

for (const [home, menu, other, there] of [
  ['/', 'Menü', 'English', /\/en$/],
  ['/en', 'Menu', 'Deutsch', /:\d+\/$/],
] as const)
  test(`on a phone, the menu has three sections and a link that switches to ${other}`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(home)
    await page.getByRole('button', { name: menu, exact: true }).click()
    const sheet = page.locator('#menu')
    await expect(sheet.locator('ul')).toHaveCount(3)
    await sheet.getByRole('link', { name: other }).click()
    await expect(page).toHaveURL(there)
    await expect(sheet).toBeHidden()
  })
