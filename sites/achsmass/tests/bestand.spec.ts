// The page about existing buildings has tiles that ask for a quote, and the wheel of disciplines.
import type { Page } from '@playwright/test'
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const languages = [
  {
    path: '/bestand',
    tiles: [
      'Bestandsbewertung',
      'Potentialstudie Bestand',
      'Zertifizierung & Förderung',
      'Revitalisierung & Umnutzung',
      'Vermarktung',
      'Mietervorbereitung',
    ],
    quote: 'Angebot anfordern',
    send: 'Anfrage senden',
    label: 'Projektbeschreibung',
    tooShort: 'Projektbeschreibung muss mindestens 10 Zeichen lang sein',
    sent: 'Anfrage gesendet!',
    consult: 'Beratung anfragen',
    wheel: ['Architektur', 'Innenarchitektur', 'BIM-Management'],
  },
  {
    path: '/en/bestand',
    tiles: [
      'Building assessment',
      'Potential study',
      'Certification & funding',
      'Refurbishment & conversion',
      'Marketing',
    ],
    quote: 'Request Quote',
    send: 'Send request',
    label: 'Project description',
    tooShort: 'Project description must be at least 10 characters',
    sent: 'Request sent!',
    consult: 'Request Consultation',
    wheel: ['Architecture', 'Interior design', 'BIM management'],
  },
]

/** Finds a button by its accessible name: the visible text, then the title of its tile. */
const tileLink = (page: Page, quote: string, tile: string) =>
  page.getByRole('button', { name: new RegExp(`^${quote} ?: ${tile}$`) })

for (const { path, tiles, wheel, ...words } of languages) {
  test(`${path}: the button of each tile opens the quote dialog with the name of that tile`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveText('Bestand rockt')
    await expect(page.locator('section:has(#tiles) h3')).toHaveCount(tiles.length)
    const dialog = page.locator('dialog#existing-buildings')
    for (const tile of tiles) {
      await tileLink(page, words.quote, tile).click()
      await expect(dialog).toContainText(tile)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test(`${path}: the inquiry requires a project description and includes the name of the tile`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const tile = tiles[3] ?? ''
    await tileLink(page, words.quote, tile).click()
    const dialog = page.locator('dialog#existing-buildings')
    await expect(dialog.locator('form[action]')).toHaveAttribute('novalidate')
    await dialog.getByLabel('Name *').fill('Mára Őry')
    await dialog.locator('[name="email"]').fill('mara@baustein.example')
    await dialog.getByLabel(`${words.label} *`).fill('zu kurz')
    await dialog.getByRole('button', { name: words.send }).click()
    await expect(dialog.getByText(words.tooShort)).toBeVisible()

    await dialog.getByLabel(`${words.label} *`).fill('Ein Kaufhaus von 1962, vier Geschosse, leer.')
    const posted = page.waitForRequest(request => request.url().endsWith('/api/send-contact-email'))
    await dialog.getByRole('button', { name: words.send }).click()
    expect((await posted).postDataJSON()).toMatchObject({ service: tile, name: 'Mára Őry' })
    await expect(page.getByRole('status').filter({ hasText: words.sent })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test(`${path}: arrow keys move round the wheel, and its text names the focused discipline`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const [first = '', second = '', last = ''] = wheel
    const ring = page.getByRole('toolbar')
    await ring.scrollIntoViewIfNeeded()
    await expect(ring.getByRole('button').first()).toBeEnabled()
    await ring.getByRole('button').first().focus()
    const told = page.locator(css('parts/ServiceWheel/ServiceWheel', 'words'))
    await expect(told.locator('h3')).toHaveText(first)
    await page.keyboard.press('ArrowRight')
    await expect(told.locator('h3')).toHaveText(second)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(told.locator('h3')).toHaveText(last)
    await expect(ring.getByRole('button', { name: last })).toBeFocused()
  })

  test(`${path}: all three consultation buttons open the dialog of the contact person`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const openers = page.getByRole('button', { name: words.consult })
    await expect(openers).toHaveCount(3)
    for (const opener of await openers.all()) {
      await opener.click()
      await expect(page.getByRole('dialog')).toContainText('Jördis Hallbauer')
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
    }
  })
}
