// Whole tasks of editors, most by keyboard alone, and the accessibility of every screen.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { studioOfFile } from './support/studio.ts'

// The tests share one Studio and run in order, but none depends on the success of another.
test.describe.configure({ mode: 'default' })
const studio = studioOfFile()

/** Moves the focus with the Tab key, as an editor without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < 250; pressed++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by Tab: ${target}`)
}
async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

test('the first screen loads at most 120 kB of script', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  )
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
})

test('an editor adds and removes a job, and adds a redirect from an old address', async ({ page }) => {
  const jobs = studio.text('jobs.yaml')
  await page.goto(`${studio.origin}/studio/`)
  await page.getByRole('link', { name: 'Neue Stelle' }).click()
  await expect(page.getByRole('textbox', { name: 'Titel, Deutsch' })).toBeFocused()
  await expect(page).toHaveURL(/\/edit\/jobs$/)
  await page.getByRole('textbox', { name: 'Titel, Deutsch' }).fill('Projektleitung Holzbau')
  await page.getByRole('textbox', { name: 'Titel, Englisch' }).fill('Project lead, timber')
  await page.getByLabel('Standort').selectOption('wien')
  await page.getByLabel('Ausgeschrieben bis').fill('2099-03-31')
  await page.getByRole('textbox', { name: 'Beschreibung, Deutsch' }).fill('Sie leiten.')
  await page.getByRole('textbox', { name: 'Beschreibung, Englisch' }).fill('You lead.')
  await expect
    .poll(() => studio.text('jobs.yaml'))
    .toContain('- id: projektleitung-holzbau\n  title: { de: "Projektleitung Holzbau"')
  await page.getByRole('button', { name: 'Projektleitung Holzbau: entfernen' }).click()
  await expect.poll(() => studio.text('jobs.yaml')).toBe(jobs)

  await page.goto(`${studio.origin}/studio/edit/redirects`)
  await page.getByRole('button', { name: 'Neu, am Anfang' }).click()
  await page.getByRole('textbox', { name: 'Alte Adresse' }).first().fill('/referenzen')
  await page.getByRole('textbox', { name: 'Neue Adresse' }).first().fill('/projects')
  await expect
    .poll(() => studio.text('redirects.yaml'))
    .toContain('- from: "/referenzen"\n  to: "/projects"\n')
})

test('an editor replaces a colleague in all selected places, using only the keyboard', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/edit/people`)
  await pressAt(page, page.getByRole('link', { name: 'Ersetzen … Milan Ostrovar' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Milan Ostrovar ersetzen')
  await typeAt(page, page.getByLabel('Name', { exact: true }), 'Ines Kalten')
  await typeAt(page, page.getByLabel('E-Mail'), 'i.kalten@traglot.example')
  await pressAt(page, page.getByRole('checkbox', { name: 'Ändern: Beratung, Ansprechperson' }), 'Space')
  const consulting = studio.text('pages/consulting.yaml')
  await pressAt(page, page.getByRole('button', { name: '3 Stellen ersetzen' }))
  await expect(page.getByText('Geändert, und im Entwurf gespeichert.')).toBeVisible()
  expect(studio.text('pages/contact.yaml')).toContain('- person: lindner\n      - person: kalten\n')
  expect(studio.text('people.yaml')).toContain('- name: Ines\n')
  expect(studio.text('people.yaml')).toContain('\n    name: "Ines Kalten"\n')
  // One page still names the former contact, so the card stays.
  expect(studio.text('pages/consulting.yaml')).toBe(consulting)
  expect(studio.text('people.yaml')).toContain('\n  ostrov:\n')
})

test('an editor moves a project to the end by keyboard, and a new screen gets the focus', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/contents`)
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /: nach unten$/ }) })
  const title = (await rows.first().getByRole('link').textContent()) ?? ''
  await pressAt(page, page.getByRole('button', { name: `${title}: nach unten` }))
  const count = await rows.count()
  for (let place = 2; place < count; place++) {
    await expect(page.getByText(`${title}, jetzt ${place} von ${count}`)).toBeAttached()
    await expect(page.getByRole('button', { name: `${title}: nach unten` })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  // The last entry has no button to move down, so the focus goes to the other one.
  await expect(page.getByRole('button', { name: `${title}: nach oben` })).toBeFocused()
  await pressAt(page, page.getByRole('link', { name: title }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
})

test('the Studio names entries with the words that the page shows', async ({ page }) => {
  const faq = studio.text('faq.yaml')
  writeFileSync(
    join(studio.content, 'faq.yaml'),
    faq.replace(/title: .*/, 'title: { de: "Über {firm.shortName}" }\n  only: [de]'),
  )
  await page.goto(`${studio.origin}/studio/edit/faq`)
  await expect(page.getByRole('button', { name: 'Über Traglot', exact: true })).toBeVisible()
  writeFileSync(join(studio.content, 'faq.yaml'), faq)
  await page.goto(`${studio.origin}/studio/edit/projects/ambulatorium-erlaa`)
  await expect(page.getByRole('button', { name: 'Neubau: entfernen' })).toBeVisible()
})

test('an editor changes a phone number wherever it occurs, using only the keyboard', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/edit/firm`)
  const phone = page.getByLabel('Telefon', { exact: true }).first()
  await typeAt(page, phone, '01 000')
  await page.keyboard.press('Tab')
  await expect(page.getByText('muss mit + und der Landesvorwahl beginnen')).toBeVisible()
  await typeAt(page, phone, '+43 1 000 0099')
  await pressAt(page, page.getByRole('link', { name: 'Zeigen und mitändern' }))
  await expect(page.getByRole('region', { name: 'Wird automatisch angepasst' })).toContainText('Fragen')
  await pressAt(page, page.getByRole('button', { name: 'Eine Stelle ersetzen' }))
  await expect(page.getByText('Geändert, und im Entwurf gespeichert.')).toBeVisible()
  expect(studio.text('firm.yaml').split('+43 1 000 0099').length).toBe(3)
})

test('an editor confirms that an older translation still fits, and restores an earlier text', async ({
  page,
}) => {
  const home = join(studio.content, 'pages/home.yaml')
  const text = readFileSync(home, 'utf8')
  writeFileSync(home, text.replace('Beraten, bemessen, begleiten.', 'Beraten, bemessen, bauen.'))
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=a@b.example', 'commit', '-qam', 'x'], {
    cwd: studio.content,
  })
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/5/text/de`)
  const field = page.locator('#f-sections\\.5\\.text')
  await field.getByRole('button', { name: 'Englisch passt noch' }).click()
  await expect(field.getByText('Englisch älter')).toHaveCount(0)
  await page.reload()
  await expect(field.getByRole('textbox').first()).toHaveValue('Beraten, bemessen, bauen.')
  await expect(field.getByText('Englisch älter')).toHaveCount(0)

  await field.getByRole('button', { name: 'Früher' }).focus()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('listitem')).toContainText(['Beraten, bemessen, begleiten.'])
  await pressAt(page, field.getByRole('button', { name: 'Zurückholen' }))
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('Beraten, bemessen, begleiten.')
  expect(studio.diff().filter(line => line.includes('Beraten, bemessen'))).toHaveLength(2)
})

test('an editor types facts into cells, sees an error for a wrong fact, and previews pasted rows', async ({
  page,
}) => {
  const file = 'projects/ambulatorium-erlaa.yaml'
  const before = studio.text(file)
  await page.goto(`${studio.origin}/studio/projects/table`)
  const row = page.getByRole('row').filter({ hasText: 'Ambulatorium Erlaa' })
  const cells = row.getByRole('gridcell')
  await cells.nth(3).click()
  await page.keyboard.type('viel')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toContainText('„viel“ ist keine Zahl')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('4.321')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => studio.text(file)).toContain('gross: 4321')
  expect(await faultsOf(page)).toEqual([])
  await cells.nth(3).click()
  await page.keyboard.type('9')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(() => studio.text(file)).toBe(before)
  await page.keyboard.type('4.321')
  await page.keyboard.press('Enter')
  await expect.poll(() => studio.text(file)).toContain('gross: 4321')

  await page.getByRole('button', { name: 'Aus Tabelle einfügen' }).click()
  await page
    .getByLabel('Kopierte Zellen')
    .fill('Projekt\tBGF\tKosten (T€)\nAmbulatorium Erlaa\t5.000\tca. 9\nWerkhof\t1\t2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Angabe würde sich ändern')
  await expect(page.getByText('1 Zelle, 1 Zeile')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Eine Angabe übernehmen' }).click()
  await expect.poll(() => studio.text(file)).toContain('gross: 5000')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => studio.text(file)).toContain('gross: 4321')
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV sichern' }).click(),
  ])
  expect(readFileSync(await csv.path(), 'utf8')).toContain('"ambulatorium-erlaa";"Ambulatorium Erlaa"')
  writeFileSync(join(studio.content, file), before)
})

for (const path of [
  '',
  'todo/launch',
  'projects/table',
  'contents',
  'edit/pages/home',
  'edit/pages/housing',
  'edit/faq',
  'edit/people',
  'pictures',
  'new-project',
  'search?q=Wien',
  'replace?old=Wien',
  'colleague?key=lindner',
  'bids',
])
  test(`axe finds no fault on /studio/${path}, which fits viewport widths of 1440 and 320 px`, async ({
    page,
  }) => {
    await page.goto(`${studio.origin}/studio/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // A window of 1280 px zoomed to 400 % is 320 px wide.
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        )
        .toBeLessThanOrEqual(0)
    }
  })
