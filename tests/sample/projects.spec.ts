// The list of projects with its 22: how many there are of each kind, and how their cards move (see tests/e2e/filter.spec.ts).
import type { Page } from '@playwright/test'
import { expect, test } from '../e2e/support/test.ts'

const cards = 'main article:visible'
/** Chooses "Space", and says of the cards that move then where they are and when they begin. */
const choose = (page: Page) =>
  page.getByRole('button', { name: /^Space/ }).evaluate((button: HTMLElement) => {
    button.click()
    return document.getAnimations().flatMap(({ id, effect }) => {
      const { target } = effect as KeyframeEffect
      const { delay, duration } = (effect as KeyframeEffect).getTiming()
      return id === 'glide' && target ? [{ top: target.getBoundingClientRect().top, delay, duration }] : []
    })
  })

test('only cards on the screen move', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: /^Space/ })).toBeEnabled()
  const moving = await choose(page)
  expect(moving.length).toBeGreaterThan(0)
  expect(moving.length).toBeLessThan(await page.locator(cards).count())
  const { height } = page.viewportSize() ?? { height: 0 }
  for (const { top } of moving) expect(top).toBeLessThan(height)
})

test('cards that come rise one after another, 100 ms apart', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/projects?focus=infrastructure')
  await expect(page.locator(cards)).toHaveCount(9)
  await expect(page.getByRole('button', { name: /^Space/ })).toBeEnabled()
  const rising = (await choose(page)).filter(({ duration }) => duration === 600)
  expect([...new Set(rising.map(({ delay }) => delay))].sort()).toEqual([0, 100, 200])
})

test('English words on the German page say so', async ({ answered: page }) => {
  await page.goto('/projects')
  await expect(
    page.locator('[lang=en]', { hasText: /^(Infrastructure|Data Center|Floating Homes)$/ }).first(),
  ).toBeVisible()
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
