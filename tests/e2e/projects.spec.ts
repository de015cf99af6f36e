// The filters of /projects: the address holds them, and they say what they found.
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const cards = '.projects .card:visible'

test('a focus area and a category narrow the list; the address, back and the other language keep the choice', async ({
  answered: page,
}) => {
  await page.goto('/projects')
  await expect(page.locator(cards)).toHaveCount(22)
  await page.getByRole('button', { name: /^Infrastructure/ }).click()
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
  await expect(page.locator(cards)).toHaveCount(13)
  await page.getByRole('group').evaluate(filters => {
    for (const name of ['Infrastructure', 'Alle', 'Infrastructure'])
      [...filters.querySelectorAll('button')].find(button => button.textContent?.startsWith(name))?.click()
  })
  await expect(page.locator(cards)).toHaveCount(9)
  await expect(page.locator('html')).not.toHaveClass(/is-filtering/)
})

test('an address with a choice shows what was chosen before the filter has come', async ({
  answered: page,
}) => {
  const release = await hold(page, '**/*.js')
  const loaded = page.goto('/projects?focus=infrastructure&category=data-center')
  await expect(page.locator(cards)).toHaveCount(6)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  release()
  await loaded
  await page.getByRole('button', { name: /^Alle/ }).click()
  await expect(page.locator(cards)).toHaveCount(22)
})

test('only cards on the screen glide', async ({ answered: page }) => {
  await page.goto('/projects')
  await page.getByRole('button', { name: /^Space/ }).click()
  await expect(page.locator('html')).not.toHaveClass(/is-filtering/)
  const [first, last] = [page.locator(cards).first(), page.locator(cards).last()]
  await expect(first).toHaveClass(/is-seen/)
  await expect(last).not.toBeInViewport()
  await expect(last).not.toHaveClass(/is-seen/)
})

test('a category without projects says so and leads back to all', async ({ answered: page }) => {
  await page.goto('/projects?focus=space&category=rail')
  await expect(page.getByText('Keine Projekte in dieser Kategorie gefunden.')).toBeVisible()
  await page.getByRole('button', { name: 'Alle Projekte zeigen' }).click()
  await expect(page.locator(cards)).toHaveCount(22)
  await expect(page).toHaveURL(/\/projects$/)
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
      await expect(page.locator('.filters')).toBeAttached()
      await expect(page.locator('.filters')).toBeHidden()
    })
})
