// The filters of /projects are kept in the address and announce their result.
import type { Page } from '@playwright/test'
import { chooseLanguage } from './support/choose-language.ts'
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

const cards = 'main article:visible'

test('a focus area and a category narrow the list, and survive reload, back and a language change', async ({
  answered: page,
}) => {
  await page.goto('/projects')
  await expect(page.locator(cards)).toHaveCount(5)
  const care = page.getByRole('button', { name: 'Pflegen', exact: true })
  await expect(care).toHaveAccessibleDescription('2 Projekte')
  await expect(care).toHaveText('Pflegen 2')
  await expect(page.getByRole('button', { name: 'Leben', exact: true })).toHaveAccessibleDescription(
    '1 Projekt',
  )
  await care.click()
  await expect(page.getByRole('status').filter({ hasText: '2 Projekte' })).toBeVisible()
  await page.getByRole('button', { name: /^Gesundheit/ }).click()
  await expect(page).toHaveURL(/\?focus=care&category=healthcare$/)
  await expect(page.locator(cards)).toHaveCount(2)

  await page.reload()
  await expect(page.locator(cards)).toHaveCount(2)
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/projects\?focus=care&category=healthcare$/)
  await expect(page.locator(cards)).toHaveCount(2)

  await page.getByRole('button', { name: /^Healthcare/ }).click()
  await expect(page.locator(cards)).toHaveCount(2)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(2)
  await page.getByRole('button', { name: /^Living/ }).click()
  await expect(page).toHaveURL(/\?focus=living$/)
  await expect(page.locator(cards)).toHaveCount(1)
})

for (const [path, finder] of [
  ['/projects', 'Referenz suchen'],
  ['/en/projects', 'Find a reference'],
] as const)
  test(`the filter buttons on ${path} form one line left of the finder link, from 1120 to 1536 px`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const buttons = page.locator('main fieldset button:visible')
    await expect(buttons).toHaveCount(5)
    for (const width of [1120, 1280, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 })
      const link = await page.locator('main').getByRole('link', { name: finder }).first().boundingBox()
      const boxes = await Promise.all((await buttons.all()).map(button => button.boundingBox()))
      expect(Math.max(...boxes.map(box => (box?.x ?? 0) + (box?.width ?? 0)))).toBeLessThan(link?.x ?? 0)
      expect(new Set(boxes.map(box => box?.y)), `lines at ${width} px`).toHaveProperty('size', 1)
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    }
  })

test('the last of several quick filter choices wins while cards are still moving', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=living')
  await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Leben/)
  await expect(page.locator(cards)).toHaveCount(1)
  await page.getByRole('group').evaluate(filters => {
    for (const name of ['Pflegen', 'Alle', 'Pflegen'])
      [...filters.querySelectorAll('button')].find(button => button.textContent?.startsWith(name))?.click()
  })
  await expect(page.locator(cards)).toHaveCount(2)
  // The cards come to rest where the last choice puts them, not where an interrupted animation left them.
  const [first, second] = await page.locator(cards).all()
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().filter(({ id }) => id === 'cards').length))
    .toBe(0)
  expect((await first?.boundingBox())?.y).toBeCloseTo((await second?.boundingBox())?.y ?? 0)
})

test('until the script loads, a filtered address shows no projects and only disabled filter buttons', async ({
  answered: page,
}) => {
  // With reduced motion the cards do not rise, so they are in their places at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A CSS animation shows all cards after three seconds in case the script never comes; pausing it rules that out.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main section > * { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const release = await hold(page, '**/*.js')
  const loaded = page.goto('/projects?focus=care&category=healthcare')
  await expect(page.locator('main article')).toHaveCount(5)
  await expect(page.locator(cards)).toHaveCount(0)
  const filters = page.getByRole('group', { name: 'Projekte filtern' })
  // The address decides which categories have a button.
  await expect(filters.getByRole('button')).toHaveCount(5)
  await expect(filters.getByRole('button', { disabled: false })).toHaveCount(0)
  await expect(filters.getByRole('button', { pressed: true })).toHaveCount(0)
  release()
  await loaded
  await expect(filters.getByRole('button', { pressed: true })).toHaveText([/^Pflegen/, /^Gesundheit/])
  await expect(page.locator(cards)).toHaveCount(2)
  const shifts = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const sum = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((all, entry) => all + Reflect.get(entry, 'value'), 0))
        new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shifts).toBeLessThan(0.01)
  await page.getByRole('button', { name: /^Alle/ }).click()
  await expect(page.locator(cards)).toHaveCount(5)
})

test('after the visitor goes back from another page, the filters match the projects shown', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=care&category=healthcare')
  await expect(page.locator(cards)).toHaveCount(2)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.locator('footer').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum$/)
  await page.goBack()
  await expect(page.locator(cards)).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Alle/ })).not.toBeInViewport()
  await expect(page.getByRole('button', { pressed: true })).toHaveText([/^Pflegen/, /^Gesundheit/])
})

test('a category without projects shows a message and a button that shows all projects', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=living&category=healthcare')
  await expect(page.getByText('In dieser Kategorie ist noch nichts.')).toBeVisible()
  await page.getByRole('button', { name: 'Alle Projekte zeigen' }).click()
  await expect(page.locator(cards)).toHaveCount(5)
  await expect(page).toHaveURL(/\/projects$/)
  // The pressed button disappears, so the focus moves on.
  await expect(page.getByRole('button', { name: /^Alle/ })).toBeFocused()
})

test('if going back removes the focused category button, the focus moves to the chosen focus area', async ({
  answered: page,
}) => {
  await page.goto('/projects?focus=living')
  await page.getByRole('button', { name: /^Pflegen/ }).click()
  await page.getByRole('button', { name: /^Gesundheit/ }).focus()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Leben/ })).toBeFocused()
})

/** Lists the cards with a rise animation in CSS, with each delay in milliseconds. */
const rising = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return target instanceof HTMLElement && target.matches('article')
        ? [[target.dataset.project, Math.round(effect?.getTiming().delay ?? -1)]]
        : []
    }),
  )

test('cards appear 100 ms apart, also in a filtered list, and need no script to become visible', async ({
  answered: page,
}) => {
  // The animations are paused, so that the result is the same on any machine.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('article { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const release = await hold(page, '**/*.js')
  await page.goto('/projects', { waitUntil: 'commit' })
  await expect(page.locator(cards)).toHaveCount(5)
  expect((await rising(page)).map(([, delay]) => delay)).toEqual([100, 200, 300, 400])
  await expect(page.locator(cards).last()).toHaveCSS('opacity', '0')
  await page.evaluate(() => document.getAnimations().forEach(animation => void animation.finish()))
  await expect(page.locator(cards).last()).toHaveCSS('opacity', '1')
  release()
  await page.goto('/projects?focus=care')
  await expect(page.locator(cards)).toHaveCount(2)
  expect((await rising(page)).map(([, delay]) => delay)).toEqual([100])
})

test('with reduced motion the cards appear without an animation', async ({ answered: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects')
  await expect(page.getByRole('button', { name: 'Leben', exact: true })).toBeEnabled()
  expect(await rising(page)).toEqual([])
  await expect(page.locator('main article[data-waiting]')).toHaveCount(0)
  for (const card of await page.locator(cards).all()) await expect(card).toHaveCSS('opacity', '1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/projects', '/en/projects'])
    test(`${path} shows all projects and hides the filters`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator(cards)).toHaveCount(5)
      await expect(page.locator('main fieldset')).toBeAttached()
      await expect(page.locator('main fieldset')).toBeHidden()
    })
})

test('on a phone, project cards show a label only for figures that the firm defines itself', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects')
  const labels = await page
    .locator(`${cards} dt`)
    .evaluateAll(all =>
      all.filter(label => label.getBoundingClientRect().width > 1).map(label => label.textContent),
    )
  expect(labels).toEqual(['Trennwände'])
})
