// A firm with three languages of content, one of which the Studio's interface does not have.
import { expect, test } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { otherFirm } from '../support/sites.ts'
import { studioOfFile } from './support/studio.ts'

const studio = studioOfFile({ from: otherFirm.content })

test('an editor writes a text in three languages, and an outdated translation is marked', async ({
  page,
}) => {
  const file = 'pages/home.yaml'
  await page.goto(`${studio.origin}/studio/edit/pages/home#sections/5/text/de`)
  const field = page.locator('#f-sections\\.5\\.text')
  await field.getByRole('textbox', { name: 'Ungarisch' }).fill('Tervezés, méretezés, művezetés.')
  await expect.poll(() => studio.text(file)).toContain('hu: "Tervezés, méretezés, művezetés."')
  await field.getByRole('textbox', { name: 'Deutsch' }).fill('Entwerfen, bemessen, überwachen.')
  await expect.poll(() => studio.text(file)).toContain('Entwerfen')
  await page.reload()
  await expect(field.getByText('Englisch älter')).toBeVisible()
  await expect(field.getByText('Ungarisch älter')).toHaveCount(0)
  // The header covers parts of a scrolled page.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  await expect(field.getByRole('textbox', { name: 'Ungarisch' })).toHaveValue(
    'Tervezés, méretezés, művezetés.',
  )
  await field.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
  expect(studio.diff()).toHaveLength(2)
})

test('a search finds Hungarian text and leads to its field', async ({ page }) => {
  await page.goto(`${studio.origin}/studio/search?q=${encodeURIComponent('műtőknek')}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /műtőknek/ })
    .first()
    .click()
  await expect(
    page.locator('#f-sections\\.2\\.lead').getByRole('textbox', { name: 'Ungarisch' }),
  ).toBeFocused()
})

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' })

  test('the list of pages begins with the home page, and shows English names before German ones', async ({
    page,
  }) => {
    await page.goto(`${studio.origin}/studio/contents`)
    const home = page.getByRole('main').getByRole('listitem').first()
    await expect(home).toHaveText(/^Home\s*Startseite/)
  })

  test('a screen that cannot be opened has a heading and a reason', async ({ page }) => {
    await page.goto(`${studio.origin}/studio/edit/pages/none`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot be opened')
    await expect(page.getByRole('main')).toContainText('This content no longer exists.')
    expect(await faultsOf(page)).toEqual([])
  })
})

test.describe('in a Hungarian browser', () => {
  test.use({ locale: 'hu-HU' })

  test('an editor with a Hungarian browser gets the Studio in German or English', async ({ page }) => {
    await page.goto(`${studio.origin}/studio/edit/pages/home`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', /^(?:de|en)$/)
    expect(await faultsOf(page)).toEqual([])
  })
})
