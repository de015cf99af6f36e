// The three views of /projects show the same selection: as pictures, at one scale, as a table.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { otherFirm } from '../support/sites.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const cards = 'main article:visible'
const houses = '[data-view=scale] li[data-project]:visible'
const rows = '[data-view=table] tbody tr:visible'
const current = (page: Page) =>
  page.getByRole('navigation', { name: /^(Ansicht|View)$/ }).locator('[aria-current]')
const projects: { id: string; title: string; size?: { length: number; height: number } }[] = JSON.parse(
  readFileSync(`${otherFirm.env.SITE_DIR}/projects.json`, 'utf8'),
).projects

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

for (const [width, scale] of [
  [1440, 500],
  [390, 750],
] as const)
  test(`at ${width} px every house is drawn at a scale of 1:${scale} on one ground line`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/projects?view=scale')
    await expect(page.locator('#scale-note')).toContainText(`1:${scale}.`)
    const metre = (96 / 25.4) * (1000 / scale)
    const measured = await page.locator(houses).evaluateAll(items =>
      items.map(item => {
        const box = item.querySelector('img')?.getBoundingClientRect()
        const length = item.querySelector('a > span')?.getBoundingClientRect()
        return { id: item.getAttribute('data-project'), top: box?.top ?? 0, length: length?.width ?? 0 }
      }),
    )
    const stage = await page.locator('[data-view=scale] ol').first().boundingBox()
    expect(measured).toHaveLength(projects.filter(({ size }) => size).length)
    const tallest = Math.min(...measured.map(({ top }) => top))
    for (const { id, top, length } of measured) {
      const size = projects.find(project => project.id === id)?.size
      expect(Math.abs(length / metre / (size?.length ?? 0) - 1), `${id} long`).toBeLessThan(0.01)
      // All houses stand on one ground line, so the tops differ by the heights.
      const most = Math.max(...projects.map(project => project.size?.height ?? 0))
      expect(Math.abs((top - tallest) / metre - (most - (size?.height ?? 0))), `${id} high`).toBeLessThan(0.3)
    }
    expect(stage?.width).toBeGreaterThan(width)
  })

test('the scale adapts to the selected projects', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects?view=scale')
  await expect(page.locator('#scale-note')).toContainText('1:500.')
  await page.getByRole('button', { name: /^Pflegen/ }).click()
  await expect(page.locator('#scale-note')).toContainText('1:250.')
  await expect(page.locator(houses).first().locator('img')).toHaveAttribute('src', /elevation/)
})

test('sorting houses by length or height updates the address and is announced', async ({
  answered: page,
}) => {
  await page.goto('/projects?view=scale')
  await expect(page.locator(houses).first()).toContainText('Wohnhof')
  const pages = await page.evaluate(() => history.length)
  await page.getByRole('radio', { name: 'Jahr' }).check()
  await expect(page).toHaveURL(/\?view=scale&sort=year$/)
  await page.getByRole('radio', { name: 'Länge' }).check()
  await expect(page.locator(houses).first()).toContainText('Ambulatorium')
  await expect(page).toHaveURL(/\?view=scale&sort=length$/)
  await expect(page.getByRole('status').filter({ hasText: 'längstes zuerst' })).toBeAttached()
  await page.getByRole('radio', { name: 'Höhe' }).check()
  await expect(page).toHaveURL(/\?view=scale$/)
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(pages)
})

test('keys, buttons and the overview scroll along the row, and a list gives all dimensions as text', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1120, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects?view=scale')
  const run = page.getByRole('group', { name: /^Ansichten auf einer Geländelinie/ })
  const left = () => run.evaluate(element => Math.round(element.scrollLeft))
  await expect(page.locator('#scale-note')).toContainText('1:500.')
  const starts = await page
    .locator(houses)
    .evaluateAll(items => items.map(item => Math.round((item as HTMLElement).offsetLeft)))
  await expect(page.getByText(/^1 bis \d von/)).toBeVisible()
  await run.focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => Math.abs((await left()) - ((starts[1] ?? 0) - (starts[0] ?? 0))))
    .toBeLessThan(6)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Weitere Häuser' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await expect.poll(left).toBe(0)
  await page.getByRole('button', { name: 'Weitere Häuser' }).click()
  await expect.poll(left).toBeGreaterThan(100)
  const overview = page.locator('[data-overview]')
  const box = await overview.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 10)
  await expect(page.getByText(new RegExp(`bis ${starts.length} von ${starts.length}$`)).first()).toBeVisible()
  // The tallest project has scrolled out of view; a line names it and scrolls back to it.
  await page.locator('[data-view=scale] [data-passed] button').click()
  await expect.poll(left).toBeLessThan(20)

  await page.getByText('Alle Maße als Liste').click()
  const list = page.locator('[data-view=scale] details li')
  await expect(list).toHaveCount(starts.length)
  await expect(list.first()).toHaveText(/Wohnhof.*33\sm hoch.*m lang.*2025/)
})

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
