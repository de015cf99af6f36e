// Browsers translate a page by replacing text nodes with <font> elements, behind React's back. Each island must still
// work afterwards, and its later messages must be visible. An island further down hydrates after the translation: React
// reports a mismatch (its error 418) and renders the island again.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'
import { translate } from './support/translate.ts'

test.use({ expectedConsole: /ERR_FAILED|could not be sent|React error #418/ })

test('the project filter works after the browser has translated the page', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { pressed: true })).toBeVisible()
  await translate(page)
  const found = page.getByRole('main').getByRole('status').first()
  await page.getByRole('button', { name: /Pflegen/ }).click()
  await expect(found).toContainText('2 Projekte')
  await page.getByRole('button', { name: /Leben/ }).click()
  await expect(found).toContainText('1 Projekt')
  await expect(page.locator('main article:visible')).toHaveCount(1)
  await page.getByRole('button', { name: /Alle/ }).click()
  await expect(found).toContainText('5 Projekte')
  await page.getByRole('link', { name: /Tabelle/ }).click()
  await expect(page.locator('main table tbody tr:visible')).toHaveCount(5)
})

test('a form shows its errors and its confirmation after the browser has translated the page', async ({
  answered: page,
}) => {
  await page.goto('/consulting')
  await translate(page)
  await page.locator('[data-dialog=quote]').first().click()
  const form = page.locator('#quote form[novalidate]')
  await expect(form).toBeVisible()
  const send = form.locator('[type=submit]')
  await send.click()
  await expect(form.locator(css('parts/Field/FieldError', 'error'))).toHaveCount(3)
  await form.locator('[name=name]').fill('Mara Lindner')
  await expect(form.locator(css('parts/Field/FieldError', 'error'))).toHaveCount(2)
  await form.locator('[name=email]').fill('mara@hafenbogen.example')
  await form.locator('[name=message]').fill('Ein Haus am Hafen')
  await expect(form.locator(css('parts/Field/Field', 'count'))).toContainText('17 / 2000')
  await form.locator('[name=message]').fill('Ein Haus am Hafen.')
  await expect(form.locator(css('parts/Field/Field', 'count'))).toContainText('18 / 2000')
  await page.route('**/api/send-contact-email', route => route.abort())
  await send.click()
  await expect(page.locator(css('parts/Toast/Toasts', 'toast'))).toContainText('Fehler beim Senden')
  await expect(send).toContainText('Anfrage senden')
  await page.unroute('**/api/send-contact-email')
  await send.click()
  await expect(
    page.locator(css('parts/Toast/Toasts', 'toast')).filter({ hasText: 'Anfrage gesendet!' }),
  ).toBeVisible()
})

test('the search for questions finds the translated words that the visitor reads', async ({
  answered: page,
}) => {
  await page.goto('/faq')
  await translate(page)
  await page.getByRole('searchbox').fill('«Was kostet')
  await expect(page.locator('main details:visible')).not.toHaveCount(0)
  await expect(page.locator('#faq-found')).not.toContainText('Keine')
})
