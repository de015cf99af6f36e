// The house on the home page, whose axis visitors can move.
import type { Page } from '@playwright/test'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Die Achse verschieben' })
const slider = (page: Page) => section(page).getByRole('slider', { name: 'Achsmaß' })
const sentence = (page: Page) => section(page).locator('[aria-live]')
const bubble = (page: Page) => section(page).locator('[data-handle]')

/** Opens the page and waits until the script has redrawn the house. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).locator('svg[role=img] > use')).toHaveCount(1)
}

test('arrow keys move axis C between stops, and one sentence announces the effect on the house', async ({
  answered: page,
}) => {
  await open(page)
  const spoken: string[] = []
  await page.exposeFunction('speak', (text: string) => spoken.push(text))
  await sentence(page).evaluate(element =>
    new MutationObserver(() =>
      (window as unknown as { speak: (text: string) => void }).speak(element.textContent ?? ''),
    ).observe(element, { childList: true }),
  )
  await slider(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^1,50\sm$/)
  await expect(sentence(page)).toContainText(
    '1,50 m gibt Luft. Zwei Achsen sind ein weites Büro für eine Person (2,90 m)',
  )
  await expect(sentence(page)).toContainText('21 % mehr Fläche je Platz als bei 1,25 m')
  await expect(bubble(page)).toHaveAttribute('transform', 'translate(466 112)')
  await page.keyboard.press('ArrowLeft')
  await expect(sentence(page)).toContainText('1,35 m geht auf.')
  await expect.poll(() => spoken.length).toBe(2)
  // Several steps at once are like fast key presses on an idle machine; only the last one is announced.
  await slider(page).evaluate((input: HTMLInputElement) => {
    for (const value of ['2', '3', '2', '3']) {
      input.value = value
      input.dispatchEvent(new Event('change'))
    }
  })
  await expect(sentence(page)).toContainText('2,70 m gibt Ruhe.')
  await expect(section(page).getByRole('term').last()).toHaveText('Stützen')
  await expect(section(page).getByRole('definition').nth(1)).toHaveText('1 Platz, 12,5 m²')
  expect(spoken).toHaveLength(3)
  await page.keyboard.press('Home')
  await expect(sentence(page)).toContainText('1,25 m spart.')
})

test('the axis and the house follow a dragging pointer, and snap to the nearest stop on release', async ({
  answered: page,
}) => {
  await open(page)
  await slider(page).scrollIntoViewIfNeeded()
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('The control has no box')
  const xOf = (position: number) => box.x + 28 + ((box.width - 56) / 3) * position
  const y = box.y + box.height * 0.62
  await page.mouse.move(xOf(1), y)
  await page.mouse.down()
  await page.mouse.move(xOf(2.3), y, { steps: 8 })
  // The pointer is between two stops, where no key can move the axis.
  await expect
    .poll(async () => Number(/\((\d+)/.exec((await bubble(page).getAttribute('transform')) ?? '')?.[1]))
    .toBeGreaterThan(480)
  await page.mouse.up()
  await expect(slider(page)).toHaveValue('2')
  await expect(bubble(page)).toHaveAttribute('transform', 'translate(466 112)')
  await page.mouse.click(xOf(0), y)
  await expect(slider(page)).toHaveValue('0')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the house is redrawn only once for each step', async ({ answered: page }) => {
    await open(page)
    await slider(page).focus()
    await bubble(page).evaluate((element: HTMLElement | SVGElement) => {
      new MutationObserver(() => {
        element.dataset.drawn = `${Number(element.dataset.drawn ?? 0) + 1}`
      }).observe(element, { attributeFilter: ['transform'] })
    })
    await page.keyboard.press('End')
    await expect(sentence(page)).toContainText('gibt Ruhe')
    await expect(bubble(page)).toHaveAttribute('transform', 'translate(662 112)')
    await expect(bubble(page)).toHaveAttribute('data-drawn', '1')
  })
})

test('the script for the axis starts only when the visitor scrolls to the house', async ({
  answered: page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(section(page).locator('svg[role=img] > use')).toHaveCount(2)
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page).locator('svg[role=img] > use')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows the house at 1.35 m and describes it in the language of the page', async ({
    page,
  }) => {
    for (const [path, text] of [
      ['/', '1,35 m geht auf.'],
      ['/en', '1.35 m works out.'],
    ] as const) {
      await page.goto(path)
      const live = page.locator('main [aria-live]').filter({ hasText: text })
      await expect(live).toBeVisible()
      const drawing = page.getByRole('img', {
        name: path === '/' ? /^Längsschnitt/ : /^Longitudinal section/,
      })
      await drawing.scrollIntoViewIfNeeded()
      const box = await drawing.locator('use').first().boundingBox()
      expect(box?.width).toBeGreaterThan(1000)
      await expect(page.getByRole('slider')).toHaveCount(0)
    }
  })
})
