// A bid from the pasted notice to its files, as a bid team does it.
import { expect, test } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { studioOfFile } from './support/studio.ts'

const studio = studioOfFile()

const notice = `Referenzen
Jede Referenz: mindestens 100 m² BGF, Honorarzone mindestens II.
Umsatz mindestens 1 Mio. €.
Wertung der Referenzen:
BGF ab 500 m²: 1 Punkt
BGF ab 1.000 m²: 3 Punkte`

test('a bid goes from a pasted notice to chosen references, is saved, and found again', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const picture = async (name: string) => {
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true })
  }
  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('button', { name: 'Neue Bewerbung' }).press('Enter')
  await page.getByRole('textbox', { name: 'Text der Bekanntmachung' }).fill(notice)
  await page.getByRole('button', { name: 'Lesen', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: '4 Kriterien' })).toBeVisible()
  await page.getByRole('button', { name: 'Alle bestätigen' }).press('Enter')
  await page.getByRole('combobox', { name: 'Referenzen verlangt' }).selectOption('2')
  await page.getByRole('button', { name: 'Diese nehmen' }).first().press('Enter')
  await page.getByRole('textbox', { name: 'Verfahren' }).fill('Rathaus')
  await page.getByRole('combobox', { name: 'Entscheidung' }).selectOption('wir bewerben uns')

  // The points of the selected references add up to those of the set.
  const points = page.getByText(/^\d+(?: bis \d+)? Punkte?.* · (?:alles belegt|\d+ Angaben? offen)$/).first()
  const [sure] = /^\d+/.exec((await points.textContent()) ?? '') ?? []
  const total = page.getByRole('row', { name: /^Summe/ })
  await expect(total.getByRole('cell').last()).toHaveText(new RegExp(`^${sure}`))

  // A sentence is changed, kept with the bid, and copied with the others.
  const sentence = page.getByRole('textbox', { name: /, Kriterium 1$/ }).first()
  await expect(sentence).toHaveValue(/verlangt/)
  await sentence.fill('Der Satz des Büros.')
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
  await page
    .getByRole('button', { name: /^Alle Sätze kopieren/ })
    .first()
    .click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Der Satz des Büros.\n')
  expect(await faultsOf(page)).toEqual([])
  await picture('bid-de-1440')

  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('link', { name: 'Rathaus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus')
  await expect(page.getByRole('heading', { name: '4 Kriterien' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gewählt' }).first()).toBeVisible()
  await expect(sentence).toHaveValue('Der Satz des Büros.')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(page)).toEqual([])
  await picture('bid-de-390')
})

test('the sheets of a bid are printed as vectors, each below half a megabyte', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('button', { name: 'Neue Bewerbung' }).click()
  await page.getByRole('textbox', { name: 'Text der Bekanntmachung' }).fill(notice)
  await page.getByRole('button', { name: 'Lesen', exact: true }).click()
  await page.getByRole('button', { name: 'Alle bestätigen' }).click()
  await page.getByRole('combobox', { name: 'Referenzen verlangt' }).selectOption('2')
  await page.getByRole('button', { name: 'Diese nehmen' }).first().click()
  await page.getByText('Angaben und ihre Reihenfolge').click()
  await page.getByRole('button', { name: 'Art nach oben' }).click()
  await page.getByRole('checkbox', { name: 'Bruttogrundfläche' }).uncheck()
  await page.getByRole('combobox', { name: 'Format' }).selectOption('A4 quer')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Blätter ansehen und als PDF sichern' }).click()
  const sheets = await opened
  await expect(sheets.getByRole('heading', { level: 1 })).toHaveCount(2)
  await expect(sheets.locator('dt', { hasText: 'Bruttogrundfläche' })).toHaveCount(0)
  await expect(sheets.locator('dt').first()).toHaveText('Art')
  expect(await faultsOf(sheets)).toEqual([])
  const pdf = await sheets.pdf({ preferCSSPageSize: true })
  const text = pdf.toString('latin1')
  const pages = text.match(/\/Type \/Page\b/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(4)
  expect(pdf.length).toBeLessThan(2 * 500_000)
  expect(text).toMatch(/MediaBox \[0 0 84\d\.?\d* 59\d/)
  // Letters of an embedded typeface are no picture of them.
  expect(text).toMatch(/\/FontFile|\/Type3/)
})
