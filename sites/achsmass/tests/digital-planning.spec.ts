// Each of six offers becomes a chat message.
import type { Page } from '@playwright/test'
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const languages = [
  {
    path: '/digital-planning',
    offers: [
      'BIM-Management',
      'BIM-Implementierung',
      'BIM-Koordination',
      'BIM-Audit / Qualitätssicherung',
      'Revit-Add-in-Entwicklung',
      'Schulung',
    ],
    labels: { company: 'Firma', name: 'Name', email: 'E-Mail', phone: 'Telefon', message: 'Nachricht' },
    service: 'Leistung',
    note: /öffnet sich WhatsApp.*\(Leistung, Firma, Name, E-Mail, Telefon, Nachricht\)/,
    toast: 'Anfrage wird gesendet',
    detail: 'Sie werden zu WhatsApp weitergeleitet.',
    ready: 'In WhatsApp öffnen',
    empty: 'Name ist erforderlich',
    ask: 'Fragen Sie unseren BIM-Leiter',
  },
  {
    path: '/en/digital-planning',
    offers: [
      'BIM management',
      'BIM implementation',
      'BIM coordination',
      'BIM audit / quality assurance',
      'Revit add-in development',
      'Training',
    ],
    labels: { company: 'Company', name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' },
    service: 'Service',
    note: /opens WhatsApp.*\(Service, Company, Name, Email, Phone, Message\)/,
    toast: 'Request is being sent',
    detail: 'You will be redirected to WhatsApp.',
    ready: 'Open in WhatsApp',
    empty: 'Name is required',
    ask: 'Ask our head of BIM',
  },
]

const visitor = {
  company: 'Baustein & Söhne',
  name: 'Mára Őry',
  email: 'mara@baustein.example',
  phone: '+49 69 90009-777',
  message: 'Zwei Türme, 100 % Modell?\nBitte ein Angebot.',
}

async function openOffer(page: Page, offer: string) {
  await page.locator(css('parts/ServiceList/ServiceList', 'link'), { hasText: offer }).click()
  const dialog = page.locator('dialog#chat')
  await expect(dialog).toContainText(offer)
  // The script has taken over validation and sending.
  await expect(dialog.locator('form[action]')).toHaveAttribute('novalidate')
  return dialog
}

for (const { path, offers, labels, ...words } of languages) {
  const fill = async (dialog: ReturnType<Page['locator']>, fields: (keyof typeof labels)[]) => {
    for (const field of fields) await dialog.locator(`[name="${field}"]`).fill(visitor[field])
  }

  test(`${path}: each offer opens the chat dialog, which shows the name of the offer`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator(css('parts/ServiceList/ServiceList', 'link'))).toHaveCount(offers.length)
    for (const offer of offers) {
      const dialog = await openOffer(page, offer)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(
        page.locator(css('parts/ServiceList/ServiceList', 'link'), { hasText: offer }),
      ).toBeFocused()
    }
  })

  test(`${path}: the WhatsApp message contains exactly the entered fields, optional or not`, async ({
    answered: page,
    context,
  }) => {
    await context.route('https://wa.me/**', route => route.fulfill({ body: 'chat' }))
    await page.goto(path)
    const offer = offers[2] ?? ''

    const message = async (fields: (keyof typeof labels)[]) => {
      const dialog = await openOffer(page, offer)
      // The note is visible before the visitor sends anything.
      await expect(dialog.getByText(words.note)).toBeVisible()
      await fill(dialog, fields)
      const opened = page.waitForEvent('popup')
      await dialog.getByRole('button', { name: words.ready }).click()
      const chat = await opened
      await chat.waitForURL('https://wa.me/**')
      const address = chat.url()
      await chat.close()
      await expect(dialog).toBeHidden()
      return address
    }
    const expected = (lines: string[]) =>
      `https://wa.me/496990009100?text=${encodeURIComponent(
        ['*Angebotsanfrage*', '', `${words.service}: ${offer}`, ...lines].join('\n'),
      )}`
    const line = (field: keyof typeof labels) => `${labels[field]}: ${visitor[field]}`

    expect(await message(['company', 'name', 'email', 'phone', 'message'])).toBe(
      expected([line('company'), line('name'), line('email'), line('phone'), line('message')]),
    )
    await expect(page.getByText(words.toast)).toBeVisible()
    await expect(page.getByText(words.detail)).toBeVisible()
    expect(await message(['name', 'email', 'message'])).toBe(
      expected([line('name'), line('email'), line('message')]),
    )
  })

  test(`${path}: if the browser blocks the new window, the dialog offers the message as a link`, async ({
    answered: page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await page.goto(path)
    const dialog = await openOffer(page, offers[0] ?? '')
    await dialog.getByRole('button', { name: words.ready }).click()
    await expect(dialog.getByText(words.empty)).toBeVisible()

    await fill(dialog, ['name', 'email', 'message'])
    await dialog.getByRole('button', { name: words.ready }).click()
    const link = dialog.getByRole('link', { name: words.ready })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/496990009100\?text=\*Angebotsanfrage\*/)
    await expect(dialog.locator('[name="name"]'), 'nothing typed is lost').toHaveValue(visitor.name)
  })

  test(`${path} shows the head of BIM and four people, and loads film and captions only on playback`, async ({
    answered: page,
  }) => {
    const captions: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('.vtt')) captions.push(request.url())
    })
    await page.goto(path)
    await page.getByRole('button', { name: words.ask }).click()
    await expect(page.locator('dialog#person-trautwang')).toContainText('Kilian Trautwang')
    await page.keyboard.press('Escape')

    await expect(page.locator('[aria-labelledby="people"] li')).toHaveCount(4)
    const film = page.locator('[data-shown-film]')
    await film.scrollIntoViewIfNeeded()
    await expect(film.locator('track[kind="subtitles"]')).toHaveCount(2)
    expect(await film.locator('video').evaluate((video: HTMLVideoElement) => video.networkState)).not.toBe(2)
    expect(captions, 'captions wait with the film').toEqual([])
    const language = path.startsWith('/en') ? 'en' : 'de'
    await film.getByRole('button', { name: language === 'en' ? 'Play film: ' : 'Film abspielen: ' }).click()
    await expect.poll(() => captions).toEqual([expect.stringMatching(new RegExp(`\\.${language}\\.`))])
    await expect
      .poll(() => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused))
      .toBe(false)
    await expect(film.locator('video')).toBeFocused()
  })
}
