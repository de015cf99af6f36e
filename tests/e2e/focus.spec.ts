// The focused element is visible (WCAG 2.4.11): not under the banner, a dialog's head or the shortlist.
import type { Page } from '@playwright/test'
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

/** Names the focused element if its box is completely under another element; otherwise undefined. */
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
  test(`${screen.width} × ${screen.height}: the banner takes a third of the height at most and hides no focus`, async ({
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

test('the consent banner is the next focus stop after the skip link', async ({ page }) => {
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
  test(`${size.width} × ${size.height}: a dialog's top bar hides no focus after a failed submit or on Shift+Tab`, async ({
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

/** Names the focused element if other elements cover its middle and all its corners; otherwise undefined. */
const isHidden = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('[href="#main"]')) return undefined
    // A label stands in for the radio button that it draws, and a row for the link that fills it.
    const { left, right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      ...[left + 2, right - 2].flatMap(x => [top + 2, bottom - 2].map(y => [x, y])),
    ]
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit && (focused.contains(hit) || hit.closest('label')?.contains(focused) || hit.contains(focused))
      )
    })
    return isSeen ? undefined : (focused.textContent || focused.outerHTML).trim().slice(0, 60)
  })

for (const screen of [
  { width: 1440, height: 900 },
  { width: 390, height: 600 },
  { width: 320, height: 256 },
])
  test(`${screen.width} × ${screen.height}: the shortlist hides no focused element on Tab or Shift+Tab`, async ({
    answered: page,
  }) => {
    await page.setViewportSize(screen)
    await page.goto('/projects/finder?projects=ambulatorium-erlaa,wohnhof-kagran')
    const shortlist = page.getByRole('region', { name: 'Gemerkte Referenzen' })
    await expect(shortlist).toContainText('2 Referenzen gemerkt')
    const walk = async (key: string, end: string) => {
      const hidden: string[] = []
      let stops = 0
      do {
        await page.keyboard.press(key)
        stops++
        const found = await isHidden(page)
        if (found) hidden.push(found)
      } while (stops < 150 && !(await page.evaluate(end => document.activeElement?.matches(end), end)))
      expect(stops, 'the walk has an end').toBeLessThan(150)
      expect(hidden, `${stops} stops`).toEqual([])
    }
    await walk('Tab', '[href="#top"]')
    await walk('Shift+Tab', '[href="#main"]')
    if (screen.width === 320) {
      const words = shortlist.getByText('2 Referenzen gemerkt')
      const box = await words.boundingBox()
      const copy = await shortlist.getByRole('button', { name: 'Adresse kopieren' }).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(copy?.x ?? 0)
    }
  })

test('a focused button at the bottom of the screen is not covered when the shortlist appears', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/projects/finder')
  const keep = page.getByRole('button', { name: 'Ambulatorium Erlaa merken' })
  await expect(keep).toBeEnabled()
  await keep.focus()
  await keep.evaluate(button => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Gemerkte Referenzen' })).toBeVisible()
  await expect(keep).toBeFocused()
  expect(await isHidden(page)).toBeUndefined()
})
