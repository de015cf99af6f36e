// The quote dialog: every message, and the exact payload against the real service.
import type { Request } from '@playwright/test'
import { endpoint, fill, german, hold, languages, openForm } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'

for (const text of languages) {
  test.describe(text.path, () => {
    test('an empty form shows an error at each required field and focuses the first', async ({
      answered: page,
    }) => {
      let requests = 0
      await page.route(endpoint, route => {
        requests += 1
        return route.abort()
      })
      const dialog = await openForm(page, text)
      await expect(dialog.locator('[name=message]')).toHaveAccessibleDescription(text.hint)
      for (const label of text.labels) await expect(dialog.getByLabel(label, { exact: true })).toBeVisible()
      await dialog.getByRole('button', { name: text.send }).click()
      for (const [index, field] of ['name', 'email', 'message'].entries())
        await expect(dialog.locator(`[name=${field}]`)).toHaveAccessibleDescription(text.empty[index] ?? '')
      await expect(dialog.locator('[name=name]')).toBeFocused()
      await dialog.locator('[name=name]').fill('Mara')
      await expect(dialog.getByText(text.empty[0] ?? '')).toBeHidden()
      expect(requests).toBe(0)
    })

    test('a valid form is sent once with the exact data, and the visitor gets a reference', async ({
      answered: page,
    }) => {
      const requests: Request[] = []
      page.on('request', request => {
        if (request.url().endsWith('/api/send-contact-email')) requests.push(request)
      })
      const dialog = await openForm(page, text)
      await fill(dialog)
      await dialog.getByRole('button', { name: text.send }).dblclick()
      await hold(page.getByRole('status'))
      for (const sentence of text.sent)
        await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: text.reference })).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: text.card })).toBeFocused()

      expect(requests).toHaveLength(1)
      expect(requests[0]?.headers()).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
      })
      expect(requests[0]?.postDataJSON()).toEqual({
        'form-kind': 'quote',
        'form-locale': text.path.startsWith('/en') ? 'en' : 'de',
        'form-person': expect.stringMatching(/^[\w-]+$/),
        'form-key': expect.stringMatching(/^[\da-f]{32}$/),
        'form-token': expect.stringMatching(/^[\w.-]{50,}$/),
        website: '',
        service: text.service,
        company: '',
        name: 'Mara Lindner',
        email: 'mara@hafenbogen.example',
        phone: '',
        message: 'Ein Grundstück am Hafen, 4.000 m².',
      })
      // The toast disappears after four seconds. The reference stays until it is dismissed and then passes the focus on.
      const kept = page.locator('[data-outcome="quote"]')
      await expect(kept).toContainText(text.reference)
      await kept.getByRole('button', { name: text.dismiss }).click()
      await expect(kept).toBeEmpty()
      await expect(page.locator('[data-dialog=quote]').last()).toBeFocused()
      await page.getByRole('button', { name: text.card }).click()
      await expect(dialog.locator('[name=message]')).toHaveValue('')
    })
  })
}

for (const text of languages)
  test(`text that is too long stays in its field with an error message (${text.path})`, async ({
    answered: page,
  }) => {
    const dialog = await openForm(page, text)
    const long = { company: 101, name: 101, phone: 51, message: 2001 }
    for (const [field, length] of Object.entries(long))
      await dialog.locator(`[name=${field}]`).fill('1'.repeat(length))
    await dialog.locator('[name=email]').fill(`mara@${'a.'.repeat(130)}example`)
    await dialog.getByRole('button', { name: text.send }).click()
    for (const [field, message] of Object.entries(text.long))
      await expect(dialog.locator(`[name=${field}]`)).toHaveAccessibleDescription(message)
    await expect(dialog.locator('[name=message]')).toHaveValue('1'.repeat(2001))
  })

test('a visitor closes and reopens the dialog by keyboard without losing typed text', async ({
  answered: page,
}) => {
  await page.goto('/consulting')
  const opener = page.getByRole('button', { name: german.card })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: german.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: german.close })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hafenbogen Projekt GmbH')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Firma')).toHaveValue('Hafenbogen Projekt GmbH')
  // A click on the backdrop closes the dialog too.
  await page.mouse.click(8, 8)
  await expect(dialog).toBeHidden()
})

test('the form sends text from its honeypot field, so that the service can judge it', async ({
  answered: page,
}) => {
  const dialog = await openForm(page, german)
  await fill(dialog)
  await expect(dialog.getByRole('textbox', { name: 'Dieses Feld bitte leer lassen' })).toHaveCount(0)
  await dialog.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example/ä'
  })
  const request = page.waitForRequest(endpoint)
  await dialog.getByRole('button', { name: german.send }).click()
  expect((await request).postDataJSON().website).toBe('https://spam.example/ä')
})

test('if two sections open the same form, only the section that was used shows the result', async ({
  answered: page,
}) => {
  await page.goto(german.path)
  const section = page.locator('section:has([data-outcome])')
  await section.evaluate(element => element.after(element.cloneNode(true)))
  await expect(section).toHaveCount(2)
  await section.last().getByRole('button', { name: german.card }).click()
  const dialog = page.getByRole('dialog')
  // A form without its script sends itself, and leaves the page.
  await expect(dialog.locator('form[novalidate]')).toBeVisible()
  await fill(dialog)
  await dialog.getByRole('button', { name: german.send }).click()
  await expect(section.last().locator('[data-outcome]')).toContainText(german.reference)
  await expect(section.first().locator('[data-outcome]')).toBeEmpty()
})

test('the form fetches its time token when it opens, before the visitor types', async ({
  answered: page,
}) => {
  const token = page.waitForRequest('**/api/form-token')
  const dialog = await openForm(page, german)
  await token
  await expect(dialog.getByRole('button', { name: german.close })).toBeFocused()
})
