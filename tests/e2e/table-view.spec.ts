// The table view of /projects.
import { current, projects, rows } from './support/project-views.ts'
import { expect, test } from './support/test.ts'

test('the table shows the newest project first, sorts by a clicked column, and announces the order', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  await page.getByRole('link', { name: 'Tabelle' }).click()
  const head = (name: string) => page.getByRole('columnheader', { name })
  await expect(head('Fertig')).toHaveAttribute('aria-sort', 'descending')
  await expect(page.locator(rows).first()).toContainText('2027')
  await page.getByRole('button', { name: 'Projekt', exact: true, disabled: false }).click()
  await expect(page).toHaveURL(/\?view=table&sort=title$/)
  await expect(head('Projekt')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.locator(rows).first()).toContainText('Ambulatorium')
  await page.getByRole('button', { name: 'Projekt', exact: true }).click()
  await expect(page.locator(rows).first()).toContainText('Wohnhof')
  await expect(page.getByRole('status').filter({ hasText: 'Geordnet nach Name, absteigend.' })).toBeAttached()
  await page.getByRole('button', { name: /^Baukosten/ }).click()
  await expect(page.locator(rows).first()).toContainText('14,5')
  await expect(
    page.locator(rows).last().getByRole('img', { name: 'nicht veröffentlicht' }).first(),
  ).toBeVisible()
  // Sorting adds no history entry, so Back returns to the previous view.
  await page.goBack()
  await expect(current(page)).toHaveText('Bilder')
})

test('a long project name wraps, so that the table does not scroll sideways', async ({ answered: page }) => {
  await page.goto('/projects?view=table')
  await expect(page.getByRole('columnheader', { name: 'Fertig' }).getByRole('button')).toBeEnabled()
  const name = page.locator(rows).first().getByRole('link')
  await name.evaluate(link => link.replaceChildren('Erweiterung Universitätsklinikum Nord, Forschungsbau II'))
  for (const width of [1120, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
})

test('on a phone the table looks like cards with a sort menu, and remains a table for screen readers', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects?view=table')
  await page.getByLabel('geordnet nach').selectOption('Bruttogrundfläche')
  await expect(page.locator(rows).first()).toContainText('Ambulatorium')
  // The cell names the figure, because the cards show no column heads.
  await expect(page.locator(rows).first().getByRole('cell', { name: '7.900 m² BGF' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Trennwände 58 dB' })).toBeVisible()
  // A cell without a figure has an accessible name, and its text does not overflow.
  const none = page
    .locator('[data-view=table] td:visible')
    .filter({ has: page.locator('[aria-label="nicht veröffentlicht"]:not(:visible)') })
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await none.first().evaluate(cell => cell.scrollWidth - cell.clientWidth)).toBe(0)
  await expect(none.first()).toHaveAccessibleName('Kosten nicht veröffentlicht')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Reihenfolge umkehren' }).click()
  await expect(page).toHaveURL(/\?view=table&sort=area&dir=asc$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(projects.length)
})

test('the table prints on one landscape page, and the scale view prints true to scale', async ({
  answered: page,
}) => {
  await page.goto('/projects?view=table')
  await expect(page.getByRole('columnheader', { name: 'Fertig' }).getByRole('button')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Drucken, A4 quer' })).toBeVisible()
  const table = await page.pdf({ preferCSSPageSize: true })
  expect(table.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  expect(table.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 84[12]\.?\d* 59[45]/)
  await page.goto('/projects?view=scale')
  await expect(page.locator('#scale-note')).toContainText('1:500.')
  await page.emulateMedia({ media: 'print' })
  const drawn = await page
    .locator('[data-project=wohnhof-kagran] a > span')
    .first()
    .evaluate(element => (element.getBoundingClientRect().width / 96) * 25.4)
  const size = projects.find(({ id }) => id === 'wohnhof-kagran')?.size
  expect(Math.abs(drawn - (size?.length ?? 0)), 'millimetres on paper').toBeLessThan(0.3)
  // Overflowing content would make the browser shrink the whole sheet.
  await page.setViewportSize({ width: 1009, height: 733 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(8)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(4)
})
