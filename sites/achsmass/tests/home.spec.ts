// The moving parts of the home page, and how a visitor stops them.
import { expect, test } from '../../../tests/e2e/support/test.ts'

test('the slideshow loads one picture at a time, each shortly before its turn, and begins again', async ({
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

test.describe('where a picture does not arrive', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })
  test('the slideshow goes on with the next one', async ({ answered: page }) => {
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

test('under data saving the slideshow waits until it is started', async ({ answered: page }) => {
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

test('the pause button comes first, and the pictures wait for whoever walks through them', async ({
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

  test('the slideshow stands, and can be started', async ({ answered: page }) => {
    await page.clock.install()
    await page.goto('/en')
    await page.clock.runFor(20_000)
    await expect(page.locator('[data-slide][aria-current=true]')).toHaveAccessibleName('Picture 1 of 13')
    await expect(page.locator('[data-slideshow]').getByRole('button', { name: 'Start motion' })).toBeVisible()
    await expect(page.locator('[data-counters]')).toContainText('22')
  })
})

test('the figures of the page are the final ones, whatever is counting', async ({ page }) => {
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
  test(`the news show ${perView} at ${width} px; buttons and arrow keys go on to the end`, async ({
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

test('at both ends of the news a button is there, reads as disabled and looks it, in German too', async ({
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

test('search engines read the organisation, the office with its hours and four services', async ({
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

test('the distance that is drawn between the offices is read out too', async ({ answered: page }) => {
  await page.goto('/')
  expect(await page.locator('[data-counters]').ariaSnapshot()).toMatch(/Luftlinie \d+\skm/)
})

for (const path of ['/', '/en'])
  test(`the foot of ${path} fits a phone with all its links`, async ({ answered: page }) => {
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
  test(`${path} at ${width} × ${height}: the banner is low, and home says what the firm does above it`, async ({
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
