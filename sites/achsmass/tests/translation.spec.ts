// Carousels and the wheel keep working after the browser has translated the page (see tests/e2e/translation.spec.ts).
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'
import { translate } from '../../../tests/e2e/support/translate.ts'

const wheelOf = css('parts/ServiceWheel/ServiceWheel', 'wheel')

test.use({ expectedConsole: /React error #418/ })

test('the wheel of disciplines still works after the browser has translated the page', async ({
  answered: page,
}) => {
  await page.goto('/architecture')
  await translate(page)
  await page.locator(wheelOf).scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]').filter({ has: page.locator(wheelOf) })).toHaveCount(0)
  const words = page.locator(css('parts/ServiceWheel/ServiceWheel', 'words'))
  for (const [discipline, text] of [
    ['Architektur, im Haus', '1 von 12, im Haus'],
    ['Brandschutz', '5 von 12'],
    ['Innenarchitektur, im Haus', '2 von 12, im Haus'],
  ] as const) {
    await page.getByRole('button', { name: discipline, exact: true }).click()
    await expect(words).toContainText(text)
  }
  await page.keyboard.press('Escape')
  await expect(words).toContainText('Wählen Sie')
})

test('the carousels still work after the browser has translated the page', async ({ answered: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await translate(page)
  const news = page.locator('[data-news]')
  await expect(news.locator('[aria-live]')).toContainText('1 von 3')
  await news.getByRole('button').last().click()
  await expect(news.locator('[aria-live]')).toContainText('2 von 3')

  await page.goto('/karriere')
  await translate(page)
  const voices = page.locator('[data-voices]')
  await voices.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect(voices.getByRole('status')).toContainText('2 von')
  await expect(voices.locator('[data-current]')).toHaveCount(1)
})
