// The pages of single projects: model and drawing, true scale, the link to the next project, and the form.
import type { Page } from '@playwright/test'
import { css } from './support/css.ts'
import { hold } from './support/hold.ts'
import { linesMissing } from './support/looks.ts'
import { expect, test } from './support/test.ts'

const clinic = '/projects/ambulatorium-erlaa'
const court = '/projects/wohnhof-kagran'
const model = css('parts/Look/Look', 'model')
const line = css('parts/Look/Look', 'line')
const sheet = css('parts/Drawing/Drawing', 'sheet')

const drawn = (page: Page) => page.locator(line).evaluate(layer => getComputedStyle(layer).clipPath)
const shown = 'inset(0px)'

test.describe('model and drawing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a visitor switches between model and drawing by keyboard, and both cover the same area', async ({
    answered: page,
  }) => {
    await page.goto(clinic)
    const [first, second] = await Promise.all([model, line].map(layer => page.locator(layer).boundingBox()))
    expect(second).toEqual(first)
    expect(await drawn(page)).not.toBe(shown)

    const group = page.getByRole('group', { name: 'Ansicht des Modells' })
    await group.getByRole('radio', { name: 'Modell' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Zeichnung' })).toBeChecked()
    expect(await drawn(page)).toBe(shown)
    await page.keyboard.press('ArrowLeft')
    expect(await drawn(page)).not.toBe(shown)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('a visitor can still switch from model to drawing', async ({ page }) => {
      await page.goto(clinic)
      await page.getByRole('radio', { name: 'Zeichnung' }).check()
      await expect(page.locator(line)).toHaveCSS('clip-path', shown)
    })
  })
})

test('the browser requests the lines of drawings only after the first picture has arrived', async ({
  answered: page,
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const release = await hold(page, '**/*.avif')
  await page.goto(clinic, { waitUntil: 'commit' })
  // The page is painted in its typeface, so everything that does not wait for the picture has been requested.
  await page.waitForFunction(
    () => document.fonts.check('1em "Barlow Condensed"') && performance.getEntriesByName('first-paint')[0],
  )
  const lines = await page
    .locator('use[data-lines]')
    .evaluateAll(uses => uses.map(use => use.getAttribute('data-lines')?.replace('#drawing', '') ?? ''))
  expect(asked.filter(path => lines.includes(path))).toEqual([])
  release()
  await expect.poll(() => page.evaluate(linesMissing)).toBe(0)
  expect(asked).toEqual(expect.arrayContaining(lines))
})

/** Measures the pixels for each metre in every drawing of the page. */
const scales = (page: Page) =>
  page.locator(`${sheet} > svg[viewBox]`).evaluateAll(drawings =>
    drawings.map(drawing => {
      const width = Number(drawing.getAttribute('viewBox')?.split(' ')[2]) / 100
      return drawing.getBoundingClientRect().width / width
    }),
  )

test('section and plan of a project have the same scale', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(court)
  const [section = 0, plan = 0] = await scales(page)
  expect(plan).toBeCloseTo(section, 1)
})

test('the ten ticks for nine bays in a drawing align with the ten axis lines', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(court)
  const left = (selector: string) =>
    page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().left))
  const axes = await left(`${css('projects/page/DrawingSheet', 'axes')} line`)
  const ticks = await left(`${css('parts/Drawing/Drawing', 'chain')} >> nth=0 >> path`)
  expect(axes).toHaveLength(10)
  expect(ticks).toHaveLength(10)
  for (const [index, tick] of ticks.entries())
    expect(Math.abs(tick + 7 - (axes[index] ?? 0)), `tick ${index}`).toBeLessThan(1.5)
})

test('the north arrow is horizontal on a plan whose north is to the right', async ({ answered: page }) => {
  await page.goto(court)
  // North is to the right here, so the arrow is horizontal.
  const arrow = await page.locator('figcaption svg g').boundingBox()
  expect(arrow?.width).toBeGreaterThan(arrow?.height ?? 0)
})

test('each storey in the list lines up with its floor in the drawing', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects/pflegehaus-weinberg')
  const list = page.getByRole('list', { name: 'Geschosse, von oben nach unten' })
  const storeys = await list.getByRole('listitem').evaluateAll(items =>
    items.map(item => ({
      bottom: item.getBoundingClientRect().bottom,
      level: item.querySelector('span')?.textContent ?? '',
    })),
  )
  expect(storeys).toHaveLength(5)
  // The whole house is new, so the drawing needs no legend for existing parts.
  await expect(page.getByText('Bestand', { exact: true })).toHaveCount(0)
  const drawing = page.locator(`${sheet} > svg[viewBox]`).first()
  const { top, metre, upper } = await drawing.evaluate(svg => {
    const [, y = 0, width = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const box = svg.getBoundingClientRect()
    return { top: box.top, metre: (box.width / width) * 100, upper: -y / 100 }
  })
  // ±0.00 lies 20 cm above the ground of this drawing (pflegehaus-weinberg.yaml).
  for (const { bottom, level } of storeys) {
    const z = Number(level.replace('−', '-').replace('±', '').replace(',', '.')) + 0.2
    expect(Math.abs(bottom - (top + (upper - z) * metre)), level).toBeLessThan(2)
  }
})

test('cards for the next and previous project lead through all projects in a circle, both ways', async ({
  answered: page,
}) => {
  await page.goto(court)
  const cards = page
    .getByRole('region', { name: 'Vorheriges Projekt, Nächstes Projekt' })
    .getByRole('article')
  const seen: string[] = []
  for (let step = 0; step < 5; step++) {
    seen.push(new URL(page.url()).pathname)
    await expect(cards.locator('picture')).toHaveCount(2)
    await page.goto((await cards.last().getByRole('link').getAttribute('href')) ?? '')
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', seen.at(-1) ?? '')
  }
  expect(new URL(page.url()).pathname).toBe(court)
  expect(new Set(seen).size).toBe(5)
})

for (const [path, label, about] of [
  [clinic, 'Ähnliches Vorhaben besprechen', 'Ähnliches Vorhaben: Ambulatorium Erlaa'],
  [`/en${clinic}`, 'Discuss a similar project', 'A similar project: Erlaa Outpatient Clinic'],
] as const)
  test(`the form names the project it was opened on (${path})`, async ({ answered: page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: label }).first().click()
    const dialog = page.getByRole('dialog', { name: `${label} ${about}` })
    await expect(dialog.locator('form[novalidate]')).toBeVisible()
    await dialog.locator('[name=name]').fill('Mira Sonntag')
    await dialog.locator('[name=email]').fill('mira@example.org')
    await dialog.locator('[name=message]').fill('Ein Block am Hafen, noch ohne Mieter.')
    const sent = page.waitForRequest(/send-contact-email/)
    await dialog.locator('form[novalidate] button[type=submit]').click()
    expect((await sent).postDataJSON().service).toBe(about)
    await expect(dialog).toBeHidden()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every drawing shows its lines', async ({ page }) => {
    await page.goto(clinic)
    const boxes = () =>
      page
        .locator('use[href$="#drawing"]')
        .evaluateAll(uses => uses.map(use => use.getBoundingClientRect().width))
    await expect.poll(async () => (await boxes()).filter(width => width === 0)).toEqual([])
    const promised = page.locator('use[data-lines]')
    expect(await boxes()).toHaveLength(await promised.count())
  })
  test('the inquiry button links to the contact page with the project in the address', async ({ page }) => {
    await page.goto(clinic)
    const link = page.getByRole('link', { name: 'Ähnliches Vorhaben besprechen' }).first()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect(address.pathname).toBe('/contact')
    expect(address.searchParams.get('service')).toBe('Ähnliches Vorhaben: Ambulatorium Erlaa')
  })
})

test('breadcrumbs have three levels, and the header marks the current section', async ({
  answered: page,
}) => {
  await page.goto(`/en${clinic}`)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Projects', 'Erlaa Outpatient Clinic'])
  await expect(crumbs.getByRole('link')).toHaveCount(2)
  await expect(page.locator('header [aria-current="true"]').first()).toHaveText('Projects')
})

test('the picture of a project card moves into place on the project page', async ({ answered: page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
      Object.assign(window, { moving })
    })
  })
  const moving = () => page.evaluate('window.moving ?? []')
  // The browser does not hold up a page until its picture arrives; without the picture there is no transition.
  await expect(async () => {
    await page.goto('/healthcare')
    await page.getByRole('link', { name: 'Ambulatorium Erlaa', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${clinic}$`))
    await expect.poll(moving, { timeout: 2000 }).toContain('::view-transition-group(project)')
  }).toPass()
})

for (const [path, answer] of [
  ['/projects/kagrn', court],
  ['/en/projects/weinberg', '/en/projects/pflegehaus-weinberg'],
] as const)
  test.describe(`${path} does not exist`, () => {
    test.use({ expectedConsole: /status of 404/ })
    test('the 404 page links to the project that was probably meant', async ({ answered: page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator(`main a[href="${answer}"]`)).toBeVisible()
    })
  })
