// What the privacy policy of the sample says (see tests/e2e/legal.spec.ts).
import { expect, test } from '../e2e/support/test.ts'

test('without a Matomo the policy says that nothing is counted', async ({ page }) => {
  for (const path of ['/datenschutz', '/en/datenschutz']) {
    await page.goto(path)
    await expect(page.locator('#statistics')).not.toContainText('Matomo')
    await expect(page.locator('#opt-out')).toContainText(/nichts gezählt|nothing is counted/)
  }
})
