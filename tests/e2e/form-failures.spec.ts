// A form whose inquiry is being sent, gets no answer, or is refused.
import { endpoint, english, fill, german, hold, openForm } from './support/quote-form.ts'
import { expect, test } from './support/test.ts'

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
