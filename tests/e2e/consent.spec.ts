import { expect, test } from './support/test.ts'

const year = 365 * 24 * 60 * 60 * 1000

for (const [path, lang, labels] of [
  [
    '/',
    'de',
    { all: 'Alle akzeptieren', essential: 'Nur essentielle', rejected: 'Ablehnen', more: 'Mehr erfahren' },
  ],
  ['/en', 'en', { all: 'Accept all', essential: 'Essential only', rejected: 'Reject', more: 'Learn more' }],
] as const) {
  // The stored value of each answer is tested in legal.spec.ts.
  for (const choice of lang === 'de' ? (['essential'] as const) : (['all', 'rejected'] as const)) {
    test(`${lang}: "${labels[choice]}" stores ${choice}, hides the banner and is remembered`, async ({
      page,
    }) => {
      await page.goto(path)
      expect(await page.evaluate(() => localStorage.length), 'nothing is stored before a choice').toBe(0)
      expect(await page.context().cookies()).toEqual([])
      await page.getByRole('button', { name: labels[choice] }).click()
      await expect(page.locator('#consent')).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(choice)
      await page.reload()
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('#consent')).toBeHidden()
    })
  }

  test(`${lang}: "Learn more" describes the stored data, and the banner links to the privacy policy`, async ({
    page,
  }) => {
    await page.goto(path)
    const banner = page.locator('#consent')
    await expect(banner.locator('dl')).toBeHidden()
    await banner.getByText(labels.more).click()
    await expect(banner.locator('dl')).toBeVisible()
    await expect(banner.locator(`a[href="${lang === 'de' ? '' : '/en'}/datenschutz"]`)).toBeVisible()
  })
}

test('the three buttons of the consent banner look the same, and the page behind stays usable', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const sizes = await page
    .locator('[data-consent]')
    .evaluateAll((buttons: HTMLElement[]) =>
      buttons.map(b => [b.offsetWidth, b.offsetHeight, getComputedStyle(b).backgroundColor].join()),
    )
  expect(new Set(sizes).size).toBe(1)
  await page.locator('header > nav').getByRole('link', { name: 'Büro' }).click()
  await expect(page).toHaveURL(/\/company$/)
})

for (const choice of ['all', 'essential', 'rejected'])
  test(`a stored answer "${choice}" without a date counts as given today`, async ({ page }) => {
    await page.addInitScript(value => {
      if (!sessionStorage.getItem('begun')) localStorage.setItem('cookieConsent', value)
      sessionStorage.setItem('begun', 'yes')
    }, choice)
    await page.goto('/')
    const date = () =>
      page.evaluate(() => Number.parseInt(localStorage.getItem('cookieConsentDate') ?? '', 10))
    await expect.poll(date).toBeGreaterThan(Date.now() - 60_000)
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#consent')).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(choice)
  })

test('the site deletes an unknown stored answer and shows the consent banner', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'accepted')
    localStorage.setItem('cookieConsentDate', String(Date.now()))
  })
  await page.goto('/')
  await expect(page.locator('#consent')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('the consent banner asks again after a year', async ({ page }) => {
  await page.addInitScript(age => {
    localStorage.setItem('cookieConsent', 'all')
    localStorage.setItem('cookieConsentDate', String(Date.now() - age))
  }, year + 1000)
  await page.goto('/')
  await expect(page.locator('#consent')).toBeVisible()
})

test('a page restored from the back/forward cache hides the banner after an answer on another page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#consent')).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('cookieConsent', 'rejected')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('#consent')).toBeHidden()
})
