// Ordinary form posts, answered by the service with pages of the site's own design.
import { textsIn } from '../../src/content/service-texts.ts'
import { wordedFields } from '../../src/forms/words.ts'
import { texts } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

// The service answers a refused form with 422, and the page that posts it here has no view transition.
test.use({ javaScriptEnabled: false, expectedConsole: /status of 422|Transition was aborted/ })

const languages = [
  {
    contact: '/contact',
    lang: 'de',
    send: 'Anfrage senden',
    thanks: 'Anfrage gesendet!',
    wrong: 'Nachricht muss mindestens 10 Zeichen lang sein',
    summary: 'Bitte prüfen',
    label: 'Nachricht',
  },
  {
    contact: '/en/contact',
    lang: 'en',
    send: 'Send request',
    thanks: 'Request sent!',
    wrong: 'Message must be at least 10 characters',
    summary: 'Please check',
    label: 'Message',
  },
]

for (const { contact, lang, send, thanks, wrong, summary, label } of languages) {
  test(`${lang}: a quote request is acknowledged with its reference`, async ({ page }) => {
    await page.goto(contact)
    const form = page.locator('form[method="post"]', {
      has: page.locator('[name="form-kind"][value="quote"]'),
    })
    await form.locator('[name="name"]').fill('Mara Lindner')
    await form.locator('[name="email"]').fill('mara@hafenbogen.example')
    await form.locator('[name="message"]').fill('Wir planen ein Bürohaus mit Ärztezentrum in Fulda.')
    await form.getByRole('button', { name: send }).click()
    await expect(page.locator('h1')).toHaveText(thanks)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.locator('main')).toContainText(/[0-9A-Z]{4}-[0-9A-Z]{4}/)
    await expect(page.locator('body')).not.toContainText('%%')
  })

  test(`${lang}: a refused form comes back with its reasons and everything that the visitor typed`, async ({
    page,
    baseURL,
  }) => {
    // The browser's own validation would block this form, so a page without validation posts it.
    await page.goto(contact)
    await page.route('**/draft', route =>
      route.fulfill({
        contentType: 'text/html',
        body: `<form method="post" action="${baseURL}/api/send-contact-email">
          <input name="form-kind" value="quote"><input name="form-locale" value="${lang}">
          <input name="service" value="Due Diligence"><input name="name" value="Mara &quot;M&quot; &lt;Lindner&gt;">
          <input name="email" value="mara@hafenbogen.example"><input name="message" value="Kurz"><button>send</button></form>`,
      }),
    )
    await page.goto('/draft')
    await page.getByRole('button').click()
    const form = page.locator('main form[method="post"]')
    await expect(form).toHaveCount(1)
    await expect(form.locator('[name="name"]')).toHaveValue('Mara "M" <Lindner>')
    await expect(form.locator('[name="service"]')).toHaveValue('Due Diligence')
    const message = form.locator('[name="message"]')
    await expect(message).toHaveValue('Kurz')
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await expect(message).toHaveAccessibleDescription(wrong)
    await expect(page.locator('body')).not.toContainText('%%')
    // The returned form keeps its autocomplete attributes, so that the browser can fill it in too.
    for (const { name: field, autocomplete } of wordedFields('quote', textsIn(texts, 'de').forms))
      if (autocomplete)
        await expect(form.locator(`[name="${field}"]`)).toHaveAttribute('autocomplete', autocomplete)
    await expect(form.locator('[name="email"]')).not.toHaveAttribute('aria-invalid')
    await expect(form.locator('[name="email"]')).toHaveAccessibleDescription('')
    // The focus goes to the first wrong field; a list above the form links to all of them.
    await expect(message).toBeFocused()
    const faults = form.getByRole('listitem').getByRole('link')
    await expect(form.getByRole('heading', { name: summary })).toBeVisible()
    await expect(faults).toHaveText([`${label}: ${wrong}`])
    await page.locator('h1').click()
    await faults.click()
    await expect(message).toBeFocused()

    await message.fill('Jetzt ist der Text lang genug.')
    await form.getByRole('button', { name: send }).click()
    await expect(page.locator('h1')).toHaveText(thanks)
  })
}
