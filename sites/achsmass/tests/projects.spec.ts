// The list of 22 projects: the number of each kind, and the movement of the cards (see tests/e2e/filter.spec.ts).
import type { Page } from '@playwright/test'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const cards = 'main article:visible'
/** Chooses "Space" and returns the position and timing of each card that moves. */
const choose = (page: Page) =>
  page.getByRole('button', { name: /^Space/ }).evaluate((button: HTMLElement) => {
    button.click()
    return document.getAnimations().flatMap(({ id, effect }) => {
      const { target } = effect as KeyframeEffect
      const { delay, duration } = (effect as KeyframeEffect).getTiming()
      return id === 'cards' && target ? [{ top: target.getBoundingClientRect().top, delay, duration }] : []
    })
  })

test('a filter animates only the cards on the screen', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: /^Space/ })).toBeEnabled()
  const moving = await choose(page)
  expect(moving.length).toBeGreaterThan(0)
  expect(moving.length).toBeLessThan(await page.locator(cards).count())
  const { height } = page.viewportSize() ?? { height: 0 }
  for (const { top } of moving) expect(top).toBeLessThan(height)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('the list shows twelve projects and a link that reveals the rest and leads to them', async ({
      page,
    }) => {
      await page.goto('/projects')
      await expect(page.locator(cards)).toHaveCount(12)
      await page.getByRole('link', { name: 'Alle Projekte zeigen' }).click()
      await expect(page.locator(cards)).toHaveCount(22)
      await expect(page.locator(cards).nth(12)).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Alle Projekte zeigen' })).toBeHidden()
      await page.keyboard.press('Tab')
      await expect(page.locator(cards).nth(12).getByRole('link')).toBeFocused()
      await page.goBack()
      await expect(page.locator(cards)).toHaveCount(12)
    })
  })

test('on a phone, a filter shows all matching projects, even if there are more than twelve', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  const space = page.getByRole('button', { name: /^Space/ })
  await expect(space).toBeEnabled()
  await space.click()
  await expect(page.locator(cards)).toHaveCount(13)
})

test('newly shown cards rise one after another, 100 ms apart', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/projects?focus=infrastructure')
  await expect(page.locator(cards)).toHaveCount(9)
  await expect(page.getByRole('button', { name: /^Space/ })).toBeEnabled()
  const rising = (await choose(page)).filter(({ duration }) => duration === 600)
  expect(rising.length).toBeGreaterThan(3)
  expect(rising.map(({ delay }) => delay)).toEqual(rising.map((_, place) => place * 100))
})

test('cards below the screen wait, and rise 100 ms apart when the visitor scrolls to them', async ({
  answered: page,
}) => {
  await page.goto('/projects')
  const waiting = page.locator('main article[data-waiting]')
  await expect(waiting).not.toHaveCount(0)
  const { length } = await waiting.all()
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Object.assign(window, { delays: [] as unknown[] })
    Element.prototype.animate = function (frames, timing) {
      if (this.matches('article'))
        Reflect.get(window, 'delays').push((timing as KeyframeAnimationOptions).delay)
      return animate.call(this, frames, timing)
    }
    document.querySelector('[data-waiting]')?.scrollIntoView({ behavior: 'instant' })
  })
  await expect.poll(() => waiting.count()).toBeLessThan(length)
  const delays = await page.evaluate(() => Reflect.get(window, 'delays') as number[])
  expect(delays.length).toBeGreaterThan(2)
  expect(delays).toEqual(delays.map((_, place) => place * 100))
  // No card on the screen stays hidden.
  await page.keyboard.press('End')
  const last = page.locator(cards).last()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toHaveCSS('opacity', '1')
})

for (const [path, names] of [
  ['/projects', ['Alle', 'Space', 'Infrastructure']],
  ['/en/projects', ['All', 'Space', 'Infrastructure']],
] as const)
  test(`${path}: a filter has its label as accessible name and the project count as description`, async ({
    answered: page,
  }) => {
    const unit = path === '/projects' ? 'Projekte' : 'projects'
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await page.goto(path)
    for (const [index, name] of names.entries())
      await expect(button(name)).toHaveAccessibleDescription(`${[22, 13, 9][index]} ${unit}`)
    await button('Space').click()
    for (const name of ['Office', 'Retail', 'Education', 'Floating Homes'])
      await expect(button(name)).toBeVisible()
    await button('Infrastructure').click()
    for (const name of ['Data Center', 'Rail', 'Airport']) await expect(button(name)).toBeVisible()
    await expect(button('Data Center')).toHaveAccessibleDescription(`6 ${unit}`)
    await expect(button('Data Center')).toHaveText('Data Center 6')
  })

test('English words on the German page are marked as English', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: /^Infrastructure/ })).toBeEnabled()
  await expect(page.locator('main fieldset button:not(:has([lang=en]))')).toHaveText([/^Alle/])
  expect(await page.locator('main article p > [lang=en]').count()).toBe(22)
  await page.goto('/en/projects')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('the picture of the airport is not cropped, and its card has rows only for known facts', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=infrastructure&category=airport')
  await expect(page.locator(cards)).toHaveCount(1)
  await expect(page.locator(cards).locator('img')).toHaveCSS('object-fit', 'contain')
  await expect(page.locator(cards).locator('dt')).toHaveText([
    'Ort',
    'Fläche',
    'Baukosten',
    'Fertigstellung',
    'Leistung',
    'Visualisierungen',
  ])
})

test('filtering by category or by focus area shows the right number of projects', async ({
  answered: page,
}) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Infrastructure', exact: true }).click()
  await page.getByRole('button', { name: /^Data Center/ }).click()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.goto('/en/projects?focus=space')
  await expect(page.locator(cards)).toHaveCount(13)
})
