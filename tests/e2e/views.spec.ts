// The three views of /projects show the same selection: as pictures, at one scale, as a table.
import { faultsOf } from '../../sweep/axe.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { hold } from './support/hold.ts'
import { cards, current, houses, projects, rows } from './support/project-views.ts'
import { expect, test } from './support/test.ts'

test('a view keeps the filter, survives a reload and a language change, and can be left with Back', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=care')
  await expect(page.locator(cards)).toHaveCount(2)
  await page.getByRole('link', { name: 'Maßstab' }).click()
  await expect(page).toHaveURL(/\?focus=care&view=scale$/)
  await expect(page.locator(houses)).toHaveCount(2)
  await expect(page.locator(cards)).toHaveCount(0)
  await page.getByRole('link', { name: 'Tabelle' }).click()
  await expect(page.locator(rows)).toHaveCount(2)
  await page.getByRole('button', { name: /^Leben/ }).click()
  await expect(page).toHaveURL(/\?focus=living&view=table$/)
  await expect(page.locator(rows)).toHaveCount(1)

  await page.reload()
  await expect(page.locator(rows)).toHaveCount(1)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/projects\?focus=living&view=table$/)
  await expect(page.locator(rows)).toHaveCount(1)
  await expect(current(page)).toHaveText('Table')
  await page.goBack()
  await page.goBack()
  await expect(page.locator(rows)).toHaveCount(2)
  await page.goBack()
  await expect(page.locator(houses)).toHaveCount(2)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(2)
  await expect(current(page)).toHaveText('Bilder')
})

test('a chosen view is marked at once, and the previous view stays until the new view is drawn', async ({
  answered: page,
}) => {
  // Both views are loaded first, so that a switch needs no request and takes the least time.
  await page.goto('/projects?view=table')
  await expect(page.locator(rows)).toHaveCount(projects.length)
  await page.getByRole('link', { name: 'Maßstab' }).click()
  await expect(page.locator(houses).first()).toBeVisible()
  await page.goBack()
  await expect(page.locator(rows)).toHaveCount(projects.length)

  const inNextFrame = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-to=scale]')?.click()
    await new Promise(requestAnimationFrame)
    return {
      marked: document.querySelector<HTMLElement>('[data-to][aria-current]')?.dataset.to,
      drawn: document.querySelector<HTMLElement>('[data-view]')?.dataset.view,
    }
  })
  expect(inNextFrame).toEqual({ marked: 'scale', drawn: 'table' })
  await expect(page.locator(houses).first()).toBeVisible()
})

/** In the page: clicks a view in every frame until the script handles the click. Suppresses the link's navigation. */
function pressUntilTaken() {
  addEventListener('click', event => {
    if (event.defaultPrevented) document.documentElement.dataset.pressed = 'taken'
    else if (!event.isTrusted) event.preventDefault()
  })
  const press = () => {
    document.querySelector<HTMLElement>('[data-to=table]')?.click()
    if (!document.documentElement?.dataset.pressed) requestAnimationFrame(press)
  }
  requestAnimationFrame(press)
}

test('a view that the visitor clicks while the script starts opens with the filter from the address', async ({
  answered: page,
}) => {
  await page.addInitScript(pressUntilTaken)
  await page.goto('/projects?focus=care')
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'taken')
  await expect(current(page)).toHaveText('Tabelle')
  await expect(page).toHaveURL(/\?focus=care&view=table$/)
  await expect(page.locator(rows)).toHaveCount(2)
})

test('changing the view drops the sort order but keeps the shortlist in the address', async ({
  answered: page,
}) => {
  await page.goto('/projects?view=table&sort=area&dir=asc&projects=wohnhof-kagran')
  await expect(page.locator(rows).first()).toContainText('Prüfhalle')
  await page.getByRole('link', { name: 'Maßstab' }).click()
  await expect(page).toHaveURL(/\?projects=wohnhof-kagran&view=scale$/)
})

test('an address that names a view opens it without showing the cards first', async ({ answered: page }) => {
  const release = await hold(page, '**/*.js')
  const loaded = page.goto('/projects?focus=care&category=healthcare&view=table')
  await expect(page.locator('main article')).toHaveCount(5)
  await expect(page.locator(cards)).toHaveCount(0)
  release()
  await loaded
  await expect(current(page)).toHaveText('Tabelle')
  await expect(page.locator(rows)).toHaveCount(2)
  await expect(page.locator(cards)).toHaveCount(0)
})

test('a view that is still loading is marked at once, and then opens with the latest filter', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=care')
  await expect(page.locator(cards)).toHaveCount(2)
  const release = await hold(page, '**/*.{js,json}')
  await page.getByRole('link', { name: 'Tabelle' }).click()
  await expect(current(page)).toHaveText('Tabelle')
  await expect(page.locator(cards)).toHaveCount(0)
  await page.getByRole('button', { name: /^Leben/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 Projekt' })).toBeVisible()
  release()
  await expect(page.locator(rows)).toHaveCount(1)
  await page.getByRole('button', { name: /^Pflegen/ }).click()
  await expect(page.getByRole('button', { name: 'Projekt', exact: true })).toBeEnabled()
  await expect(page.locator(rows)).toHaveCount(2)
})

test('a category without projects shows a message in the scale view and the table view', async ({
  answered: page,
}) => {
  for (const view of ['scale', 'table']) {
    await page.goto(`/projects?focus=living&category=healthcare&view=${view}`)
    await expect(page.getByText('In dieser Kategorie ist noch nichts.')).toBeVisible()
    await expect(page.locator(`${houses}, ${rows}`)).toHaveCount(0)
  }
})

test('the line drawing of a card is fetched on hover or focus, and on hover covers the picture', async ({
  answered: page,
}) => {
  const fetched: string[] = []
  page.on('request', request => {
    if (request.url().includes('/photo.')) fetched.push(request.url())
  })
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: /^Pflegen/ })).toBeEnabled()
  expect(fetched).toEqual([])
  const card = page.locator(cards).first()
  await card.hover()
  const line = card.locator('img[src*="/photo."]')
  await expect(line.locator('..')).toHaveCSS('clip-path', 'inset(0px)')
  expect(fetched).toHaveLength(1)
  const picture = await card.locator('picture img').boundingBox()
  expect(await line.boundingBox()).toEqual(picture)
  await page.locator('h1').hover()
  await expect(line.locator('..')).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  await page.locator(cards).nth(1).getByRole('link').focus()
  await expect(page.locator(cards).nth(1).locator('img[src*="/photo."]')).toBeAttached()
  expect(fetched).toHaveLength(2)
})

for (const view of ['scale', 'table'])
  test(`axe finds no fault in the view ${view}, which is never wider than the screen`, async ({
    answered: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/projects?view=${view}`)
      await expect(current(page)).toBeVisible()
      await expect(
        page.locator('#scale-note, [data-view=table] [aria-sort]:visible, #sort-by:visible').first(),
      ).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    }
  })

test.describe('on a connection that loses files', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ })
  for (const lost of ['**/projects.json', '**/_astro/*.js'])
    test(`the picture view stays if the table view cannot load ${lost}`, async ({ answered: page }) => {
      await page.goto('/projects')
      await expect(current(page)).toHaveText('Bilder')
      await page.route(lost, route => route.abort())
      await page.getByRole('link', { name: 'Tabelle' }).click()
      await expect(page).toHaveURL(/\/projects$/)
      await expect(page.locator(cards)).toHaveCount(projects.length)
      await expect(current(page)).toHaveText('Bilder')
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/projects', '/en/projects'])
    test(`${path} shows every project as a card, and no view switch`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      for (const query of ['', '?view=table']) {
        await page.goto(path + query)
        await expect(page.locator(cards)).toHaveCount(projects.length)
        await expect(page.locator('main nav:visible, main [data-view]')).toHaveCount(0)
      }
    })
})
