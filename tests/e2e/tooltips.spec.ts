// A button without words shows its name: 700 ms after the pointer arrives, or at once with keyboard focus.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const tooltip = (page: Page) => page.locator('[data-tooltip]')
const language = (page: Page) => page.locator('[popovertarget="languages-menu"]')
/** The finder's buttons without words, which an island draws. */
const signs = (page: Page) => page.locator('main tbody button[aria-pressed]')
const nameOf = async (sign: Locator) => (await sign.getAttribute('aria-label')) ?? 'no name'
const elsewhere = { x: 2, y: 400 }

/** Presses a key, because the first key or pointer loads the script of the tooltips. */
async function fetchTooltips(page: Page): Promise<void> {
  const script = page.waitForResponse(response => response.request().resourceType() === 'script')
  await page.keyboard.press('Shift')
  await (await script).finished()
  await page.evaluate(() => Promise.resolve())
}

async function expectInWindow(page: Page): Promise<void> {
  await expect(tooltip(page)).toBeVisible()
  const box = await tooltip(page).boundingBox()
  // An open dialog leaves room for a scrollbar, where nothing can be drawn.
  const width = await page.evaluate(() => document.body.offsetWidth)
  if (!box) throw new Error('There is no tooltip.')
  expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
}

test('a tooltip opens after 700 ms on hover, and another within 300 ms opens at once', async ({
  answered: page,
}) => {
  await page.clock.install()
  await page.goto('/projects/finder')
  const [first, second] = [signs(page).first(), signs(page).nth(1)]
  await second.scrollIntoViewIfNeeded()
  await fetchTooltips(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await first.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toHaveText(await nameOf(first))

  await second.hover()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()
  await expect(tooltip(page)).toHaveText(await nameOf(second))

  // The pointer leaves and returns within 300 ms.
  await page.mouse.move(elsewhere.x, elsewhere.y)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(299)
  await first.hover()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()

  await page.mouse.move(elsewhere.x, elsewhere.y)
  await page.clock.runFor(300)
  await first.hover()
  await page.clock.runFor(699)
  await expect(tooltip(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()
})

test('a click before the tooltip script has loaded opens no tooltip over the menu', async ({
  answered: page,
}) => {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.pauseAt(Date.now() + 60_000)
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async route => {
    await held.promise
    await route.continue()
  })
  const script = page.waitForResponse(response => response.request().resourceType() === 'script')
  await language(page).click()
  held.resolve()
  await (await script).finished()
  await page.clock.runFor(700)
  await expect(tooltip(page)).toBeHidden()

  // Once the script has loaded, the tooltip opens when the pointer returns.
  await expect(async () => {
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await language(page).hover()
    await page.clock.runFor(700)
    await expect(tooltip(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('a tooltip opens at once on focus, stays open, and closes on Escape or when the focus leaves', async ({
  answered: page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/consulting')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.locator('header nav > a').last().focus()
  await expect(tooltip(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(language(page)).toBeFocused()
  // The key loads the script, which may arrive after this moment of the paused clock.
  const opened = async () => {
    await page.clock.runFor(1)
    return tooltip(page).textContent()
  }
  await expect.poll(opened).toBe(await nameOf(language(page)))
  await expectInWindow(page)

  // Neither pointer movement elsewhere nor time closes the tooltip.
  await page.mouse.move(elsewhere.x, elsewhere.y)
  await page.clock.runFor(60_000)
  await expect(tooltip(page)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toBeHidden()
  await expect(language(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.clock.runFor(1)
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeHidden()
})

test('the pointer can move onto a tooltip, and screen readers do not get its text twice', async ({
  answered: page,
}) => {
  await page.goto('/projects/finder')
  const sign = signs(page).first()
  const name = await nameOf(sign)
  await sign.hover()
  await expectInWindow(page)
  const [from, to] = [await sign.boundingBox(), await tooltip(page).locator('span').boundingBox()]
  if (!from || !to) throw new Error('The sign or its tooltip is gone.')
  // The pointer moves in small steps, so that a gap between sign and tooltip would close the tooltip.
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 60 })
  await expect(tooltip(page)).toBeVisible()
  await expect(sign).toHaveAccessibleName(name)
  await expect(sign).toHaveAccessibleDescription('')
  expect(await page.locator('body').ariaSnapshot()).not.toMatch(new RegExp(`text: ${name}`))
  await page.mouse.move(elsewhere.x, elsewhere.y)
  await expect(tooltip(page)).toBeHidden()
})

for (const width of [1440, 390, 320])
  test(`at ${width} px a tooltip in a dialog appears on top, and Escape closes the tooltip first`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await page.goto('/consulting')
    await page.locator('[data-dialog=quote]').first().click()
    const dialog = page.locator('dialog:modal')
    const close = dialog.locator('form[method=dialog] button')
    // An opening dialog focuses the button itself, which must not open the tooltip.
    await expect(tooltip(page)).toBeHidden()
    await close.hover()
    await expect(tooltip(page)).toHaveText(await nameOf(close))
    await expectInWindow(page)
    const isOnTop = () =>
      tooltip(page).evaluate(tip => {
        const { left, top, width, height } = tip.getBoundingClientRect()
        return tip.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(await isOnTop()).toBe(true)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toBeHidden()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

test('a click on the button closes its tooltip', async ({ answered: page }) => {
  await page.goto('/projects/finder')
  const keep = signs(page).first()
  await keep.hover()
  await expect(tooltip(page)).toBeVisible()
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await expect(tooltip(page)).toBeHidden()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('a tap or a long press opens no tooltip', async ({ answered: page }) => {
    await page.clock.install()
    await page.goto('/projects/finder')
    const sign = signs(page).first()
    await sign.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 60_000)
    // A tap would end in a click, which closes every tooltip, so this simulates a finger that stays down.
    await sign.dispatchEvent('pointerover', { pointerType: 'touch' })
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toBeHidden()
    await sign.tap()
    await expect(sign).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(2000)
    await expect(tooltip(page)).toBeHidden()
  })
})
