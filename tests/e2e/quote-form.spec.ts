// The quote dialog: every message, the exact payload against the real service, and what happens when it does not answer.
import type { Locator, Page, Request } from '@playwright/test'
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const languages = [
  {
    path: '/consulting',
    service: 'Vorbemessung',
    card: /^Angebot anfordern\s?: Vorbemessung$/,
    title: 'Angebot anfordern',
    send: 'Anfrage senden',
    close: 'Schließen',
    empty: [
      'Name ist erforderlich',
      'Ungültige E-Mail-Adresse',
      'Nachricht muss mindestens 10 Zeichen lang sein',
    ],
    long: {
      company: 'Firmenname darf maximal 100 Zeichen lang sein',
      name: 'Name darf maximal 100 Zeichen lang sein',
      email: 'E-Mail darf maximal 255 Zeichen lang sein',
      phone: 'Telefonnummer darf maximal 50 Zeichen lang sein',
      message: 'Nachricht darf maximal 2000 Zeichen lang sein',
    },
    labels: ['Firma (optional)', 'Name *', 'E-Mail *', 'Telefon (optional)', 'Nachricht *'],
    sent: [
      'Anfrage gesendet!',
      'Wir haben Ihre Anfrage erhalten und werden uns schnellstmöglich bei Ihnen melden.',
    ],
    failed: [
      'Fehler beim Senden',
      'Bitte versuchen Sie es später erneut oder kontaktieren Sie uns telefonisch.',
    ],
    reference: /Ihre Referenz: \w{4}-\w{4}/,
    hint: 'mindestens 10 Zeichen',
    dismiss: 'Meldung schließen',
  },
  {
    path: '/en/consulting',
    service: 'Preliminary design',
    card: /^Request a quote\s?: Preliminary design$/,
    title: 'Request a quote',
    send: 'Send request',
    close: 'Close',
    empty: ['Name is required', 'Invalid email address', 'Message must be at least 10 characters'],
    long: {
      company: 'Company name must be 100 characters or less',
      name: 'Name must be 100 characters or less',
      email: 'Email must be 255 characters or less',
      phone: 'Phone number must be 50 characters or less',
      message: 'Message must be 2000 characters or less',
    },
    labels: ['Company (optional)', 'Name *', 'Email *', 'Phone (optional)', 'Message *'],
    sent: ['Request sent!', 'We have received your request and will get back to you as soon as possible.'],
    failed: ['Error sending', 'Please try again later or contact us by phone.'],
    reference: /Your reference: \w{4}-\w{4}/,
    hint: 'at least 10 characters',
    dismiss: 'Dismiss notification',
  },
]

const endpoint = '**/api/send-contact-email'

async function openForm(page: Page, text: (typeof languages)[number]) {
  await page.goto(text.path)
  await page.getByRole('button', { name: text.card }).click()
  // The name of the dialog includes the chosen service.
  const dialog = page.getByRole('dialog', { name: `${text.title} ${text.service}`, exact: true })
  await expect(dialog.locator('form[novalidate]')).toBeVisible()
  return dialog
}

/** Keeps a toast open by pointing at it. Waits long, because no inquiry is sent within three seconds of the first focus. */
async function hold(toast: Locator) {
  await toast.locator(`${css('parts/Toast/Toasts', 'toast')} b`).hover({ timeout: 15_000 })
}

async function fill(dialog: Awaited<ReturnType<typeof openForm>>) {
  await dialog.locator('[name=name]').fill('  Mara Lindner ')
  await dialog.locator('[name=email]').fill('mara@hafenbogen.example')
  await dialog.locator('[name=message]').fill('Ein Grundstück am Hafen, 4.000 m².')
}

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

type Texts = (typeof languages)[number]
const [german, english] = languages as [Texts, Texts]

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

test.describe('when an inquiry cannot be sent', () => {
  test.use({ expectedConsole: /Failed to load resource|The inquiry/ })

  for (const [how, answer, text] of [
    ['the service fails', { status: 503 }, german],
    ['the connection is lost', undefined, english],
  ] as const) {
    test(`${how}: the form keeps its text, shows the phone number, and a retry sends the same inquiry`, async ({
      answered: page,
    }) => {
      const keys: (string | undefined)[] = []
      await page.route(endpoint, route => {
        keys.push(route.request().postDataJSON()['form-key'])
        return answer ? route.fulfill(answer) : route.abort('connectionfailed')
      })
      const dialog = await openForm(page, text)
      await fill(dialog)
      await dialog.getByRole('button', { name: text.send }).click()
      const toast = dialog.getByRole('alert')
      await hold(toast)
      for (const sentence of text.failed) await expect(toast).toContainText(sentence)
      // The toast is inside the modal dialog, because elements outside are inert.
      await expect(toast.getByRole('link', { name: '+43 1 000 0020' })).toHaveAttribute(
        'href',
        'tel:+4310000020',
      )
      await expect(dialog.locator('[name=message]')).toHaveValue('Ein Grundstück am Hafen, 4.000 m².')
      const said = dialog.locator('[data-result]')
      await expect(said).toContainText('+43 1 000 0020')
      await expect(said).toBeFocused()

      await page.unroute(endpoint)
      const second = page.waitForRequest(endpoint)
      await dialog.getByRole('button', { name: text.send }).click()
      expect((await second).postDataJSON()['form-key']).toBe(keys[0])
      await expect(page.getByRole('status').filter({ hasText: text.sent[0] ?? '' })).toBeVisible()
    })
  }
})

test('while sending, the form is marked as busy and ignores a second submit', async ({ answered: page }) => {
  let requests = 0
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(endpoint, async route => {
    requests += 1
    await held
    await route.fulfill({ status: 202, json: { reference: 'K7M2-9QXA' } })
  })
  const dialog = await openForm(page, german)
  await fill(dialog)
  await dialog.locator('[name=name]').press('Enter')
  const button = dialog.locator('button[type=submit]', { hasText: 'Wird gesendet …' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // The state is announced and the button keeps the focus, which a disabled button would lose.
  await expect(dialog.getByRole('status')).toHaveText('Wird gesendet …')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(dialog.locator('form[novalidate]')).toHaveAttribute('aria-busy', 'true')
  await dialog.locator('form[novalidate]').evaluate((form: HTMLFormElement) => form.requestSubmit())
  release()
  await expect(page.getByText('Ihre Referenz: K7M2-9QXA', { exact: true })).toBeVisible()
  expect(requests).toBe(1)
})

test.describe('when the service does not answer', () => {
  test.use({ expectedConsole: /The inquiry/ })

  test('after twenty seconds without an answer the form reports a failure and keeps its text', async ({
    answered: page,
  }) => {
    // Only the form's timeout of twenty seconds is shortened, not other timeouts.
    await page.addInitScript(() => {
      const wait = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = limit => wait(limit === 20_000 ? 200 : limit)
    })
    await page.route(endpoint, () => {})
    const dialog = await openForm(page, german)
    await fill(dialog)
    await dialog.getByRole('button', { name: german.send }).click()
    const toast = dialog.getByRole('alert')
    for (const sentence of german.failed) await expect(toast).toContainText(sentence)
    await expect(dialog.locator('[name=message]')).toHaveValue('Ein Grundstück am Hafen, 4.000 m².')
    await expect(dialog.locator('[data-result]')).toBeFocused()
  })
})

test.describe('when the service refuses an inquiry', () => {
  test.use({ expectedConsole: /422|The inquiry was refused/ })

  test('a field that the service refuses shows the reason and gets the focus', async ({ answered: page }) => {
    await page.route(endpoint, route =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: { title: 'Unprocessable', status: 422, errors: { email: 'Ungültige E-Mail-Adresse' } },
      }),
    )
    const dialog = await openForm(page, german)
    await fill(dialog)
    await dialog.getByRole('button', { name: german.send }).click()
    await expect(dialog.locator('[name=email]')).toHaveAccessibleDescription('Ungültige E-Mail-Adresse', {
      timeout: 15_000,
    })
    await expect(dialog.locator('[name=email]')).toBeFocused()
  })
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
