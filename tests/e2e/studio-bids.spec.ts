// A whole bid as a bid team makes it, from the pasted notice to the files.
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readZip } from '../../studio/bids/office/zip.server.ts'
import { faultsOf } from '../../sweep/axe.ts'
import { wordForm } from '../support/word-form.ts'
import { studioOfFile } from './support/studio.ts'

const studio = studioOfFile()

const notice = `Referenzen
Jede Referenz: mindestens 100 m² BGF, Honorarzone mindestens II.
Umsatz mindestens 1 Mio. €.
Wertung der Referenzen:
BGF ab 500 m²: 1 Punkt
BGF ab 1.000 m²: 3 Punkte`

/** Starts a bid: reads the notice, confirms its criteria and chooses two references. */
async function begin(page: Page) {
  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('button', { name: 'Neue Bewerbung' }).press('Enter')
  await page.getByRole('textbox', { name: 'Text der Bekanntmachung' }).fill(notice)
  await page.getByRole('button', { name: 'Lesen', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { name: '4 Kriterien' })).toBeVisible()
  await page.getByRole('button', { name: 'Alle bestätigen' }).press('Enter')
  await page.getByRole('combobox', { name: 'Referenzen verlangt' }).selectOption('2')
  await page.getByRole('button', { name: 'Diese nehmen' }).first().press('Enter')
}

test('an editor makes a bid from a pasted notice, chooses references, and reopens the saved bid', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await begin(page)
  await page.getByRole('textbox', { name: 'Verfahren' }).fill('Rathaus')
  await page.getByRole('combobox', { name: 'Entscheidung' }).selectOption('wir bewerben uns')

  // The points of the selected references add up to those of the set.
  const points = page.getByText(/^\d+(?: bis \d+)? Punkte?.* · (?:alles belegt|\d+ Angaben? offen)$/).first()
  const [sure] = /^\d+/.exec((await points.textContent()) ?? '') ?? []
  const total = page.getByRole('row', { name: /^Summe/ })
  await expect(total.getByRole('cell').last()).toHaveText(new RegExp(`^${sure}`))

  // A changed sentence is saved with the bid and copied with the others.
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

  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('link', { name: 'Rathaus' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rathaus')
  await expect(page.getByRole('heading', { name: '4 Kriterien' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gewählt' }).first()).toBeVisible()
  await expect(sentence).toHaveValue('Der Satz des Büros.')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('button', { name: 'Löschen Rathaus' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Rathaus' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Gespeicherte Bewerbungen' })).toBeFocused()
})

test('an eForms notice fills in the name, the deadline and the CPV codes of a bid', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/bids`)
  await page.getByRole('button', { name: 'Neue Bewerbung' }).press('Enter')
  const buffer = Buffer.from(`<ContractNotice xmlns="urn:x"><ProcurementProject><Name>Neubau Rathaus</Name>
<MainCommodityClassification><ItemClassificationCode>71221000</ItemClassificationCode></MainCommodityClassification>
</ProcurementProject><TenderingProcess><TenderSubmissionDeadlinePeriod><EndDate>2026-12-15+01:00</EndDate>
</TenderSubmissionDeadlinePeriod></TenderingProcess><SelectionCriteria><Description>Jede Referenz: mindestens 100 m² BGF
</Description></SelectionCriteria></ContractNotice>`)
  await page.getByLabel('Datei öffnen').setInputFiles({ name: 'notice.xml', mimeType: 'text/xml', buffer })
  await expect(page.getByText('CPV-Codes: 71221000')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neubau Rathaus')
  await expect(page.getByLabel('Frist')).toHaveValue('2026-12-15')
})

test('an editor fills a placeholder in a buyer’s form once, and the next bid reuses the text', async ({
  page,
}) => {
  const form = { name: 'Formblatt 3.docx', mimeType: 'application/octet-stream', buffer: wordForm() }
  const file = page.getByLabel(/^Formblatt der Vergabestelle/)
  const text = page.getByRole('textbox', { name: 'Text für Umsatz 2024' })
  await begin(page)
  await file.setInputFiles(form)
  await page.getByRole('combobox', { name: 'Umsatz 2024' }).selectOption('eigener Text')
  await text.fill('2,1 Mio. €')
  // The header covers parts of a scrolled page.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await faultsOf(page)).toEqual([])
  await expect(page.getByRole('status').filter({ hasText: /^Gespeichert$/ })).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dateien laden' }).click()
  const limits = { entries: 100, unpackedBytes: 50_000_000 }
  const archive = readZip(readFileSync(await (await downloaded).path()), limits)
  const filled = archive.find(({ name }) => name.includes('Formblatt-3'))
  const parts = readZip(filled?.bytes ?? Buffer.alloc(0), limits)
  const body = parts.find(({ name }) => name === 'word/document.xml')?.bytes.toString()
  expect(body).toContain('2,1 Mio. €')

  // The next bid begins with the same text for the form.
  await begin(page)
  await file.setInputFiles(form)
  await expect(text).toHaveValue('2,1 Mio. €')
})

test('the sheets of a bid print as real text and take less than half a megabyte each', async ({ page }) => {
  await begin(page)
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
  // An embedded typeface proves that the letters are text and not a picture.
  expect(text).toMatch(/\/FontFile|\/Type3/)
})
