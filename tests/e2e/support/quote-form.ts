// The quote dialog of both languages, as the tests open and fill it.
import type { Locator, Page } from '@playwright/test'
import { css } from './css.ts'
import { expect } from './test.ts'

export const languages = [
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

type Texts = (typeof languages)[number]
export const [german, english] = languages as [Texts, Texts]

export const endpoint = '**/api/send-contact-email'

export async function openForm(page: Page, text: Texts) {
  await page.goto(text.path)
  await page.getByRole('button', { name: text.card }).click()
  // The name of the dialog includes the chosen service.
  const dialog = page.getByRole('dialog', { name: `${text.title} ${text.service}`, exact: true })
  await expect(dialog.locator('form[novalidate]')).toBeVisible()
  return dialog
}

/** Keeps a toast open by pointing at it. Waits long, because no inquiry is sent within three seconds of the first focus. */
export async function hold(toast: Locator) {
  await toast.locator(`${css('parts/Toast/Toasts', 'toast')} b`).hover({ timeout: 15_000 })
}

export async function fill(dialog: Awaited<ReturnType<typeof openForm>>) {
  await dialog.locator('[name=name]').fill('  Mara Lindner ')
  await dialog.locator('[name=email]').fill('mara@hafenbogen.example')
  await dialog.locator('[name=message]').fill('Ein Grundstück am Hafen, 4.000 m².')
}
