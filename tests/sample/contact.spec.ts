// Whom one can ask, and where they are.
import { expectWholeAddresses } from '../e2e/support/addresses.ts'
import { css } from '../e2e/support/css.ts'
import { expect, test } from '../e2e/support/test.ts'

for (const path of ['/contact', '/en/contact'])
  test(`${path} names six people with phone, mail and card, and two places`, async ({ answered: page }) => {
    await page.goto(path)
    const people = page.locator('[aria-labelledby="persons"] article')
    await expect(people).toHaveCount(6)
    for (const person of await people.all()) {
      await expect(person.locator('a[href^="tel:+"]')).toHaveCount(1)
      await expect(person.locator('a[href^="mailto:"]')).toHaveCount(1)
      await expect(person.locator('a[href$=".vcf"]')).toHaveCount(1)
    }
    await expect(page.locator('#compliance')).toContainText('Henrike Osswald')
    await expect(page.locator(css('site/contact/Place', 'place'))).toHaveCount(2)
    await expect(page.locator('main a[href^="geo:"]')).toHaveCount(2)
    await expect(page.locator(css('site/contact/Place', 'place')).first()).toContainText('+49 69 90009-009')
  })

test('a vCard keeps its umlauts', async ({ request }) => {
  const text = await (await request.get('/people/keresztes.vcf')).text()
  expect(text).toContain('Bálint Keresztes')
})

// Long addresses beside a portrait.
test('at 320 px an address breaks before its @ or nowhere', async ({ answered: page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact')
  await expectWholeAddresses(page)
})
