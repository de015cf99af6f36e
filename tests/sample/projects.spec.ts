// The list of projects with its 22: how many there are of each kind, and how their cards move (see tests/e2e/filter.spec.ts).
import { expect, test } from '../e2e/support/test.ts'

const gliding = ':root:active-view-transition'
const cards = 'main article:visible'

test('only cards on the screen glide', async ({ answered: page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: /^Space/ }).click()
  await expect(page.locator(gliding)).toHaveCount(0)
  const [first, last] = [page.locator(cards).first(), page.locator(cards).last()]
  await expect(first).toHaveAttribute('data-glides')
  await expect(last).not.toBeInViewport()
  await expect(last).not.toHaveAttribute('data-glides')
})

test('cards that come rise one after another, 100 ms apart', async ({ answered: page }) => {
  // Noted when the transition begins: a busy machine may look again only when it is over.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = change => {
      const transition = start(change)
      const delays = transition.ready.then(() =>
        document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect
          const { duration, delay } = effect?.getTiming() ?? {}
          return pseudoElement?.startsWith('::view-transition-new') && duration === 600 ? [delay] : []
        }),
      )
      Object.assign(window, { delays })
      return transition
    }
  })
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/projects?focus=infrastructure')
  await expect(page.locator(cards)).toHaveCount(9)
  await page.getByRole('button', { name: /^Space/ }).click()
  await expect(page.locator(cards)).toHaveCount(13)
  const delays = await page.evaluate(() => (window as unknown as { delays: Promise<number[]> }).delays)
  expect([...new Set(delays)].sort()).toEqual([0, 100, 200])
})

test('English words on the German page say so', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: /^Infrastructure/ })).toBeEnabled()
  await expect(page.locator('main fieldset button:not(:has([lang=en]))')).toHaveText([/^Alle/])
  expect(await page.locator('main article p > [lang=en]').count()).toBe(22)
  await page.goto('/en/projects')
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('the airport is shown whole, and a card has only the rows there are', async ({ answered: page }) => {
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

test('a category has its own number of projects', async ({ answered: page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: 'Infrastructure 9 Projekte' }).click()
  await page.getByRole('button', { name: /^Data Center/ }).click()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.goto('/en/projects?focus=space')
  await expect(page.locator(cards)).toHaveCount(13)
})
