import type { Page } from '@playwright/test'

/** Chooses a language of the second firm, which has three, from the list in the header. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget="languages-menu"]').click()
  await page.locator('#languages-menu').getByRole('link', { name }).click()
}
