// What has the focus can be seen (WCAG 2.4.11): neither the banner nor the head of a dialog lies over it.
import type { Page } from '@playwright/test'
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

/** Whether what has the focus lies wholly under the element, by their boxes. */
const isCovered = (page: Page, by: string) =>
  page.evaluate(selector => {
    const focused = document.activeElement
    const cover = document.querySelector(selector)
    if (!focused || !cover || focused === document.body || cover.contains(focused)) return undefined
    const box = focused.getBoundingClientRect()
    const over = cover.getBoundingClientRect()
    const covered = box.top >= over.top - 1 && box.bottom <= over.bottom + 1 && box.height > 1
    return covered ? (focused.textContent || focused.outerHTML).trim().slice(0, 60) : undefined
  }, by)

for (const screen of screens)
  test(`${screen.width} × ${screen.height}: the banner takes a third at most and covers no focus`, async ({
    page,
  }) => {
    await page.setViewportSize(screen)
    await page.goto('/faq')
    const banner = page.locator('#consent')
    await expect(banner).toBeVisible()
    await banner.locator('summary').click()
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(screen.height / 3)

    const covered: string[] = []
    let last = false
    for (let stop = 0; stop < 120 && !last; stop++) {
      await page.keyboard.press('Tab')
      const found = await isCovered(page, '#consent')
      if (found) covered.push(found)
      last = await page.evaluate(() => document.activeElement?.getAttribute('href') === '#top')
    }
    expect(last, 'the walk reached the end of the page').toBe(true)
    expect(covered).toEqual([])
  })

test('the banner is the first thing after the skip link', async ({ page }) => {
  await page.goto('/housing')
  await expect(page.locator('#consent')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('#consent :focus')).toHaveCount(1)
  await page.getByRole('button', { name: 'Ablehnen' }).click()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).toBe(
    'auto',
  )
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 640, height: 512 },
  { width: 320, height: 640 },
])
  test(`${size.width} × ${size.height}: the head of a dialog covers no focus, forwards and backwards`, async ({
    answered: page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await page.getByRole('button', { name: 'Projekt beginnen' }).click()
    const dialog = page.getByRole('dialog')
    const send = dialog.locator('button[type=submit]').last()
    await expect(dialog.locator('astro-island[ssr]')).toHaveCount(0)
    await send.click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    const head = `dialog[open] > ${css('parts/Dialog/Dialog', 'top')}`
    expect(await isCovered(page, head)).toBeUndefined()
    await send.focus()
    for (let stop = 0; stop < 14; stop++) {
      await page.keyboard.press('Shift+Tab')
      expect(await isCovered(page, head)).toBeUndefined()
    }
  })
