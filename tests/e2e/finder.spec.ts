// The reference finder keeps criteria and shortlist in the address, announces results, and works by keyboard alone.
import { chooseLanguage } from './support/choose-language.ts'
import { css } from './support/css.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const rows = 'main tbody tr:visible:has(button)'
const result = 'main h2.h3'
const sixCriteria = 'type=healthcare&lph=2-8&gfa=3000&since=2021-11&kind=new-build&client=public'

test.use({ viewport: { width: 1440, height: 1000 } })

test('a keyboard user can search, drop a criterion, shortlist a reference and clear all criteria', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder')
  await expect(page.getByRole('row').filter({ has: page.getByRole('button') })).toHaveCount(5)
  const type = page.getByLabel('Bauaufgabe')
  await expect(type).toBeEnabled()
  await type.focus()
  await page.keyboard.press('W')
  await expect(type).toHaveValue('housing')
  await page.keyboard.press('ArrowUp')
  await expect(type).toHaveValue('healthcare')
  await expect(page).toHaveURL(/\?type=healthcare$/)
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen das Kriterium')

  await page.keyboard.press('Tab')
  await expect(page.getByLabel('oder', { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('von', { exact: true })).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByLabel('bis', { exact: true })).toHaveValue('9')
  await page.keyboard.press('Tab')
  await page.keyboard.press('8')
  await expect(page).toHaveURL(/lph=2-8/)
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen beide Kriterien')

  await page.keyboard.press('Tab')
  await page.keyboard.type('9.000')
  await expect(page).toHaveURL(/gfa=9000/)
  await expect(page.locator(result)).toHaveText('Kein Projekt erfüllt alle drei Kriterien')
  const drop = page.getByRole('button', { name: 'Kriterium weglassen' })
  await expect(page.getByText('Ohne „BGF ab 9.000 m²“ wären es 2.')).toBeVisible()
  await drop.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(result)).toBeFocused()
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen beide Kriterien')
  await expect(page.getByLabel('BGF ab, m²')).toHaveValue('')
  await expect(type).toHaveValue('healthcare')

  const keep = page.getByRole('button', { name: 'Ambulatorium Erlaa merken' })
  await keep.focus()
  await page.keyboard.press('Space')
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await expect(keep).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Ambulatorium Erlaa gemerkt.' })).toBeAttached()
  await expect(page).toHaveURL(/\?type=healthcare&lph=2-8&projects=ambulatorium-erlaa$/)

  await page.getByRole('button', { name: 'Alle löschen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Leistungsbild')).toBeFocused()
  await expect(page).toHaveURL(/\?projects=ambulatorium-erlaa$/)
  await expect(page.locator(result)).toHaveText('5 Projekte, das neueste zuerst')
})

test('the heading of the results is a status, so that screen readers announce each result', async ({
  answered: page,
}) => {
  await page.goto(`/projects/finder?${sixCriteria}`)
  await expect(page.getByRole('status').locator('h2')).toHaveText('Ein Projekt erfüllt alle sechs Kriterien')
  await expect(page.getByRole('rowheader', { name: 'Alle sechs erfüllt 1', exact: true })).toBeVisible()
  const cells = page.locator(rows).first().getByRole('cell')
  await expect(cells.first()).toHaveText('erfüllt: Bauaufgabe Gesundheit')
})

test('an address with criteria hides the projects until the script loads or a time limit passes', async ({
  answered: page,
}) => {
  // A CSS animation shows all rows after three seconds in case the script never comes; pausing it rules that out.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const release = await hold(page, '**/*.js')
  await page.goto('/projects/finder', { waitUntil: 'commit' })
  await expect(page.locator(rows)).toHaveCount(5)
  await page.goto('/projects/finder?type=healthcare', { waitUntil: 'commit' })
  await expect(page.locator('main tbody tr')).toHaveCount(5)
  await expect(page.locator(rows)).toHaveCount(0)
  await page.evaluate(() => document.getAnimations().forEach(animation => void animation.finish()))
  await expect(page.locator(rows)).toHaveCount(5)
  release()
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen das Kriterium')
  await expect(page.locator(rows)).not.toHaveCount(0)
})

test('criteria and shortlist survive a reload, the back button and a change of language', async ({
  answered: page,
}) => {
  await page.goto(`/projects/finder?${sixCriteria}&projects=wohnhof-kagran,pflegehaus-weinberg`)
  const said = page.locator(result)
  await expect(said).toHaveText('Ein Projekt erfüllt alle sechs Kriterien')
  await expect(page.getByLabel('BGF ab, m²')).toHaveValue('3.000')
  // A project needs only one of several chosen kinds.
  await page.getByLabel('Erweiterung', { exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/kind=new-build,extension/)
  await expect(page.getByRole('columnheader', { name: 'Art Neubau oder Erweiterung' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Erweiterung', { exact: true })).toBeChecked()
  await expect(page.getByText('2 Referenzen gemerkt', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Erweiterung', { exact: true })).not.toBeChecked()
  await expect(page.getByLabel('Neubau', { exact: true })).toBeChecked()
  await expect(said).toHaveText('Ein Projekt erfüllt alle sechs Kriterien')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(
    /\/en\/projects\/finder\?type=healthcare&lph=2-8.*&projects=wohnhof-kagran,pflegehaus-weinberg$/,
  )
  await expect(said).toHaveText('One project meets all six criteria')
  await expect(page.getByText('2 references saved', { exact: true })).toBeVisible()
})

test('the finder rejects non-numeric text at once and marks only that field as invalid', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?type=healthcare&gfa=5000')
  const cost = page.getByLabel('Kosten ab, Mio.')
  await cost.fill('abc')
  await expect(page.getByText('Bitte eine Zahl')).toBeVisible()
  await expect(cost).toHaveAttribute('aria-invalid', 'true')
  await expect(cost).toHaveAccessibleDescription('Bitte eine Zahl')
  await expect(page).toHaveURL(/\?type=healthcare&gfa=5000$/)
  await expect(page.getByLabel('BGF ab, m²')).toHaveCSS('border-bottom-color', 'rgb(18, 33, 27)')
  await cost.fill('10,5')
  await expect(page).toHaveURL(/cost=10\.5/)
  await expect(page.getByText('Bitte eine Zahl')).toHaveCount(0)
  await page.getByText('Alle löschen').click()
  await expect(cost).toHaveValue('')
})

test('rarely used criteria are folded away, but open if the address contains one of them', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?lph=1-8&row=5')
  await expect(page.getByLabel('Davon mindestens')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'LPH 5 aufeinanderfolgende aus 1–8' })).toBeVisible()
  await page.getByLabel('Übergeben seit').fill('1/2022')
  await page.getByLabel('und bis').fill('12/2024')
  await expect(page).toHaveURL(/since=2022-01&until=2024-12/)
  await expect(page.getByLabel('Übergeben', { exact: true })).toHaveValue('other')
  await page.getByLabel('und bis').fill('13/2024')
  await expect(page.getByText('Bitte Monat und Jahr, wie 11/2021')).toBeVisible()
  await page.goto('/projects/finder?type=healthcare')
  await expect(page.getByLabel('Davon mindestens')).toBeHidden()
  await page.locator('main summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Honorarzone ab')).toBeVisible()
})

test('criteria unfolded before the script loads stay open, and their summary keeps the focus', async ({
  answered: page,
}) => {
  const release = await hold(page, '**/*.js')
  await page.goto('/projects/finder?type=healthcare', { waitUntil: 'commit' })
  const summary = page.locator('main summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  const zone = page.getByLabel('Honorarzone ab')
  await expect(zone).toBeVisible()
  release()
  await expect(zone).toBeEnabled()
  await expect(zone).toBeVisible()
  await expect(summary).toBeFocused()
})

test('an unchanged field keeps its exact criterion, although it shows a rounded number', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?cost=1.234567')
  const cost = page.getByLabel('Kosten ab, Mio.')
  await expect(cost).toHaveValue('1,23')
  await cost.focus()
  await page.keyboard.press('Tab')
  await cost.fill('1,23x')
  await page.keyboard.press('Tab')
  await expect(cost).toHaveAttribute('aria-invalid', 'true')
  await page.goBack()
  await expect(cost).toHaveValue('1,23')
  await expect(cost).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveURL(/cost=1\.234567/)
})

test('the finder reads amounts and dates as people type them, and shows the amount it understood', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder')
  const cost = page.getByLabel('Kosten ab, Mio.')
  await expect(cost).toBeEnabled()
  await cost.fill('5.000.000')
  await expect(page.getByText('verstanden: 5 Mio. €')).toBeVisible()
  await expect(cost).toHaveAccessibleDescription('verstanden: 5 Mio. €')
  await expect(page).toHaveURL(/\?cost=5$/)
  await page.locator('main summary').click()
  await page.getByLabel('Übergeben seit').fill('2018')
  await expect(page).toHaveURL(/since=2018-01$/)
})

test('a visitor can search by cost in another currency and by a figure specific to the firm', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?cost=5000&vat=1')
  await expect(page.locator(result)).toHaveText('Kein Projekt erfüllt das Kriterium')
  await page.getByLabel('Währung').selectOption('HUF')
  await expect(page).toHaveURL(/\?cost=5000&vat=1&currency=HUF$/)
  await expect(page.locator(result)).toHaveText('Ein Projekt erfüllt das Kriterium')
  await expect(page.getByRole('columnheader', { name: 'ab 5.000 Mio. Ft brutto' })).toBeVisible()
  await page.getByLabel('Weitere Angabe').selectOption('Trennwände')
  await page.getByLabel('Mindestwert').fill('55')
  await expect(page).toHaveURL(/&own=partition&least=55$/)
  await expect(page.getByRole('columnheader', { name: 'Trennwände ab 55 dB' })).toBeVisible()
  await expect(page.locator(result)).toHaveText('Ein Projekt erfüllt beide Kriterien')
})

test('the finder names the criteria that it cannot assess because no project has the data', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder?discipline=landscape&cost=1&kg=500')
  await expect(page.locator(result)).toHaveText('Kein Projekt erfüllt beide Kriterien')
  await expect(
    page.getByText('Diese Suche kann nicht beurteilen: Leistungsbild Freianlagen; KG 500 ab 1 Mio. €.'),
  ).toBeVisible()
  await page.goto('/projects/finder?discipline=building&type=healthcare')
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen beide Kriterien')
  await expect(page.getByText('Diese Suche kann nicht beurteilen')).toHaveCount(0)
})

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

test('on a phone the criteria are folded behind a button that summarises them', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/projects/finder?${sixCriteria}`)
  const toggle = page.getByRole('button', { name: /^Eignungskriterien/ })
  await expect(toggle).toContainText('Gesundheit, LPH 2–8, ab 3.000 m², seit 11/2021, Neubau, öffentlich')
  await expect(page.getByLabel('Bauaufgabe')).toBeHidden()
  await toggle.click()
  await expect(page.getByLabel('Bauaufgabe')).toBeVisible()
  await expect(page.locator(rows).first().getByRole('cell').first()).toHaveText(
    'erfüllt: Bauaufgabe Gesundheit',
  )
})

test('at twice the text size a long label wraps, and the fields in its row stay aligned', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/projects/finder')
  const cost = page.getByLabel('Kosten ab, Mio.')
  await expect(cost).toBeEnabled()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const label = page.locator('label').filter({ hasText: 'Kosten ab, Mio.' })
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const lines = await label.evaluate(element => element.getBoundingClientRect().height)
  expect(lines).toBeGreaterThan(60)
  expect((await cost.boundingBox())?.y).toBe((await page.getByLabel('BGF ab, m²').boundingBox())?.y)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/projects/finder', '/en/projects/finder'])
    test(`${path} lists all projects without an assessment, and shows no form or buttons`, async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.locator('main tbody tr')).toHaveCount(5)
      await expect(page.locator('main tbody tr').first().locator('td').first()).toHaveText(
        /Gesundheit|Healthcare/,
      )
      await expect(page.locator('main').getByRole('button')).toHaveCount(0)
      await expect(page.locator('main form:visible')).toHaveCount(0)
    })
})
