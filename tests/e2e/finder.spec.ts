// The reference finder keeps criteria and shortlist in the address, announces results, and works by keyboard alone.
import { chooseLanguage } from './support/choose-language.ts'
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

test('a long project name wraps, so that the finder does not scroll sideways', async ({ answered: page }) => {
  await page.goto('/projects/finder')
  await expect(page.getByLabel('Bauaufgabe')).toBeEnabled()
  const name = page.locator(rows).first().getByRole('link')
  await name.evaluate(link => link.replaceChildren('Erweiterung Universitätsklinikum Nord, Forschungsbau II'))
  for (const width of [1120, 1280, 1440, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
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
