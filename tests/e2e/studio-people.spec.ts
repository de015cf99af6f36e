// A colleague, or nobody, replaces a person who leaves; two people edit at once; and two details that break
// easily: the saved state on a phone, and a number inserted into a text.
import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { removeContent, startStudio } from '../support/studio.ts'
import { studioOfFile } from './support/studio.ts'

test.describe.configure({ mode: 'default' })
const studio = studioOfFile()
// Each test starts with the original content.
test.afterEach(() => {
  for (const args of [
    ['checkout', '-q', '.'],
    ['clean', '-fdq'],
  ])
    execFileSync('git', args, { cwd: studio.content })
})

test('an existing colleague replaces a person everywhere, and the old contact card is deleted', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/colleague?key=ostrov`)
  await page.getByRole('radio', { name: 'jemand, der schon da ist' }).check()
  await page
    .getByRole('combobox', { name: 'jemand, der schon da ist' })
    .selectOption({ label: 'Aurelia Lindnerin' })
  await expect(page.getByLabel('E-Mail')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: '4 Stellen ersetzen' }).click()
  await expect(page.getByText('Geändert, und im Entwurf gespeichert.')).toBeVisible()
  expect(studio.text('pages/contact.yaml')).toContain(
    'people:\n      - person: lindner\n      - person: kisfaludvari\n',
  )
  expect(studio.text('people.yaml')).not.toContain('Milan')
})

test('removal without a successor names the places that need a person, and keeps the contact card', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/colleague?key=ostrov`)
  await page.getByRole('radio', { name: 'niemand, nur entfernen' }).check()
  const needed = page.getByRole('region', { name: /Braucht eine andere Person/ })
  await expect(needed).toContainText('Seiten der Projekte')
  // A section of this page shows its contact person, so the page needs one.
  await expect(needed).toContainText('Beratung')
  await expect(page.getByRole('checkbox', { name: 'Ändern: Beratung, Ansprechperson' })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'An 2 Stellen entfernen' }).click()
  await expect(page.getByText('Geändert, und im Entwurf gespeichert.')).toBeVisible()
  expect(studio.text('pages/contact.yaml')).toContain(
    'people:\n      - person: lindner\n      - person: kisfaludvari\n',
  )
  expect(studio.text('people.yaml')).not.toContain('- name: Milan')
  expect(studio.text('people.yaml')).toContain('\n  ostrov:\n')
})

test('an editor on a phone can see that the text is saved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/2/lead/de`)
  const field = page.getByRole('textbox', { name: 'Vorspann, Deutsch' })
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Ein Tragwerk ist gut')).toBeAttached()
  // Playwright's click fails if another element covers the field.
  await field.click()
  await field.fill('Ein Tragwerk ist eines, das hält.')
  await expect(page.getByRole('status')).toContainText('Im Entwurf gespeichert')
  const isOnTop = await page.getByRole('status').evaluate(status => {
    const { x, y, width, height } = status.getBoundingClientRect()
    return status.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(isOnTop).toBe(true)
  await expect(preview.getByText('das hält')).toBeAttached()
  await expect(field).toBeInViewport()
})

test('two editors of the same page see which field the other is editing', async ({ browser }) => {
  const [leonie, zsofia] = ['Leonie Brandt', 'Zsofia Mezo']
  const shared = await startStudio({
    STUDIO_PERSON_HEADER: 'X-Remote-User',
    STUDIO_EDITORS: `${leonie},${zsofia}`,
  })
  try {
    const pageOf = async (person: string) => {
      const context = await browser.newContext({
        locale: 'de-DE',
        extraHTTPHeaders: { 'x-remote-user': person },
        viewport: { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      await page.clock.install()
      await page.goto(`${shared.origin}/studio/edit/pages/home#sections/2/lead/de`)
      return page
    }
    const hers = await pageOf(zsofia)
    await hers.getByRole('textbox', { name: 'Vorspann, Deutsch' }).focus()
    const mine = await pageOf(leonie)
    await mine.getByRole('textbox', { name: 'Vorspann, Englisch' }).focus()
    await expect(mine.locator('#f-sections\\.2\\.lead').getByRole('status')).toHaveText(
      'Zsofia Mezo schreibt hier',
    )
    // The editor polls every ten seconds.
    await hers.clock.fastForward(10_000)
    await expect(hers.locator('#f-sections\\.2\\.lead').getByRole('status')).toHaveText(
      'Leonie Brandt schreibt hier',
    )
    await mine.locator('summary', { hasText: 'Angemeldet' }).click()
    await expect(mine.getByRole('link', { name: 'Zsofia Mezo Startseite' })).toBeVisible()
    expect(await faultsOf(mine)).toEqual([])
    const leaves = hers.waitForResponse(/\/leave$/)
    await hers.getByRole('navigation').getByRole('link', { name: 'Inhalte' }).click()
    expect(await (await leaves).json()).toEqual({ left: true })
    await mine.clock.fastForward(10_000)
    await expect(mine.getByText('schreibt hier')).toHaveCount(0)
    await hers.context().close()
    await mine.context().close()
  } finally {
    await shared.stop()
    removeContent(shared)
  }
})

test('an editor inserts the phone number into a text as a placeholder', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/2/lead/de`)
  const field = page.locator('#f-sections\\.2\\.lead')
  await field.getByRole('textbox', { name: 'Vorspann, Deutsch' }).fill('Rufen Sie an: ')
  await field.getByRole('combobox').selectOption({ label: '+43 1 000 0020 · Telefon' })
  await expect(field.getByRole('textbox', { name: 'Vorspann, Deutsch' })).toBeFocused()
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('de: "Rufen Sie an: {firm.phone}"')
})
