import { chooseLanguage } from './support/choose-language.ts'
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const crumbsOf = css('frame/Crumbs/Crumbs', 'crumbs')

test('a link leads to the top of the next page, with the focus on its main content', async ({
  answered: page,
}) => {
  await page.goto('/consulting')
  await page.locator('footer').getByRole('link', { name: 'Büro' }).click()
  await expect(page).toHaveURL(/\/company$/)
  await expect(page.locator('main')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the back button returns to the scroll position that the visitor left', async ({ answered: page }) => {
  await page.goto('/consulting')
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page
    .locator('footer')
    .getByRole('link', { name: 'Fragen' })
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/\/faq$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/consulting$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('an address with a hash scrolls to its target and does not focus the main content', async ({
  answered: page,
}) => {
  await page.goto('/consulting')
  await page.evaluate(() => location.assign('/contact#anfrage'))
  await expect(page).toHaveURL(/\/contact#anfrage$/)
  await expect(page.locator('#anfrage')).toBeInViewport()
  await expect(page.locator('main')).not.toBeFocused()
})

test('a page fades into the next one', async ({ answered: page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', event => Object.assign(window, { fadesIn: event.viewTransition !== null }))
  })
  await page.goto('/faq')
  await page.evaluate(() => location.assign('/company'))
  await expect(page).toHaveURL(/\/company$/)
  await expect.poll(() => page.evaluate('window.fadesIn')).toBe(true)
})

test('the first page of a visit does not move the focus to its main content', async ({ answered: page }) => {
  await page.goto('/consulting')
  await expect(page.locator('main')).not.toBeFocused()
})

for (const [path, text] of [
  ['/housing', 'Zum Hauptinhalt springen'],
  ['/en/housing', 'Skip to main content'],
] as const) {
  test(`the skip link on ${path} is the first focus stop and leads to the main content`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: text })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
}

test('the language switch keeps page, query and hash in both directions', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects?focus=care&category=healthcare#main')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/projects\?focus=care&category=healthcare#main$/)
  await chooseLanguage(page, 'Deutsch')
  await expect(page).toHaveURL(/[^n]\/projects\?focus=care&category=healthcare#main$/)
})

test('if a page has no translation, the language switch leads to the home page of that language', async ({
  answered: page,
}) => {
  await page.goto('/housing')
  await chooseLanguage(page, 'Magyar')
  await expect(page).toHaveURL(/\/hu$/)
  await expect(page.locator('a[href*="housing"]')).toHaveCount(0)
})

test('the list of languages works by keyboard and without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'DE: Sprachen' })
  await button.press('Enter')
  const list = page.locator('#languages-menu')
  await expect(list.getByRole('link')).toHaveText(['Deutsch', 'English', 'Magyar'])
  await expect(list.locator('[aria-current]')).toHaveText('Deutsch')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await button.press('Enter')
  await list.getByRole('link', { name: 'Magyar' }).press('Enter')
  await expect(page).toHaveURL(/\/hu\/contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await context.close()
})

test.describe('breadcrumbs', () => {
  test.use({ expectedConsole: /status of 404/ })

  for (const [path, home, last] of [
    ['/karriere', 'Startseite', 'Karriere'],
    ['/en/karriere', 'Home', 'Careers'],
    ['/404', 'Startseite', '404'],
    ['/en/offline', 'Home', 'Offline'],
  ] as const) {
    test(`the breadcrumbs of ${path} start with the home page and end with the current page`, async ({
      answered: page,
    }) => {
      await page.goto(path)
      const crumbs = page.locator(crumbsOf)
      await expect(crumbs.getByRole('link').first()).toHaveText(home)
      await expect(crumbs.locator('[aria-current="page"]')).toHaveText(last)
    })
  }
})

for (const home of ['/', '/en'])
  test(`${home} has no breadcrumbs`, async ({ answered: page }) => {
    await page.goto(home)
    await expect(page.locator(crumbsOf)).toHaveCount(0)
  })

test.describe('an address without a page', () => {
  test.use({ expectedConsole: /status of 404/ })

  for (const [path, lang, links] of [
    ['/nirgends', 'de', ['/']],
    ['/england', 'de', ['/']],
    ['/en/nowhere/at-all', 'en', ['/en', '/']],
    ['/hu/sehol', 'hu', ['/hu', '/']],
  ] as const) {
    test(`${path} shows a 404 page in its language, and the browser logs the path`, async ({
      answered: page,
    }) => {
      const logged = page.waitForEvent('console', message => message.text().includes(path))
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await logged
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toContainText('404')
      await expect(page.locator(crumbsOf).locator('[aria-current="page"]')).toHaveText('404')
      await expect(page.locator('h1')).toContainText('Oops! Page not found')
      for (const href of links) await expect(page.locator(`main a[href="${href}"]`)).toBeVisible()
    })
  }

  test('the 404 page suggests the page that was probably meant, even without JavaScript', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    expect((await page.goto('/projekte'))?.status()).toBe(404)
    await expect(page.locator('h1')).toContainText('Oops! Page not found')
    const near = page.getByRole('navigation', { name: 'Vielleicht suchen Sie' })
    await expect(near.getByRole('link')).toHaveText(['Projekte'])
    await page.goto('/en/consultng')
    await page.getByRole('navigation', { name: 'You may be looking for' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\/consulting$/)
    await context.close()
  })

  test('the language switch of the 404 page keeps the rest of the address', async ({ answered: page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/nirgends')
    await chooseLanguage(page, 'Magyar')
    await expect(page).toHaveURL(/\/hu\/nirgends$/)
    await chooseLanguage(page, 'English')
    await expect(page).toHaveURL(/\/en\/nirgends$/)
  })
})

for (const [asked, canonical] of [
  ['/consulting/', '/consulting'],
  ['/Consulting', '/consulting'],
  ['//en//contact', '/en/contact'],
  ['/en/', '/en'],
  ['/faq.html?x=1', '/faq?x=1'],
] as const) {
  test(`the server redirects ${asked} permanently to ${canonical}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${asked}`, { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', baseURL).href).toBe(`${baseURL}${canonical}`)
  })
}

test('the footer has the main links, the postal address, the email address and the current year', async ({
  answered: page,
}) => {
  await page.goto('/en')
  const footer = page.locator('footer')
  for (const path of 'consulting projects company karriere contact faq impressum datenschutz'.split(' '))
    await expect(footer.locator(`a[href="/en/${path}"]`).first()).toBeVisible()
  await expect(footer.locator('address')).toContainText('Lotgasse 3')
  await expect(footer.locator('a[href="mailto:buero@traglot.example"]')).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Traglot Ziviltechniker GmbH`)
})

test('the copyright line takes the year from the clock of the browser', async ({ answered: page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'))
  for (const path of ['/', '/en/contact']) {
    await page.goto(path)
    await expect(page.locator('footer')).toContainText('© 2031 Traglot Ziviltechniker GmbH')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the copyright line shows a year', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('footer')).toContainText(/© 20\d\d Traglot Ziviltechniker GmbH/)
  })
})
