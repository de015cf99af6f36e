// The moving parts of the home page, and how a visitor stops them.
import { expect, test } from '../../../tests/e2e/support/test.ts'

test('the slideshow loads each picture shortly before its turn, and starts over after the last', async ({
  answered: page,
}) => {
  const loaded = new Set<string>()
  page.on('request', request => {
    const name = /_astro\/([\w-]+)\..*\.(?:avif|jpeg)$/.exec(request.url())?.[1]
    if (name) loaded.add(name)
  })
  await page.clock.install()
  await page.goto('/', { waitUntil: 'load' })
  const staff = page.getByRole('group', { name: 'Bildwahl' }).getByRole('button')
  await expect(staff).toHaveCount(13)
  const current = page.locator('[data-slide][aria-current=true]')
  await expect(current).toHaveAccessibleName('Bild 1 von 13')
  // Counts the slides only; lazy pictures of the sections below load when they come near.
  expect(loaded).not.toContain('dc-courtyard')
  expect(loaded).not.toContain('rail-station')

  await page.clock.runFor(3500)
  await expect.poll(() => loaded.has('dc-courtyard')).toBe(true)
  expect(loaded).not.toContain('rail-station')
  await page.clock.runFor(2000)
  await expect(current).toHaveAccessibleName('Bild 2 von 13')
  await expect(page.locator('[data-slide-caption]')).toHaveText(/Campus Süd/)

  await staff.last().click()
  await expect(current).toHaveAccessibleName('Bild 13 von 13')
  await page.clock.runFor(5500)
  await expect(current).toHaveAccessibleName('Bild 1 von 13')

  await page.locator('[data-slideshow]').getByRole('button', { name: 'Bewegung anhalten' }).click()
  await page.clock.runFor(20_000)
  await expect(current).toHaveAccessibleName('Bild 1 von 13')
  await page.locator('[data-slideshow]').getByRole('button', { name: 'Bewegung starten' }).click()
  await page.clock.runFor(5500)
  await expect(current).toHaveAccessibleName('Bild 2 von 13')
})

test.describe('when a picture fails to load', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })
  test('the slideshow continues with the next picture', async ({ answered: page }) => {
    await page.route(/_astro\/data-centre-campus\./, route => route.abort())
    await page.clock.install()
    await page.goto('/')
    const current = page.locator('[data-slide][aria-current=true]')
    await expect(current).toHaveAccessibleName('Bild 1 von 13')
    await page.clock.runFor(5500)
    await page.clock.runFor(5500)
    await expect(current).toHaveAccessibleName('Bild 3 von 13')
  })
})

test('in data-saving mode, the slideshow waits until the visitor starts it', async ({ answered: page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.clock.install()
  await page.goto('/')
  const show = page.locator('[data-slideshow]')
  const current = page.locator('[data-slide][aria-current=true]')
  await page.clock.runFor(20_000)
  await expect(current).toHaveAccessibleName('Bild 1 von 13')
  await show.getByRole('button', { name: 'Bewegung starten' }).click()
  await page.clock.runFor(5500)
  await expect(current).toHaveAccessibleName('Bild 2 von 13')
})

test('the pause button comes first, and the slideshow waits while a picture button has focus', async ({
  answered: page,
}) => {
  await page.clock.install()
  await page.goto('/')
  const show = page.locator('[data-slideshow]')
  await expect(show.locator('button').first()).toHaveAccessibleName('Bewegung anhalten')
  await show.locator('button').first().focus()
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  // The second picture has loaded, so only the pause can be holding the slideshow back.
  await show.evaluate(async place => {
    const second = document.importNode(place.querySelector('template')?.content as Node, true)
    const image = (second.firstChild as Element).querySelector('img') as HTMLImageElement
    image.loading = 'eager'
    await image.decode()
  })
  await expect(page.locator('[data-slide][aria-current=true]')).toHaveAccessibleName('Bild 1 von 13')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(5500)
  await expect(page.locator('[data-slide][aria-current=true]')).toHaveAccessibleName('Bild 2 von 13')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the slideshow does not move and offers a start button', async ({ answered: page }) => {
    await page.clock.install()
    await page.goto('/en')
    await page.clock.runFor(20_000)
    await expect(page.locator('[data-slide][aria-current=true]')).toHaveAccessibleName('Picture 1 of 13')
    await expect(page.locator('[data-slideshow]').getByRole('button', { name: 'Start motion' })).toBeVisible()
    await expect(page.locator('[data-counters]')).toContainText('22')
  })
})

test('the HTML from the server contains the final values of the counting figures', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  for (const figure of ['22', '50', '2'])
    expect(html).toMatch(new RegExp(`data-count="${figure}">${figure}<`))
})

for (const [width, perView] of [
  [390, 1],
  [768, 2],
  [1023, 2],
  [1024, 3],
  [1440, 3],
] as const) {
  test(`at ${width} px the news carousel shows ${perView} at a time, and buttons and arrow keys move to the end`, async ({
    answered: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en')
    const news = page.getByRole('group', { name: 'News items' })
    await news.scrollIntoViewIfNeeded()
    const position = news.locator('[aria-live]')
    const previous = news.getByRole('button', { name: 'Previous item' })
    const next = news.getByRole('button', { name: 'Next item' })
    await expect(position).toHaveText(`Items 1 to ${perView} of 3`)
    await expect(news.getByRole('listitem')).toHaveText([
      /09\/30\/2025.*NEW/,
      /09\/25\/2025.*ANNIVERSARY/,
      /09\/24\/2025/,
    ])
    await expect(previous).toBeVisible()
    await expect(next).toBeVisible()
    await expect(previous).toBeDisabled()
    if (perView === 3) {
      // All items are in view, so the buttons keep the focus but do nothing.
      await expect(next).toBeDisabled()
      await next.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await expect(next).toBeFocused()
      return expect(position).toHaveText('Items 1 to 3 of 3')
    }
    await next.click()
    await expect(position).toHaveText(`Items 2 to ${perView + 1} of 3`)
    await expect(previous).toBeEnabled()
    // Alt with an arrow key navigates the browser's history.
    await page.keyboard.press('Alt+ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText(`Items 1 to ${perView} of 3`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText(/to 3 of 3$/)
    await expect(next).toBeDisabled()
    // At the end a button keeps the focus, and does nothing.
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(position).toHaveText(new RegExp(perView === 1 ? '^Items 2' : '^Items 1'))
  })
}

test('on the German page, the news buttons at both ends are visible but look and read as disabled', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const news = page.getByRole('group', { name: 'Meldungen' })
  const colour = await news.locator('h2').evaluate(heading => getComputedStyle(heading).color)
  for (const name of ['Vorherige Meldung', 'Nächste Meldung']) {
    const button = news.getByRole('button', { name })
    await expect(button).toBeVisible()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(await button.evaluate(one => getComputedStyle(one).color)).not.toBe(colour)
  }
})

test('structured data describes the organisation, the office with its opening hours and four services', async ({
  page,
}) => {
  await page.goto('/')
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(text =>
    JSON.parse(text),
  )
  const types = data.map(item => item['@type'])
  expect(types.filter(type => type === 'Service')).toHaveLength(4)
  expect(types).toContain('Organization')
  const office = data.find(item => item['@type'] === 'LocalBusiness')
  expect(office.openingHoursSpecification).toMatchObject({ opens: '09:00', closes: '17:00' })
  expect(office.areaServed).toEqual(['DE', 'AT', 'CH', 'HU'])
})

test('screen readers can also read the distance drawn between the offices', async ({ answered: page }) => {
  await page.goto('/')
  expect(await page.locator('[data-counters]').ariaSnapshot()).toMatch(/Luftlinie \d+\skm/)
})

for (const path of ['/', '/en'])
  test(`the footer of ${path} fits on a phone screen with its email and FAQ links`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const foot = page.locator('footer').last()
    expect((await foot.boundingBox())?.height).toBeLessThanOrEqual(720)
    await expect(foot.getByRole('link', { name: '@' })).toBeVisible()
    await expect(foot.getByRole('link', { name: 'FAQ' })).toBeVisible()
  })

for (const { path, width, height, tallest } of [
  { path: '/', width: 390, height: 664, tallest: 180 },
  { path: '/en', width: 390, height: 664, tallest: 180 },
  { path: '/', width: 1440, height: 900, tallest: 106 },
  { path: '/en', width: 1440, height: 900, tallest: 106 },
])
  test(`${path} at ${width} × ${height}: the consent banner is low, and the page shows its tagline and slideshow`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(path)
    const banner = page.locator('#consent')
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(tallest)
    const answers = await banner
      .locator('[data-consent]')
      .evaluateAll((buttons: HTMLElement[]) =>
        buttons.map(({ scrollHeight, offsetWidth }) => [scrollHeight, offsetWidth].join()),
      )
    expect(new Set(answers).size, 'sizes of three equal answers').toBe(1)
    await expect(page.locator('[data-tagline]')).toHaveText(
      path === '/'
        ? 'Generalplaner für Büros, Rechenzentren und Bahnhöfe. Neubau und Bestand, Frankfurt und Budapest.'
        : 'General planners for offices, data centres and stations. New and existing buildings, Frankfurt and Budapest.',
    )
    const picture = await page.locator('[data-slides]').boundingBox()
    expect(picture?.height).toBeGreaterThanOrEqual(width === 390 ? 96 : 200)
  })
