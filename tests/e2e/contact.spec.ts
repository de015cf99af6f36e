// The contact page has a card for each person, and forms that work with and without script.
import { expectWholeAddresses } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

for (const width of [1280, 1440, 1536])
  test(`at ${width} px the three offices share one row, and their towns on the home page one line`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const lines = async (path: string, texts: string[], within: string) => {
      await page.goto(path)
      const found = texts.map(text => page.locator(within).getByText(text, { exact: true }).first())
      return new Set(await Promise.all(found.map(async text => (await text.boundingBox())?.y))).size
    }
    expect(await lines('/contact', ['Wien', 'Ungarn (Győr)', 'Deutschland (München)'], 'main')).toBe(1)
    expect(await lines('/', ['Wien', 'Győr', 'München'], '[data-counters]')).toBe(1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  })

test('the server sends a vCard as text/vcard, in lines of at most 75 bytes', async ({ request }) => {
  const response = await request.get('/people/lindner.vcf')
  expect(response.headers()['content-type']).toContain('text/vcard')
  const text = await response.text()
  expect(text).toContain('Aurelia Lindnerin')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('the contact form shows the service named in the address and sends it along', async ({
  answered: page,
}) => {
  await page.goto('/contact?service=Vorbemessung#anfrage')
  await expect(page.locator('[data-about]')).toHaveText('Ihre Anfrage zu: Vorbemessung')
  const form = page.locator('form').filter({ has: page.locator('[name=message]') })
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel(/^Name/).fill('Ada Muster')
  await form.getByLabel(/^E-Mail/).fill('ada@example.com')
  await form.getByLabel(/^Nachricht/).fill('Wir kaufen vielleicht ein Haus von 1908.')
  const [sent] = await Promise.all([
    page.waitForRequest(request => request.url().endsWith('/api/send-contact-email')),
    form.getByRole('button', { name: 'Anfrage senden' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ service: 'Vorbemessung', name: 'Ada Muster' })
  await expect(page.getByRole('status').filter({ hasText: 'Anfrage gesendet!' })).toBeVisible()
  // This form is not in a dialog that could return the focus to its opener, so the focus goes to the result.
  const result = form.locator('[data-result]')
  await expect(result).toBeFocused()
  await expect(result).toContainText(/Ihre Referenz: \w{4}-\w{4}/)
  await result.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect(result).toBeHidden()
  await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeFocused()
})

test('a form defined only in the content works on the page and names its own recipient', async ({
  answered: page,
}) => {
  await page.goto('/contact#ortstermin')
  const form = page.locator('form').filter({ has: page.locator('[name=structure]') })
  await form.getByLabel('Ihr Name *').fill('Ada Muster')
  await form.getByLabel('E-Mail *').fill('ada@kunde.example')
  await form.getByLabel('Tragwerk (optional)').selectOption('Holz')
  await form.getByLabel('Was sollen wir ansehen? *').fill('Ja')
  await form.getByRole('button', { name: 'Anfrage senden' }).click()
  await expect(form.getByText('Schreiben Sie mindestens 5 Zeichen')).toBeVisible()
  await form.getByLabel('Was sollen wir ansehen? *').fill('Trägt die Decke ein Klavier?')
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/send-contact-email'),
    form.getByRole('button', { name: 'Anfrage senden' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({
    'form-kind': 'site-visit',
    'form-person': 'lindner',
    structure: 'timber',
  })
  await expect(form.locator('[data-result]')).toContainText(/Ihre Referenz: \w{4}-\w{4}/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the browser posts the contact form and shows a thank-you page with a reference', async ({ page }) => {
    await page.goto('/en/contact#anfrage')
    const form = page.locator('form').filter({ has: page.locator('[name=message]') })
    await form.getByLabel(/^Name/).fill('Ada Sample')
    await form.getByLabel(/^Email/).fill('ada@example.com')
    await form.getByLabel(/^Message/).fill('We may buy a house of 1908.')
    await form.getByRole('button').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).not.toHaveURL(/contact$/)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('body')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
  })
})

test('at 320 px an email address breaks only before its @, if at all', async ({ answered: page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/karriere')
  await expectWholeAddresses(page)
})
