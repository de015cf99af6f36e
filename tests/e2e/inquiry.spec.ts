// The project inquiry of the home page: the browser's validation, the exact values, and delivery in the background.
import type { Page } from '@playwright/test'
import { css } from './support/css.ts'
import { type Line, lineTo } from './support/line.ts'
import { test as base, expect } from './support/test.ts'

const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures destructured.
  line: async ({}, use, { project }) => {
    const line = await lineTo(project.use.baseURL ?? '')
    await use(line)
    await line.cut()
  },
})

const languages = [
  {
    path: '/',
    start: 'Projekt beginnen',
    hours: 'am nächsten Werktag',
    send: 'Anfrage senden',
    sent: 'Anfrage gesendet!',
    failed: 'Fehler beim Senden',
    reopen: 'Formular wieder öffnen',
    notArrived: 'Ihre Anfrage ist noch nicht angekommen.',
    reference: /Anfrage gesendet! Ihre Referenz: \w{4}-\w{4}/,
    dismiss: 'Meldung schließen',
  },
  {
    path: '/en',
    start: 'Start a project',
    hours: 'by the next working day',
    send: 'Send request',
    sent: 'Request sent!',
    failed: 'Error sending',
    reopen: 'Reopen the form',
    notArrived: 'Your request has not reached us yet.',
    reference: /Request sent! Your reference: \w{4}-\w{4}/,
    dismiss: 'Dismiss notification',
  },
]

const endpoint = '**/api/send-contact-email'

async function openInquiry(page: Page, text: (typeof languages)[number]) {
  await page.goto(text.path)
  await page.locator('[data-slideshow]').getByRole('button', { name: text.start }).click()
  const dialog = page.getByRole('dialog', { name: text.start })
  await expect(dialog.locator('astro-island:not([ssr])')).toBeAttached()
  return dialog
}

async function fill(dialog: Awaited<ReturnType<typeof openInquiry>>) {
  await dialog.locator('[name=fullName]').fill('Mara Lindner')
  await dialog.locator('[name=email]').fill('mara@hafenbogen.example')
  await dialog.locator('[name=projectType]').selectOption('clinic')
  await dialog.locator('[name=location]').fill('Offenbach am Main')
  await dialog.locator('[name=description]').fill('Bürohaus von 1974, fünf Geschosse.')
}

for (const text of languages) {
  test.describe(text.path, () => {
    test('the inquiry form offers exactly the specified values, none of them empty', async ({
      answered: page,
    }) => {
      const dialog = await openInquiry(page, text)
      await expect(dialog).toContainText(text.hours)
      const values = async (name: string) =>
        dialog
          .locator(`[name=${name}] option:not([disabled])`)
          .evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
      expect(await values('projectType')).toEqual(['clinic', 'care', 'housing'])
      expect(await values('budgetRange')).toEqual(['under-500k', '500k-1m', '1m-5m', '5m-10m', 'over-10m'])
      expect(await values('timeline')).toEqual([
        'immediate',
        '1-3months',
        '3-6months',
        '6-12months',
        'over-1year',
      ])
      await expect(dialog.locator('option[value=""]')).toHaveCount(0)
    })

    test('the browser validates the inquiry form and requires five fields', async ({ answered: page }) => {
      const dialog = await openInquiry(page, text)
      await dialog.getByRole('button', { name: text.send }).click()
      await expect(dialog).toBeVisible()
      const invalid = await dialog
        .locator('form[action]')
        .evaluate((form: HTMLFormElement) =>
          [...form.elements]
            .filter(field => !(field as HTMLInputElement).checkValidity())
            .map(field => (field as HTMLInputElement).name),
        )
      expect(invalid).toEqual(['fullName', 'email', 'projectType', 'location', 'description'])
    })

    test('the form adds no checks to those of the browser, and the service accepts the inquiry', async ({
      answered: page,
    }) => {
      const dialog = await openInquiry(page, text)
      await fill(dialog)
      await dialog.locator('[name=email]').fill('a@b')
      await dialog.locator('[name=location]').fill('   ')
      const response = page.waitForResponse(endpoint)
      await dialog.getByRole('button', { name: text.send }).click()
      expect((await response).status()).toBe(202)
      await expect(dialog.locator('[aria-invalid]')).toHaveCount(0)
    })

    test('each text field limits the length of its text', async ({ answered: page }) => {
      const dialog = await openInquiry(page, text)
      const limits = { fullName: 100, email: 255, phone: 50, location: 200, description: 5000 }
      for (const [field, limit] of Object.entries(limits))
        await expect(dialog.locator(`[name=${field}]`)).toHaveAttribute('maxlength', String(limit))
    })

    test('the dialog closes on submit, logs the inquiry and delivers its values', async ({
      answered: page,
    }) => {
      const logged = page.waitForEvent('console', message => message.text().startsWith('Project inquiry'))
      const request = page.waitForRequest(endpoint)
      const dialog = await openInquiry(page, text)
      await fill(dialog)
      await dialog.getByRole('button', { name: text.send }).click()
      await expect(dialog).toBeHidden()
      await logged
      expect((await request).headers()['content-type']).toBe('application/json')
      expect((await request).postDataJSON()).toEqual({
        'form-kind': 'home',
        'form-locale': text.path === '/en' ? 'en' : 'de',
        'form-person': '',
        'form-key': expect.any(String),
        'form-token': expect.any(String),
        website: '',
        fullName: 'Mara Lindner',
        email: 'mara@hafenbogen.example',
        phone: '',
        projectType: 'clinic',
        budgetRange: '',
        timeline: '',
        location: 'Offenbach am Main',
        description: 'Bürohaus von 1974, fünf Geschosse.',
      })
      await expect(page.getByRole('status').filter({ hasText: text.sent })).toBeVisible()
    })
  })
}

const [german] = languages as [(typeof languages)[number]]

test.describe('when an inquiry cannot be sent', () => {
  test.use({ expectedConsole: /Failed to load resource|The inquiry/ })

  test('the visitor can reopen the form with all values still filled in', async ({ answered: page }) => {
    await page.route(endpoint, route => route.abort('connectionfailed'))
    const dialog = await openInquiry(page, german)
    await fill(dialog)
    await dialog.getByRole('button', { name: german.send }).click()
    const toast = page.getByRole('alert')
    await toast.locator(`${css('parts/Toast/Toasts', 'toast')} b`).hover({ timeout: 15_000 })
    await expect(toast).toContainText(german.failed)
    await toast.getByRole('button', { name: german.reopen }).click()
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[name=description]')).toHaveValue('Bürohaus von 1974, fünf Geschosse.')
    await expect(dialog.locator('[name=projectType]')).toHaveValue('clinic')
  })

  test('the error stays on the page until a retry succeeds, and the success until it is dismissed', async ({
    answered: page,
  }) => {
    await page.route(endpoint, route => route.abort('connectionfailed'))
    const dialog = await openInquiry(page, german)
    const kept = page.locator('[data-outcome="home"]')
    await expect(kept).toBeEmpty()
    await fill(dialog)
    await dialog.getByRole('button', { name: german.send }).click()
    await expect(kept).toContainText(german.notArrived)
    await expect(page.getByRole('alert').filter({ hasText: german.failed })).toBeVisible()
    // The toast disappears after five seconds, the result beside the opener does not.
    await expect(page.getByRole('alert').filter({ hasText: german.failed })).toBeHidden()
    await kept.getByRole('button', { name: german.reopen }).click()
    await expect(dialog.locator('[name=fullName]')).toHaveValue('Mara Lindner')

    await page.unroute(endpoint)
    await dialog.getByRole('button', { name: german.send }).click()
    await expect(kept).toContainText(german.reference)
    await expect(kept).not.toContainText(german.notArrived)
    await kept.getByRole('button', { name: german.dismiss }).click()
    await expect(kept).toBeEmpty()
    await expect(page.locator('main').getByRole('button', { name: german.start })).toBeFocused()
  })
})

test.describe('on a recorded connection', () => {
  test.use({ baseURL: ({ line }, use) => use(line.origin) })

  test('an inquiry arrives even if the visitor closes the page right after sending it', async ({
    answered: page,
    line,
  }) => {
    // This connection is too fast for leaving to abort the request, so the test checks the keepalive option instead.
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = (address, init) => {
        if (init?.method === 'POST') console.info(`keepalive: ${init.keepalive}`)
        return fetch(address, init)
      }
    })
    const kept = page.waitForEvent('console', message => message.text() === 'keepalive: true')
    const token = page.waitForResponse('**/api/form-token')
    const dialog = await openInquiry(page, german)
    await token
    await fill(dialog)
    await dialog.getByRole('button', { name: german.send }).click()
    await expect(dialog).toBeHidden()
    await page.close({ runBeforeUnload: true })
    await kept
    await expect.poll(() => line.asked().filter(part => part.includes('"form-kind":"home"'))).toHaveLength(1)
  })
})
