// The shortlist of the finder: its bar, its address and the inquiry about it.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const rows = 'main tbody tr:visible:has(button)'

test.use({ viewport: { width: 1440, height: 1000 } })

test('the copied address contains all criteria and the shortlist', async ({
  answered: page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = '/projects/finder?type=healthcare&gfa=3000&projects=wohnhof-kagran'
  await page.goto(address)
  await page.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + address)
})

test('the shortlist bar copies the address, links to the reference sheets and disappears when empty', async ({
  answered: page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/projects/finder')
  const bar = page.getByRole('region', { name: 'Gemerkte Referenzen' })
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Ambulatorium Erlaa merken' }).click()
  await page.getByRole('button', { name: 'Wohnhof Kagran merken' }).click()
  await expect(bar).toContainText('2 Referenzen gemerkt')
  const kept = '?projects=ambulatorium-erlaa,wohnhof-kagran'
  await bar.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect(bar.getByRole('button', { name: 'Kopiert' })).toBeVisible()
  await expect(page.getByText('Die Adresse mit den 2 Referenzen ist kopiert.')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/projects${kept}`)
  await expect(bar.getByRole('link', { name: '2 Referenzblätter, A4' })).toHaveAttribute(
    'href',
    `/projects/sheets${kept}`,
  )
  for (const name of ['Ambulatorium Erlaa merken', 'Wohnhof Kagran merken'])
    await page.getByRole('button', { name }).click()
  await expect(bar).toHaveCount(0)
  await expect(page).toHaveURL(/finder$/)
})

test.describe('when script files fail to load', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ })
  test('a visitor can shortlist a reference and still sees the results', async ({ answered: page }) => {
    await page.goto('/projects/finder')
    await expect(page.getByLabel('Bauaufgabe')).toBeEnabled()
    await page.route('**/_astro/*.js', route => route.abort())
    const failed = page.waitForEvent('requestfailed')
    const keep = page.getByRole('button', { name: 'Ambulatorium Erlaa merken' })
    await keep.click()
    await failed
    await expect(keep).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator(rows)).toHaveCount(5)
    await expect(page.getByRole('region', { name: 'Gemerkte Referenzen' })).toHaveCount(0)
  })
})

test('if the browser refuses to copy the address, the page selects it instead', async ({
  answered: page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/projects/finder?projects=wohnhof-kagran')
  await page.getByRole('button', { name: 'Adresse kopieren' }).click()
  await expect
    .poll(() => page.evaluate(() => String(getSelection())))
    .toMatch(/\/projects\?projects=wohnhof-kagran$/)
})

test('an inquiry names the shortlisted references, without those that the visitor removed', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?projects=wohnhof-kagran,pflegehaus-weinberg,ambulatorium-erlaa')
  await page.getByRole('button', { name: 'Anfragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nach diesen Referenzen fragen' })
  await expect(dialog.locator('ol > li')).toHaveCount(3)
  // All houses have one scale, so their widths relate as their metres do.
  const widths = await dialog
    .locator('ol img')
    .evaluateAll(all => all.map(image => image.getBoundingClientRect().width))
  expect(widths).toHaveLength(3)
  expect((widths[2] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(80 / 66, 2)
  await dialog.getByRole('button', { name: 'Pflegehaus am Weinberg aus der Anfrage nehmen' }).click()
  await expect(
    dialog.getByRole('button', { name: 'Ambulatorium Erlaa aus der Anfrage nehmen' }),
  ).toBeFocused()
  await expect(page).toHaveURL(/projects=wohnhof-kagran,ambulatorium-erlaa$/)

  await dialog.getByLabel('Name *').fill('Ida Lorenz')
  await dialog.getByLabel('E-Mail *').fill('ida@example.org')
  await dialog.getByLabel('Nachricht').fill('Bitte um ein Gespräch über die beiden.')
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().includes('/api/'))
  await dialog.getByRole('button', { name: 'Anfrage senden' }).click()
  expect((await sent).postDataJSON().service).toBe('Referenzen: Wohnhof Kagran, Ambulatorium Erlaa')
  await expect(page.getByText('Anfrage gesendet!').filter({ visible: true }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  // The toast at the foot of the page disappears, the reference stays.
  await expect(page.locator(css('parts/Toast/Toasts', 'toast'))).toHaveCount(0)
  await expect(page.locator('[data-outcome=kept-inquiry]')).toContainText(/Ihre Referenz: \w{4}-\w{4}/)
})

test('removing the last reference from an inquiry keeps its form open, with the focus on the message', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?projects=wohnhof-kagran')
  await page.getByRole('button', { name: 'Anfragen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nachricht')).toBeVisible()
  await dialog.getByRole('button', { name: 'Wohnhof Kagran aus der Anfrage nehmen' }).click()
  await expect(dialog.getByLabel('Nachricht')).toBeFocused()
  await expect(page).toHaveURL(/finder$/)
})
