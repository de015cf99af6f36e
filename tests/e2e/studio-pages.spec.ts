// Editors arrange pages and sections without typing a key or a file name.
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { faultsOf } from '../../sweep/axe.ts'
import { studioOfFile } from './support/studio.ts'

test.describe.configure({ mode: 'serial' })
const studio = studioOfFile()

type Section = { section: string; hidden?: boolean }
const sections = (page: string) =>
  (parse(studio.text(`pages/${page}.yaml`)) as { sections: Section[] }).sections
const kinds = (page: string) => sections(page).map(({ section }) => section)

test('an editor inserts a section between two others, moves it, hides it and shows it again', async ({
  page,
}) => {
  const before = kinds('consulting')
  await page.goto(`${studio.origin}/studio/edit/pages/consulting`)
  await expect(page.getByRole('heading', { name: 'Drei Fragen genügen' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Abschnitt einfügen nach Drei Fragen genügen' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abschnitt einfügen')
  await page.getByRole('searchbox', { name: /^Wort/ }).fill('gantt')
  await expect(page.getByRole('button', { name: /^Phasen/ })).toBeVisible()
  await page.getByRole('searchbox', { name: /^Wort/ }).fill('zeile für zeile')
  await page.getByRole('button', { name: /^Liste/ }).click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Nach 1 einfügen' }).click()
  await expect.poll(() => kinds('consulting')).toEqual(before.toSpliced(2, 0, 'ruled-list'))
  // The focus goes to the first field of the new section.
  await expect(
    page.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(page.locator(':focus')),
  ).toHaveValue('???')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Was wir brauchen')
  await expect.poll(() => studio.text('pages/consulting.yaml')).toContain('Was wir brauchen')
  const up = page.getByRole('button', { name: 'Was wir brauchen: nach oben' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => kinds('consulting').indexOf('ruled-list')).toBe(1)
  await expect(page.getByText('Was wir brauchen, jetzt 2 von 5')).toBeAttached()
  // The section cannot move above the hero, so the focus goes to its other button.
  await expect(page.getByRole('button', { name: 'Was wir brauchen: nach unten' })).toBeFocused()
  const rail = page.getByRole('navigation').getByRole('link')
  await rail.filter({ hasText: 'Was wir brauchen' }).dragTo(rail.filter({ hasText: 'Drei Fragen genügen' }))
  await expect.poll(() => kinds('consulting').indexOf('ruled-list')).toBe(2)
  await page
    .locator('[id="f-sections.2"] [draggable=true]')
    .first()
    .dragTo(page.locator('[id="f-sections.1"] h3'))
  await expect.poll(() => kinds('consulting').indexOf('ruled-list')).toBe(1)
  await page.getByRole('button', { name: 'Was wir brauchen', exact: true }).press('Alt+ArrowDown')
  await expect.poll(() => kinds('consulting').indexOf('ruled-list')).toBe(2)
  await page.getByRole('button', { name: 'Was wir brauchen', exact: true }).press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Ausblenden Was wir brauchen' }).click()
  await expect.poll(() => sections('consulting')[1]?.hidden).toBe(true)
  await page.getByRole('button', { name: 'Wieder zeigen Was wir brauchen' }).click()
  await expect.poll(() => sections('consulting')[1]?.hidden).toBeUndefined()
})

test('the Studio offers a section type supplied by the firm, adds it and shows it in the preview', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/edit/pages/karriere`)
  await page
    .getByRole('button', { name: /^Abschnitt einfügen nach/ })
    .last()
    .click()
  const kind = page.getByRole('button', { name: /^Lasttabelle/ })
  await expect(kind).toBeVisible()
  await kind.click()
  await page.getByRole('button', { name: /^Nach .* einfügen$/ }).click()
  await expect.poll(() => kinds('karriere')).toContain('load-table')
  const heading = page.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(page.locator(':focus'))
  await expect(heading).toHaveValue('???')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Was ein Schreibtisch wiegt')
  await expect.poll(() => studio.text('pages/karriere.yaml')).toContain('Was ein Schreibtisch wiegt')
  const shown = page.frameLocator('iframe').first().locator('main')
  await expect(shown.getByRole('heading', { name: 'Was ein Schreibtisch wiegt' })).toBeVisible()
  await expect(shown).toContainText('kN/m²')
})

test('a duplicated section is hidden at first, and a removed section can be restored', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/edit/pages/consulting#sections/1/heading/de`)
  const before = kinds('consulting')
  await page.getByRole('button', { name: 'Duplizieren Was wir brauchen' }).click()
  await expect.poll(() => kinds('consulting')).toEqual(before.toSpliced(2, 0, 'ruled-list'))
  expect(sections('consulting')[2]?.hidden).toBe(true)
  await page.getByRole('button', { name: 'Entfernen Was wir brauchen' }).last().click()
  await expect.poll(() => kinds('consulting')).toEqual(before)
  await expect(page.getByText('„Was wir brauchen“ ist entfernt.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rückgängig' }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(() => kinds('consulting')).toEqual(before.toSpliced(2, 0, 'ruled-list'))

  // The undo is still there after another screen, and goes when Ctrl+Z brings the section back.
  const removed = page.getByRole('listitem').filter({ hasText: '„Was wir brauchen“ ist entfernt.' })
  await page.getByRole('button', { name: 'Entfernen Was wir brauchen' }).last().click()
  await expect.poll(() => kinds('consulting')).toEqual(before)
  await page.goto(`${studio.origin}/studio/contents`)
  await page.goto(`${studio.origin}/studio/edit/pages/consulting#sections/1/heading/de`)
  await removed.getByRole('button').click()
  await expect.poll(() => kinds('consulting')).toEqual(before.toSpliced(2, 0, 'ruled-list'))
  await expect(removed).toHaveCount(0)
  await page.getByRole('button', { name: 'Entfernen Was wir brauchen' }).last().click()
  await expect(removed.getByRole('button')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => kinds('consulting')).toEqual(before.toSpliced(2, 0, 'ruled-list'))
  await expect(removed).toHaveCount(0)
})

test('an editor creates a page from a template, changes its address and removes it', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/contents`)
  await page.getByRole('link', { name: 'Neue Seite' }).click()
  await page.getByRole('radio', { name: /^Schwerpunkt/ }).check()
  await page.getByRole('textbox', { name: 'Name, Deutsch' }).fill('Beratung')
  await page.getByRole('textbox', { name: 'Name, Englisch' }).fill('Contact')
  await expect(page.getByText('Diese Adresse hat schon eine andere Seite')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name, Deutsch' }).fill('Laborgebäude')
  await page.getByRole('textbox', { name: 'Name, Englisch' }).fill('Laboratories')
  await expect(page.getByRole('textbox', { name: 'Adresse, Deutsch' })).toHaveValue('laborgebaeude')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Seite anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laborgebäude')
  await expect(page).toHaveTitle(/^Laborgebäude · /)
  expect(kinds('laborgebaeude')).toHaveLength(7)

  await page.goto(`${studio.origin}/studio/page-address?file=pages/laborgebaeude.yaml`)
  await page.getByRole('textbox', { name: 'Adresse, Deutsch' }).fill('Labore')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Adresse ändern' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laborgebäude')
  expect(parse(studio.text('pages/laborgebaeude.yaml')).address).toEqual({
    de: '/labore',
    en: '/laboratories',
  })

  await page.getByRole('link', { name: 'Seite entfernen' }).first().click()
  // Without a history the Studio cannot know whether the page was public, so it adds a redirect from the old address.
  await expect(page.getByRole('heading', { name: 'Wird automatisch angepasst' })).toBeVisible()
  await page.getByRole('button', { name: 'Seite entfernen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inhalte')
  expect(() => studio.text('pages/laborgebaeude.yaml')).toThrow()
})

test('an editor links a button and a card to another website, and the button back to a page', async ({
  page,
}) => {
  type Home = { sections: { action?: { link?: string } }[] }
  const home = () => (parse(studio.text('pages/home.yaml')) as Home).sections
  const index = home().findIndex(({ action }) => action?.link)
  const target = () => home()[index]?.action?.link
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/${index}/action/link`)
  const own = page.locator(`[id="f-sections.${index}.action.link"]`).getByRole('combobox')
  await own.selectOption('Andere Website …')
  const elsewhere = page.getByRole('textbox', { name: 'Adresse der anderen Website' })
  await elsewhere.fill('kammer.example/norm')
  await expect.poll(target).toBe('https://kammer.example/norm')
  const link = page.locator('iframe').first().contentFrame().locator('a[href="https://kammer.example/norm"]')
  await expect(link).toHaveAttribute('rel', 'external')
  await expect(link).not.toHaveAttribute('target', /./)
  await elsewhere.fill('traglot.example/contact')
  await elsewhere.blur()
  await expect(page.getByText(/ist eine Adresse dieser Website/)).toBeVisible()
  expect(target()).toBe('https://kammer.example/norm')
  await own.selectOption({ value: '/company' })
  await expect.poll(target).toBe('/company')
  expect(await faultsOf(page)).toEqual([])

  await page.goto(`${studio.origin}/studio/edit/news#0/link`)
  await page.locator('[id="f-0.link"]').getByRole('combobox').selectOption('Andere Website …')
  await elsewhere.fill('kammer.example/preis')
  const card = page.locator('iframe').first().contentFrame().locator('a[href="https://kammer.example/preis"]')
  await expect(card).toHaveAttribute('rel', 'external')
})

test('hiding a page adds a redirect for visitors and marks the page in the list of pages', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/remove-page?file=pages/consulting.yaml`)
  await page.getByRole('combobox', { name: 'Wohin Besucher kommen' }).selectOption({ label: 'Büro' })
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Lieber ausblenden' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beratung')
  expect(studio.text('pages/consulting.yaml')).toContain('hidden: true')
  expect(studio.text('redirects.yaml')).toContain('to: "/company"')
  await page.goto(`${studio.origin}/studio/contents`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Beratung' })).toContainText('ausgeblendet')
})

test('an editor orders pages in the navigation, moves them between lists and sees whether the bar fits', async ({
  page,
}) => {
  type Navigation = { direct: string[]; focus: string[]; more: string[] }
  const navigation = () => parse(studio.text('navigation.yaml')) as Navigation
  const before = navigation()
  await page.goto(`${studio.origin}/studio/edit/navigation`)
  await expect(page.getByText(/^Deutsch: passt, \d+ px frei$/)).toBeVisible()
  await expect(page.getByText(/^Englisch: passt, \d+ px frei$/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const bar = page.getByRole('group', { name: 'In der Kopfzeile' })
  await expect(bar.getByText('Büro', { exact: true })).toBeVisible()
  await bar.getByRole('combobox').selectOption({ label: 'Gesundheitsbauten' })
  await expect.poll(() => navigation().direct).toEqual([...before.direct, 'healthcare'])
  await expect(page.locator('iframe').first().contentFrame().getByRole('navigation').first()).toContainText(
    'Gesundheitsbauten',
  )
  await bar.getByRole('button', { name: 'Gesundheitsbauten: nach oben' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => navigation().direct).toEqual(before.direct.toSpliced(-1, 0, 'healthcare'))
  await bar.getByRole('button', { name: 'Büro: nach oben' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => navigation().focus).toContain('company')
  expect(navigation().direct).not.toContain('company')
  const entry = (list: string, at: number) => page.locator(`[id="f-${list}.${at}"]`)
  const last = navigation().direct.length - 1
  await entry('direct', last).locator('[draggable=true]').dragTo(entry('direct', 0))
  await expect.poll(() => navigation().direct[0]).toBe('karriere')
  await entry('direct', 0).locator('[draggable=true]').dragTo(entry('focus', 0))
  await expect.poll(() => navigation().focus[0]).toBe('karriere')
  expect(navigation().direct).not.toContain('karriere')
})
