// The night page of the sample firm swaps paper and ink, even in the parts that all pages share.
import { labelsWithoutInk } from '../../../tests/e2e/support/ink.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test('on the night page, the skip link and a hovered service in the menu are readable', async ({
  answered: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/datacenter')
  await expect(page.locator('html')).toHaveClass('night')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Zum Hauptinhalt springen' })
  await expect(skip).toBeFocused()
  expect(await labelsWithoutInk(page, { only: '.skip', fullPage: false })).toEqual({ count: 1, blank: [] })

  await page.locator('[data-services-toggle]').click()
  const service = page.locator('#services-menu a').first()
  await service.hover()
  await service.evaluate(link => link.setAttribute('data-hovered', ''))
  const { count, blank } = await labelsWithoutInk(page, { only: '[data-hovered]', fullPage: false })
  expect(count).toBeGreaterThan(2)
  expect(blank).toEqual([])
})
