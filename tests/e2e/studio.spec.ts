// An editor's work in the Studio, on a copy of a firm's content.
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { faultsOf } from '../../sweep/axe.ts'
import { otherFirm } from '../support/sites.ts'
import { hold } from './support/hold.ts'
import { studioOfFile } from './support/studio.ts'

test.describe.configure({ mode: 'serial' })
const studio = studioOfFile()

test('an editor finds and edits a text, sees it in the preview, and changes one line per language', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/`)
  await page.getByRole('searchbox', { name: 'Wo steht …?' }).fill('bemerkt niemand')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Vorspann/ }).click()
  const german = page.getByRole('textbox', { name: 'Vorspann, Deutsch' })
  await expect(german).toBeFocused()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByText('Ein Tragwerk ist gut')).toBeVisible()
  await german.fill('Ein Tragwerk ist eines, auf das sich alle verlassen.')
  await expect(preview.getByText('auf das sich alle verlassen')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Im Entwurf gespeichert')
  await page
    .getByRole('textbox', { name: 'Vorspann, Englisch' })
    .fill('A structure that everybody relies on.')
  await expect.poll(() => studio.diff().length).toBe(4)
  expect(studio.diff().filter(line => line.startsWith('+'))).toEqual([
    '+      de: "Ein Tragwerk ist eines, auf das sich alle verlassen."',
    '+      en: "A structure that everybody relies on."',
  ])
})

test('a click on a heading in the preview focuses its field', async ({ page }) => {
  const release = await hold(page, '**/_image?*')
  await page.goto(`${studio.origin}/studio/edit/pages/home`)
  const preview = page.frameLocator('iframe')
  await expect(preview.locator('footer')).toBeVisible()
  // The preview is inert until it has loaded completely, because until then a click on a link would leave the page.
  await expect(page.locator('iframe')).toHaveAttribute('inert')
  release()
  await preview.getByRole('heading', { name: 'Leistungen' }).first().click()
  await expect(
    page.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(page.locator(':focus')),
  ).toHaveValue('Leistungen')
})

test('a refused text stays in its field, survives a Studio restart, and does not block other changes', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/2/lead/en`)
  const lead = page.getByRole('textbox', { name: 'Vorspann, Englisch' })
  const before = await lead.inputValue()
  await lead.fill('{firm.nam} measures.')
  // The error message appears only after the editor has left the field.
  await expect(page.getByRole('status')).toContainText('Es fehlen noch Angaben')
  await expect(page.locator('[id$="-wrong"]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Englisch: {firm.nam} gibt es nicht')).toBeVisible()
  const text = page.locator('#f-sections\\.2\\.text').getByRole('textbox', { name: 'Text, Deutsch' })
  await text.fill('Traglot in Zahlen')
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('Traglot in Zahlen')
  expect(studio.text('pages/home.yaml')).toContain(before)
  await studio.stop()
  await text.fill('Ohne Redaktion geschrieben')
  await expect(page.getByRole('status')).toContainText('antwortet nicht')
  await studio.start()
  await page.reload()
  await expect(lead).toHaveValue('{firm.nam} measures.')
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('Ohne Redaktion geschrieben')
  await lead.fill(before)
  await expect(page.locator('[id$="-wrong"]')).toHaveCount(0)
})

test('an editor whose save got no answer can keep typing, even after a reload, without a conflict', async ({
  page,
}) => {
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/3/heading/de`)
  const heading = page.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(page.locator(':focus'))
  const loseOne = () =>
    page.route(
      /api\/save$/,
      async route => {
        const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
        expect((await route.fetch({ headers })).status()).toBe(200)
        await route.abort()
      },
      { times: 1 },
    )
  await loseOne()
  await heading.fill('Neu')
  await expect(page.getByRole('status')).toContainText('antwortet nicht')
  expect(studio.text('pages/home.yaml')).toContain('de: Neu,')
  await heading.fill('Neu im Büro')
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('de: Neu im Büro,')
  await expect(page.getByRole('status')).toContainText('Im Entwurf gespeichert')
  await loseOne()
  await heading.fill('Neues')
  await expect(page.getByRole('status')).toContainText('antwortet nicht')
  expect(studio.text('pages/home.yaml')).toContain('de: Neues,')
  await heading.fill('Neues aus Wien')
  await page.reload()
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('de: Neues aus Wien,')
  await expect(page.getByRole('group', { name: /zwei Personen/ })).toHaveCount(0)
  await heading.fill('Aktuelles')
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('de: Aktuelles,')
})

test('an editor gets a conflict instead of overwriting the text of another editor', async ({
  page,
  context,
}) => {
  const path = `${studio.origin}/studio/edit/pages/home#sections/3/heading/de`
  const other = await context.newPage()
  await page.goto(path)
  await other.goto(path)
  const here = page.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(page.locator(':focus'))
  const there = other.getByRole('textbox', { name: 'Überschrift, Deutsch' }).and(other.locator(':focus'))
  await expect(here).toHaveValue('Aktuelles')
  await expect(there).toHaveValue('Aktuelles')
  await there.fill('Neues aus dem Büro')
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('Neues aus dem Büro')
  await other.close()
  await here.fill('Nachrichten')
  await expect(page.getByRole('group', { name: /zwei Personen/ })).toContainText('Neues aus dem Büro')
  expect(studio.text('pages/home.yaml')).not.toContain('Nachrichten')
  await page.getByRole('button', { name: 'Meine nehmen' }).click()
  await expect.poll(() => studio.text('pages/home.yaml')).toContain('Nachrichten')
})

test('when two editors add to the same list, the second resolves the conflict, and the choice is saved', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  const wanted = { here: 'Was bleibt, wenn alles fertig ist?', there: 'Wann beginnt der Bau?' }
  const before = studio.text('faq.yaml')
  for (const one of [page, other]) await one.goto(`${studio.origin}/studio/edit/faq`)
  const added = async (one: typeof page, question: string) => {
    const group = one.locator('#f-0')
    await group.getByRole('button').first().click()
    await group.getByRole('button', { name: 'Neu, am Anfang' }).click()
    await group.getByRole('textbox', { name: 'Frage, Deutsch' }).fill(question)
    await group.getByRole('textbox', { name: 'Frage, Englisch' }).fill('Which one?')
    await group.getByRole('textbox', { name: 'Antwort, Deutsch' }).fill('Bald.')
    await group.getByRole('textbox', { name: 'Antwort, Englisch' }).fill('Soon.')
  }
  await added(other, wanted.there)
  await expect.poll(() => studio.text('faq.yaml')).toContain('Soon.')
  await other.close()
  await added(page, wanted.here)
  await page.getByRole('button', { name: 'Meine nehmen' }).click()
  await expect.poll(() => studio.text('faq.yaml')).toContain(wanted.here)
  expect(studio.text('faq.yaml')).not.toContain(wanted.there)
  await expect(page.getByRole('status')).toContainText('Im Entwurf gespeichert')
  expect(studio.text('faq.yaml').length).toBeLessThan(before.length + 200)
})

test('an editor adds a question, moves it by keyboard and removes it', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/edit/faq`)
  const before = studio.text('faq.yaml')
  const group = page.locator('#f-0')
  await group.getByRole('button').first().click()
  await group.getByRole('button', { name: 'Neu, am Anfang' }).click()
  await group.getByRole('textbox', { name: 'Frage, Deutsch' }).fill('Was kostet das erste Gespräch?')
  await group.getByRole('textbox', { name: 'Frage, Englisch' }).fill('What does the first meeting cost?')
  await group.getByRole('textbox', { name: 'Antwort, Deutsch' }).fill('Nichts: Es dauert eine Stunde.')
  await group.getByRole('textbox', { name: 'Antwort, Englisch' }).fill('Nothing: it takes an hour.')
  await expect.poll(() => studio.text('faq.yaml')).toContain('id: was-kostet-das-erste-gespraech')
  const down = page.getByRole('button', { name: 'Was kostet das erste Gespräch?: nach unten' })
  await down.focus()
  await page.keyboard.press('Enter')
  // The focus moves with the entry, so that the editor can move it further.
  await expect(
    down
      .or(page.getByRole('button', { name: 'Was kostet das erste Gespräch?: nach oben' }))
      .and(page.locator(':focus')),
  ).toBeVisible()
  await expect(page.getByText(/^Was kostet das erste Gespräch\?, jetzt 2 von \d+$/)).toBeAttached()
  const questions = () => [...studio.text('faq.yaml').matchAll(/^ {6}question/gm)].length
  const count = questions()
  await expect
    .poll(() => studio.text('faq.yaml').indexOf('was-kostet'))
    .toBeGreaterThan(before.indexOf('      question'))
  // After another entry has moved past it, the same entry is still open.
  const first = page.locator('[id="f-0.questions.0"]')
  await first.getByRole('button', { name: /: nach unten$/ }).click()
  const name = first.getByRole('button', { name: 'Was kostet das erste Gespräch?', exact: true })
  await expect(name).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Was kostet das erste Gespräch?: entfernen' }).click()
  await expect.poll(() => studio.text('faq.yaml')).toBe(before)
  expect(count).toBeGreaterThan(0)
})

test('bold text, a link added by keyboard and a list pasted from Word are saved as Markdown', async ({
  page,
}) => {
  const before = studio.text('faq.yaml')
  await page.goto(`${studio.origin}/studio/edit/faq#0/questions/0/answer/de`)
  const answer = page.getByRole('textbox', { name: 'Antwort, Deutsch' })
  await expect(answer).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('19. Juni, Planer*innen und Kolleg*innen, ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('immer')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(': ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('group', { name: 'Link …' })
  await link.getByLabel('Seite oder Projekt').selectOption('/contact')
  expect(await faultsOf(page)).toEqual([])
  await link.getByRole('button', { name: 'Verlinken' }).click()
  await answer.evaluate(element => {
    const clipboardData = new DataTransfer()
    const word = '<p class=MsoNormal><span style="color:red">Aus <b>Word</b><o:p></o:p></span></p>'
    clipboardData.setData('text/html', `${word}<ul><li>eins</li><li>zwei</li></ul>`)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  type Groups = { questions: { answer: { de: string } }[] }[]
  const written = () => (parse(studio.text('faq.yaml')) as Groups)[0]?.questions[0]?.answer.de ?? ''
  await expect.poll(written).toContain('- zwei')
  expect(written()).toContain('**immer**: [Kontakt](/contact)')
  // The signs are escaped, so that visitors see them as typed and not as a list or italics.
  expect(written()).toMatch(/^19\\\. Juni, Planer\\\*innen und Kolleg\\\*innen, /)
  expect(written()).toMatch(/Aus \*\*Word\*\*\s+- eins\n- zwei$/)
  // Without a selection the link is named in the language of its text.
  await page.getByRole('textbox', { name: 'Antwort, Englisch' }).press('Control+End')
  await page.keyboard.press('Control+k')
  await link.getByLabel('Seite oder Projekt').selectOption('/contact')
  await link.getByRole('button', { name: 'Verlinken' }).click()
  await expect.poll(() => studio.text('faq.yaml')).toContain('[Contact](/contact)')
  expect(studio.text('faq.yaml')).not.toContain('color')
  await page.getByRole('button', { name: 'Rückgängig' }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter')
      return studio.text('faq.yaml')
    })
    .toBe(before)
})

test('an editor creates a project and uploads its picture in one step', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/contents`)
  await page.getByRole('link', { name: 'Neues Projekt' }).click()
  const field = page.getByRole('group', { name: 'Bild' })
  await field.getByRole('button', { name: 'Auswählen' }).click()
  await field.getByRole('searchbox').fill('rahmen STÜTZEN')
  await expect(field.getByRole('status')).toHaveText('Ein Bild')
  await field.getByText('Bild hinzufügen').click()
  const small = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  await field.getByLabel('Datei').setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: small })
  await expect(
    field.getByText('Dieses Bild ist 640 Pixel breit; hier braucht es mindestens 800.'),
  ).toBeVisible()
  await field.getByLabel('Datei').setInputFiles(`${otherFirm.content}/media/frame.png`)
  await field.getByLabel('Titel').fill('Haus am Wehr')
  await field.getByLabel('Was zu sehen ist, auf Deutsch').fill('Modell eines Hauses am Wehr.')
  await field.getByLabel('Was zu sehen ist, auf Englisch').fill('Model of a house at the weir.')
  await field.getByLabel('Herkunft').selectOption('Rendering')
  await field.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await expect(field.getByText('haus-am-wehr.jpg')).toBeVisible()
  await expect(field.getByRole('button', { name: 'Tauschen' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name, Deutsch' }).fill('Haus am Wehr')
  await page.getByRole('textbox', { name: 'Name, Englisch' }).fill('House at the weir')
  await page.getByLabel('Kategorie').selectOption('housing')
  await page.getByRole('textbox', { name: 'Beschreibung, Deutsch' }).fill('Wohnungen in einer alten Mühle.')
  await page.getByRole('textbox', { name: 'Beschreibung, Englisch' }).fill('Flats in an old mill.')
  await page.getByLabel('Ort', { exact: true }).fill('Aschaffenburg')
  await page.getByRole('button', { name: 'Anlegen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Haus am Wehr' })).toBeVisible()
  expect(studio.text('projects/haus-am-wehr.yaml')).toContain('picture: haus-am-wehr.jpg')
  await page.goto(`${studio.origin}/studio/pictures`)
  await page.getByRole('button', { name: /^Modell eines Hauses am Wehr/ }).click()
  await expect(page.getByRole('link', { name: 'Haus am Wehr › Bild' })).toBeVisible()
  await page.getByRole('button', { name: /Was beim Beschneiden bleibt/ }).press('ArrowRight')
  await expect.poll(() => studio.text('media/pictures.yaml')).toContain('focus: { x: 55, y: 50 }')

  // The Studio explains why it refuses to withdraw a right that a page's picture needs.
  await page.getByRole('button', { name: 'Nutzungsrechte' }).click()
  await page.getByRole('button', { name: 'Erlaubt auf der eigenen Website' }).click()
  await expect.poll(() => studio.text('media/pictures.yaml')).toContain('website: true')
  await page.getByRole('checkbox', { name: /Erlaubt auf der eigenen Website|ja/ }).uncheck()
  await expect(
    page.getByText('haus-am-wehr.jpg darf nicht auf der eigenen Website verwendet werden').first(),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'nicht gespeichert' })).toBeVisible()
  expect(studio.text('media/pictures.yaml')).not.toContain('website: false')
})
