// The sample's privacy policy (see tests/e2e/legal.spec.ts).
import { expect, test } from '../../../tests/e2e/support/test.ts'

test('without Matomo, the privacy policy says what is counted and that nothing is stored on the device', async ({
  page,
}) => {
  for (const path of ['/datenschutz', '/en/datenschutz']) {
    await page.goto(path)
    await expect(page.locator('#statistics')).not.toContainText('Matomo')
    await expect(page.locator('#statistics')).toContainText(/Summen eines Tages|totals of a day/)
    await expect(page.locator('#statistics')).toContainText(
      /speichern wir dafür nichts|store nothing on your device/,
    )
    await expect(page.locator('#opt-out')).toContainText(/Artikel\s21|Article\s21/)
  }
})
