import type { Page } from '@playwright/test'

/** Chooses a language from the header's list, which firms with more than two languages have. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget="languages-menu"]').click()
  await page.locator('#languages-menu').getByRole('link', { name }).click()
}
