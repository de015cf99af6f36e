// Publishing and answering inquiries, in a firm's whole folder with the service running.
import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { hiddenFields } from '../../src/forms/protocol.ts'
import { faultsOf } from '../../sweep/axe.ts'
import { formSecret, homeInquiry, quote, submitted } from '../support/service.ts'
import { type Desk, startDesk } from '../support/studio-desk.ts'

let desk: Desk

test.describe.configure({ mode: 'serial' })
test.use({ locale: 'de-DE', viewport: { width: 1440, height: 900 } })
test.beforeAll(async () => {
  desk = await startDesk({ FORM_SECRET: formSecret })
})
test.afterAll(() => desk.stop())

/** Requests the home page until stopped. Calling the result stops it and returns the number of failures. */
function visitor(): () => Promise<number> {
  let isAsking = true
  const asking = (async () => {
    let failed = 0
    while (isAsking) {
      const response = await fetch(desk.site).catch(() => undefined)
      if (response?.status !== 200 || !(await response.text()).includes('</html>')) failed++
      // Without a pause these requests would take a processor of their own.
      await setTimeout(5)
    }
    return failed
  })()
  return () => {
    isAsking = false
    return asking
  }
}
const home = async () => (await fetch(desk.site)).text()

test('a change is described in words, published without a failed request, and reverted', async ({ page }) => {
  const file = 'content/pages/home.yaml'
  const before = desk.read(file)
  desk.write(file, before.replace('und Wohnungen still.', 'und Wohnungen vollkommen still.'))
  desk.write(
    'content/faq.yaml',
    desk.read('content/faq.yaml').replace('en: "When do I need', 'en: "From when do I need'),
  )
  await page.goto(`${desk.studio}/studio/publish`)
  const changed = page.getByRole('listitem').filter({ hasText: 'Startseite' })
  await expect(changed).toContainText(
    'Startseite›Abschnitte›Wir messen. Wir rechnen.›Vorspann geändert, nur Deutsch.',
  )
  await expect(changed.locator('ins')).toHaveText('vollkommen')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('checkbox', { name: /Fragen/ }).uncheck()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine von 2 Änderungen wird öffentlich')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Veröffentlichen 2' })).toBeVisible()

  const stop = visitor()
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).press('Enter')
  for (const step of ['Stand 1 wird gebaut', 'Stand 1 ist öffentlich'])
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeFocused()
  await expect.poll(home).toContain('vollkommen still')
  expect(await stop()).toBe(0)
  await expect(page.getByRole('link', { name: /traglot\.example\/$/ })).toBeVisible()
  expect(await (await fetch(`${desk.site}/en/faq`)).text()).not.toContain('From when do I need')
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Stand 1 zurücknehmen' }).click()
  await page.getByRole('button', { name: 'Stand 1 zurücknehmen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand 1 wird zurückgenommen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stand 1 ist zurückgenommen')
  await expect.poll(home).not.toContain('vollkommen still')
  await page.getByRole('button', { name: 'Zum Entwurf' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Startseite' })).toBeVisible()
})

test('deselecting a picture for publication also deselects the changes that need it, and names them', async ({
  page,
}) => {
  const project = desk.read('content/projects/ambulatorium-erlaa.yaml')
  desk.write(
    'content/projects/halle.yaml',
    project
      .replace('order: 10', 'order: 77')
      .replace('frame.png', 'halle.png')
      .replace('Ambulatorium Erlaa', 'Halle'),
  )
  copyFileSync(join(desk.dir, 'content/media/frame.png'), join(desk.dir, 'content/media/halle.png'))
  desk.write(
    'content/media/pictures.yaml',
    `${desk.read('content/media/pictures.yaml')}halle.png:\n  alt: { de: "Eine Halle.", en: "A hall." }\n  origin: drawing\n`,
  )
  await page.goto(`${desk.studio}/studio/publish`)
  await page.getByRole('checkbox', { name: 'Veröffentlichen: halle.png' }).uncheck()
  await expect(page.getByText('weil es davon abhängt: Bilder, Halle.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Veröffentlichen: Halle', exact: true })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Veröffentlichen: Halle', exact: true }).check()
  await expect(page.getByRole('checkbox', { name: 'Veröffentlichen: halle.png' })).toBeChecked()
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('button', { name: 'Studio in English' }).click()
  await expect(page.getByText('Erlaa Outpatient Clinic', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  // The table marks unpublished changes: the new project, and a cell of another one.
  desk.write('content/projects/ambulatorium-erlaa.yaml', project.replace(/gross: \d+/, 'gross: 4321'))
  await page.goto(`${desk.studio}/studio/projects/table`)
  await expect(page.getByRole('button', { name: 'In draft' })).toHaveText('In draft2')
  await page.getByRole('button', { name: 'In draft' }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await expect(page.locator('td[class*=changed]')).toHaveText(['4,321'])
  expect(await faultsOf(page)).toEqual([])
  rmSync(join(desk.dir, 'content/projects/halle.yaml'))
  rmSync(join(desk.dir, 'content/media/halle.png'))
  execFileSync('git', ['checkout', '--quiet', 'content/media', 'content/projects'], { cwd: desk.dir })
})

test('an editor discards a single change from the draft', async ({ page }) => {
  await page.goto(`${desk.studio}/studio/publish`)
  const discard = page.getByRole('listitem').filter({ hasText: 'Startseite' }).getByRole('button')
  await discard.click()
  await expect(discard).toHaveText(/Wirklich verwerfen/)
  await discard.click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Startseite' })).toHaveCount(0)
  expect(desk.read('content/pages/home.yaml')).toContain('und Wohnungen still.')
  await page.goto(`${desk.studio}/studio/editions`)
  await expect(page.getByRole('row')).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
})

test('on a phone, an editor reads an inquiry, can reply, adds a note and marks it as done', async ({
  page,
}) => {
  const hidden = { [hiddenFields.kind]: 'home', [hiddenFields.locale]: 'en' }
  const reference = await submitted(desk.site, homeInquiry, hidden)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${desk.studio}/studio/inbox`)
  await page.getByRole('link', { name: new RegExp(homeInquiry.fullName) }).click()
  await expect(page.getByRole('complementary').getByText(homeInquiry.description)).toBeVisible()
  const reply = page.getByRole('link', { name: 'Antworten' })
  await expect(reply).toHaveAttribute(
    'href',
    new RegExp(`^mailto:zoe%40client\\.example\\?subject=.*${reference}`),
  )
  await expect(reply).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const note = page.getByRole('textbox', { name: 'Vermerk' })
  await note.fill('Ruft am Montag an')
  // A typed note stays while other screens are open, and a double press stores it once.
  await page.getByRole('link', { name: 'Alle Anfragen' }).click()
  await page.getByRole('link', { name: new RegExp(homeInquiry.fullName) }).click()
  await expect(note).toHaveValue('Ruft am Montag an')
  await page.getByRole('button', { name: 'Vermerken' }).dblclick()
  await expect(page.getByText('Vermerk, Leonie Brandt')).toBeVisible()
  await page.getByRole('button', { name: 'Erledigt' }).click()
  await expect(page.getByText(/^Erledigt von Leonie Brandt/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Alle Anfragen' }).click()
  await expect(page.getByText('Alles ist erledigt.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('an editor releases an inquiry held as spam, and types the mail address to erase its sender’s data', async ({
  page,
}) => {
  await submitted(desk.site, quote, { [hiddenFields.honeypot]: 'x' })
  await page.goto(`${desk.studio}/studio/inbox`)
  const inquiry = page.getByRole('link', { name: new RegExp(quote.name) })
  const firstDay = page.getByLabel('vom', { exact: true })
  await firstDay.fill('2100-01-01')
  await expect(page.getByText('Hier ist nichts.')).toBeVisible()
  await expect(inquiry).toHaveCount(0)
  await firstDay.fill('2000-01-01')
  await inquiry.click()
  await expect(page.getByText('Zurückgehalten: Es wurde keine Mail verschickt.')).toBeVisible()
  await page.getByRole('button', { name: 'Freigeben' }).click()
  await expect(page.getByText('Freigegeben, Leonie Brandt')).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Auskunft' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain(quote.message.split('\n')[0])
  await page.getByRole('button', { name: 'Löschen …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Wird endgültig gelöscht')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const now = dialog.getByRole('button', { name: 'Endgültig löschen' })
  await dialog.getByRole('textbox').fill('juergen@kunde')
  await expect(now).toBeDisabled()
  await dialog.getByRole('textbox').fill(quote.email)
  await now.click()
  await expect(dialog.getByText('Eine Anfrage ist gelöscht.')).toBeVisible()
  await dialog.getByText('Schließen').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Gelöscht' })).toBeVisible()
  await page.getByRole('link', { name: 'Zahlen' }).click()
  await expect(page.getByRole('img', { name: /Anfragen je Monat: .*2$/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})
