// The filters of /projects: the address holds them, and they say what they found.
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const gliding = ':root:active-view-transition'
const cards = 'main article:visible'

test('a focus area and a category narrow the list; the address, back and the other language keep the choice', async ({
  answered: page,
}) => {
  await page.goto('/projects')
  await expect(page.locator(cards)).toHaveCount(22)
  await page.getByRole('button', { name: 'Infrastructure 9 Projekte' }).click()
  await expect(page.getByRole('status').filter({ hasText: '9 Projekte' })).toBeVisible()
  await page.getByRole('button', { name: /^Data Center/ }).click()
  await expect(page).toHaveURL(/\?focus=infrastructure&category=data-center$/)
  await expect(page.locator(cards)).toHaveCount(6)

  await page.reload()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/projects\?focus=infrastructure&category=data-center$/)
  await expect(page.locator(cards)).toHaveCount(6)
  await expect(page.locator(cards).first()).toContainText('IT Load')

  await page.getByRole('button', { name: /^Data Center/ }).click()
  await expect(page.locator(cards)).toHaveCount(9)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(6)
  await page.getByRole('button', { name: /^Space/ }).click()
  await expect(page).toHaveURL(/\?focus=space$/)
  await expect(page.locator(cards)).toHaveCount(13)
})

test('a choice made while the last one still glides is the one that counts', async ({ answered: page }) => {
  await page.goto('/projects?focus=space')
  await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Space/)
  await expect(page.locator(cards)).toHaveCount(13)
  await page.getByRole('group').evaluate(filters => {
    for (const name of ['Infrastructure', 'Alle', 'Infrastructure'])
      [...filters.querySelectorAll('button')].find(button => button.textContent?.startsWith(name))?.click()
  })
  await expect(page.locator(cards)).toHaveCount(9)
  await expect(page.locator(gliding)).toHaveCount(0)
})

test('an address with a choice shows what was chosen before the filter has come, and nothing that could be pressed', async ({
  answered: page,
}) => {
  const release = await hold(page, '**/*.js')
  const loaded = page.goto('/projects?focus=infrastructure&category=data-center')
  await expect(page.locator(cards)).toHaveCount(6)
  const filters = page.getByRole('group', { name: 'Projekte filtern' })
  await expect(filters.getByRole('button')).toHaveCount(6)
  await expect(filters.getByRole('button', { disabled: false })).toHaveCount(0)
  await expect(filters.getByRole('button', { pressed: true })).toHaveCount(0)
  const place = await page.locator(cards).first().boundingBox()
  release()
  await loaded
  await expect(filters.getByRole('button', { pressed: true })).toHaveText([/^Infrastructure/, /^Data Center/])
  expect(await page.locator(cards).first().boundingBox()).toEqual(place)
  await page.getByRole('button', { name: /^Alle/ }).click()
  await expect(page.locator(cards)).toHaveCount(22)
})

test('back from another page, far down the list, the filters say what is shown', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=space&category=education')
  await expect(page.locator(cards)).toHaveCount(3)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum$/)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Alle/ })).not.toBeInViewport()
  await expect(page.getByRole('button', { pressed: true })).toHaveText([/^Space/, /^Education/])
})

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
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/projects?focus=infrastructure')
  await expect(page.locator(cards)).toHaveCount(9)
  await page.getByRole('button', { name: /^Space/ }).click()
  const delays = () =>
    page.evaluate(() => {
      const rising = document.getAnimations().map(({ effect }) => effect as KeyframeEffect)
      const timings = rising
        .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-new'))
        .map(effect => effect.getTiming())
      return [...new Set(timings.filter(({ duration }) => duration === 600).map(({ delay }) => delay))].sort()
    })
  await expect.poll(delays).toEqual([0, 100, 200])
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

test('a category without projects says so and leads back to all', async ({ answered: page }) => {
  await page.goto('/projects?focus=space&category=rail')
  await expect(page.getByText('Keine Projekte in dieser Kategorie gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Alle Projekte zeigen' }).click()
  await expect(page.locator(cards)).toHaveCount(22)
  await expect(page).toHaveURL(/\/projects$/)
  // The button that had the focus is gone; it has handed it on.
  await expect(page.getByRole('button', { name: /^Alle/ })).toBeFocused()
})

test('a category that has the focus and goes with the way back hands it on', async ({ answered: page }) => {
  await page.goto('/projects?focus=space')
  await page.getByRole('button', { name: /^Infrastructure/ }).click()
  await page.getByRole('button', { name: /^Data Center/ }).focus()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Space/ })).toBeFocused()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/projects', '/en/projects'])
    test(`${path} shows all 22 and nothing that cannot be pressed`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator(cards)).toHaveCount(22)
      await expect(page.locator('main fieldset')).toBeAttached()
      await expect(page.locator('main fieldset')).toBeHidden()
    })
})
