// The contact-person dialogs of consulting, architecture and compliance.
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

const dialogs = [
  {
    path: '/consulting',
    opener: 'Beratung anfragen',
    name: 'Jördis Hallbauer',
    phone: '+49 69 90009-110',
    email: 'j.hallbauer@achsmass.example',
  },
  {
    path: '/en/consulting',
    opener: 'Request Consultation',
    name: 'Jördis Hallbauer',
    phone: '+49 69 90009-110',
    email: 'j.hallbauer@achsmass.example',
  },
  {
    path: '/en/architecture',
    opener: 'Start Project',
    name: 'Tarek Wendelin',
    phone: '+49 69 90009-120',
    email: 't.wendelin@achsmass.example',
  },
  {
    path: '/en/architecture',
    opener: 'Get in Touch',
    name: 'Tarek Wendelin',
    phone: '+49 69 90009-120',
    email: 't.wendelin@achsmass.example',
  },
  {
    path: '/en/compliance',
    opener: 'Schedule Consultation',
    name: 'Henrike Osswald',
    phone: '+49 69 90009-130',
    email: 'h.osswald@achsmass.example',
  },
]

for (const { path, opener, name, phone, email } of dialogs) {
  test(`${path}: the button "${opener}" opens the contact details of ${name}`, async ({ answered: page }) => {
    await page.goto(path)
    const link = page.locator('main').getByRole('button', { name: opener }).first()
    await link.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toContainText('Rasterweg 12, 60327 Frankfurt am Main')
    await expect(dialog.getByRole('link', { name: phone }).first()).toHaveAttribute(
      'href',
      `tel:${phone.replace(/[^+\d]/g, '')}`,
    )
    await expect(dialog.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    await dialog.getByRole('button', { name: /Schließen|Close/ }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })
}

for (const [path, opener, department, languages] of [
  ['/consulting', 'Beratung anfragen', 'Abteilung Consulting', 'Deutsch, Englisch, Ungarisch'],
  ['/en/consulting', 'Request Consultation', 'Department Consulting', 'German, English, Hungarian'],
  ['/bestand', 'Beratung anfragen', 'Abteilung Consulting', 'Deutsch, Englisch, Ungarisch'],
] as const)
  test(`${path}: the button "${opener}" in the introduction has no fill and opens the contact person`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const intro = page.locator('section[aria-labelledby=introduction]')
    const button = intro.getByRole('button', { name: opener })
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Jördis Hallbauer' })
    const rows = (await dialog.locator('dl > div').allTextContents()).join(' | ')
    expect(rows).toContain(department.replace(' ', ''))
    expect(rows).toMatch(/(Standort|Location)Frankfurt am Main/)
    expect(rows).toContain(languages)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

test('a visitor can save the contact person as a vCard with correct umlauts', async ({ answered: page }) => {
  await page.goto('/consulting')
  await page.getByRole('button', { name: 'Beratung anfragen' }).first().click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'Kontakt speichern' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/vcard')
  const card = (await answer.body()).toString('utf8')
  expect(card.split('\r\n')).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'FN;CHARSET=UTF-8:Jördis Hallbauer',
      'EMAIL;TYPE=INTERNET,WORK:j.hallbauer@achsmass.example',
      'END:VCARD',
    ]),
  )
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('Jördis Hallbauer.vcf')
})

test('one click copies the phone number of the contact person', async ({ answered: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/consulting')
  await page.getByRole('button', { name: 'Request Consultation' }).first().click()
  const button = page.getByRole('dialog').getByRole('button', { name: 'Copy Phone' })
  await button.click()
  await expect(button).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+49 69 90009-110')
})

test('once the script runs, a dialog opener has the role and the keyboard behaviour of a button', async ({
  answered: page,
}) => {
  for (const path of ['/', '/architecture', '/consulting', '/bestand', '/compliance', '/digital-planning']) {
    await page.goto(path)
    const openers = await page.locator('[data-dialog]').all()
    expect(openers.length).toBeGreaterThan(0)
    for (const opener of openers) {
      await expect(opener).toHaveRole('button')
      await expect(opener).not.toHaveAttribute('href')
    }
  }
  const opener = page.locator('[data-dialog]').first()
  for (const key of ['Space', 'Enter']) {
    await opener.focus()
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
