// The styleguide, which only exists in development, shows every part in all states, in each language and palette.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { faultsOf } from '../../sweep/axe.ts'
import { otherFirm } from '../support/sites.ts'
import { startDev } from './support/dev-server.ts'
import { test as base, expect as expectSoon } from './support/test.ts'

// The server compiles a page on its first request, which is slow while other tests run.
const expect = expectSoon.configure({ timeout: 60_000 })

// biome-ignore lint/complexity/noBannedTypes: the type of no fixtures of a test's own
const test = base.extend<{}, { guide: string }>({
  guide: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures destructured.
    async ({}, use) => {
      const server = await startDev(otherFirm.content)
      await use(server.origin)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ guide }, use) => use(guide),
})

// All tests of this file share one server.
test.describe.configure({ mode: 'default', timeout: 240_000 })
// The development server has no contact service.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /status of 404/ })

const folders = readdirSync('src/parts', { withFileTypes: true })
/** Folders of src/projects whose components the styleguide shows like parts. */
const drawnByProjects = ['Sheet', 'TitleBlock']
const parts = [
  ...folders.filter(entry => entry.isDirectory()).map(({ name }) => name),
  ...drawnByProjects,
].sort()
/** The pages differ only in language and palette, so two of the four have everything; one is a phone's, one a desktop's. */
const widths = { '/styleguide': 390, '/en/styleguide/night': 1440 }
const addresses = Object.keys(widths)

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Islands load once they are visible. A development server that has just started may reload the page, from its top.
  const toast = page.locator('[data-example=Toast]')
  await expect(async () => {
    await toast.scrollIntoViewIfNeeded()
    await expect(toast.locator('astro-island:not([ssr])')).toBeAttached({ timeout: 3000 })
  }).toPass()
}

for (const [address, width] of Object.entries(widths))
  test(`${address} shows every part, and axe finds no fault`, async ({ answered: page }) => {
    await open(page, address)
    const shown = page.locator('[data-example]')
    expect((await shown.evaluateAll(all => all.map(({ id }) => id))).sort()).toEqual(parts)
    for (const part of await shown.all())
      expect(await part.locator('[data-state]').count()).toBeGreaterThan(0)
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page), `axe at ${width} px`).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(wider, 'pixels too wide at 320 px').toBeLessThanOrEqual(0)
  })

for (const address of addresses)
  test(`${address}: axe finds no fault in dialogs, form errors, messages and a selected discipline`, async ({
    answered: page,
  }) => {
    await open(page, address)
    for (const opener of await page.locator('[data-example=Dialog] [data-dialog]').all()) {
      await opener.click()
      await expect(page.locator('dialog[open]')).toBeVisible()
      const faults = await faultsOf(page, { where: 'dialog[open]' })
      expect(faults, `axe in ${await opener.getAttribute('data-dialog')}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }

    const form = page.locator('[data-example=Form] form').first()
    await form.scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('novalidate')
    await form.locator('[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    const wheel = page.locator('[data-example=ServiceWheel]')
    await wheel.locator('[role=toolbar]').scrollIntoViewIfNeeded()
    await expect(wheel.locator('astro-island:not([ssr])')).toBeAttached()
    const discipline = wheel.locator('[role=toolbar] button').first()
    await discipline.click()
    await expect(discipline).toHaveAttribute('aria-pressed', 'true')
    expect(await faultsOf(page), 'axe in a wrong form').toEqual([])

    for (const tone of ['good', 'bad']) {
      await page.locator(`[data-toast=${tone}]`).click()
      const where = tone === 'good' ? 'section [role=status]' : 'section [role=alert]'
      await page.locator(`${where} b`).hover()
      const faults = await faultsOf(page, { where })
      expect(faults, `axe with a message: ${tone}`).toEqual([])
    }
  })

test('the built site does not contain the styleguide', async ({ playwright }, { project }) => {
  const site = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
  for (const address of addresses) expect((await site.get(address)).status(), address).toBe(404)
  await site.dispose()
})
