// The table on the privacy page lists exactly what a browser stores after each choice.
import { readConfig } from '../../service/operation/config.ts'
import { withoutBreaks } from '../../src/i18n/without-breaks.ts'
import { chooseLanguage } from './support/choose-language.ts'
import { expect, test } from './support/test.ts'

const answers = { all: 'Alle akzeptieren', essential: 'Nur essentielle', rejected: 'Ablehnen' }

for (const [choice, label] of Object.entries(answers))
  test(`after "${label}" the browser stores exactly the items listed in the privacy table`, async ({
    page,
    context,
  }) => {
    await page.goto('/datenschutz')
    const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    expect(await stored(), 'before an answer').toEqual([])
    expect(await context.cookies()).toEqual([])

    await page.getByRole('button', { name: label }).click()
    const listed = page.locator('main tr[data-when="answered"] th')
    expect((await stored()).sort()).toEqual((await listed.allTextContents()).sort())
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe(choice)
    // This firm has no Matomo, so no answer sets a cookie.
    expect(await context.cookies()).toEqual([])
  })

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a visit without a consent choice stores exactly the items listed in the privacy table', async ({
    page,
    context,
  }) => {
    await page.goto('/datenschutz')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const listed = (place: string) =>
      page.locator(`main tr[data-when="visited"][data-place="${place}"] th`).allTextContents()
    const stored = await page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
        new URL(active?.scriptURL ?? '').pathname.slice(1),
      ),
      caches: (await caches.keys()).map(name => name.replace(/-.*/, '-…')),
      rest: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ],
    }))
    expect(stored.workers).toEqual(await listed('Service Worker'))
    expect(stored.caches).toEqual(await listed('Cache Storage'))
    expect(stored.rest).toEqual([])
    expect(await context.cookies()).toEqual([])
    await expect(page.locator('main tr[data-when="visited"]')).toHaveCount(2)
  })
})

test('on a site without Matomo, neither the consent banner nor the privacy page mentions it', async ({
  page,
}) => {
  for (const path of ['/datenschutz', '/en/datenschutz']) {
    await page.goto(path)
    await expect(page.locator('#consent')).not.toContainText('Matomo')
    await expect(page.locator('main tr[data-when="statistics"]')).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText('Matomo')
  }
})

for (const [path, ...figures] of [
  ['/datenschutz', '13 Monate', '30 Minuten'],
  ['/en/datenschutz', '13 months', '30 minutes'],
] as const)
  test(`${path} states how long statistics would keep an id and a session, even without statistics`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const figure of figures) await expect(page.locator('#statistics')).toContainText(figure)
  })

test('the imprint credits the makers of the pictures', async ({ page }) => {
  await page.goto('/impressum')
  await expect(page.locator('#credits')).toContainText(/Zeichnungen\s*Traglot \(\d+ Bilder\)/)
})

test('pausing motion stores only the item listed in the privacy table, and only for that tab', async ({
  answered: page,
}) => {
  await page.goto('/')
  await page.locator('[data-motion]').first().click()
  const stored = await page.evaluate(() => Object.keys(sessionStorage))
  await page.goto('/en/datenschutz')
  const listed = page.locator('main tr[data-place="sessionStorage"] th')
  expect(stored).toEqual(await listed.allTextContents())
  await expect(page.locator('main tr[data-place="sessionStorage"]')).toContainText('Until you close the tab')
  const another = await page.context().newPage()
  await another.goto('/')
  expect(await another.evaluate(() => sessionStorage.length)).toBe(0)
})

for (const [path, name, question] of [
  ['/datenschutz', 'Cookie-Einstellungen öffnen', 'Alle akzeptieren'],
  ['/en/datenschutz', 'Open cookie settings', 'Accept all'],
] as const)
  test(`the cookie settings on ${path} delete the stored answer and show the banner again`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.getByRole('button', { name: question }).click()
    await expect(page.locator('#consent')).toBeHidden()
    await page.getByRole('button', { name }).click()
    await expect(page.locator('#consent')).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

test('switching statistics off stores "essential" as the answer and deletes the statistics cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: '_pk_id.1.abcd', value: '1', url: baseURL ?? '' }])
  await page.goto('/datenschutz')
  await page.getByRole('button', { name: 'Alle akzeptieren' }).click()
  await expect(page.getByText('Die Statistik ist auf diesem Gerät eingeschaltet.')).toBeVisible()
  await page.getByRole('button', { name: 'Statistik ausschalten' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential')
  await expect(page.getByText('Die Statistik ist auf diesem Gerät ausgeschaltet.')).toBeVisible()
  expect(await context.cookies()).toEqual([])
})

test('the privacy page shows statistics as off in a browser with Global Privacy Control', async ({
  answered: page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'all')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  await page.goto('/datenschutz')
  await expect(page.getByText('Die Statistik ist auf diesem Gerät ausgeschaltet.')).toBeVisible()
})

test('the privacy page states the default retention of the service', async ({ page }) => {
  const { retentionMonths } = readConfig({})
  await page.goto('/datenschutz#retention')
  await expect(page.locator('#retention')).toContainText(`${retentionMonths} Monate`)
  await page.goto('/en/datenschutz#retention')
  await expect(page.locator('#retention')).toContainText(`${retentionMonths} months`)
})

for (const path of ['/impressum', '/en/accessibility'])
  test(`the table of contents on ${path} matches its headings and their order`, async ({ page }) => {
    await page.goto(path)
    const contents = await page.locator('main nav a[href^="#"]').allTextContents()
    const headings = await page.locator('main section[id] h2').allTextContents()
    expect(contents).toEqual(headings.map(withoutBreaks))
  })

test('the accessibility statement has its own address in each language, and the language switch uses it', async ({
  answered: page,
}) => {
  await page.goto('/')
  await page.locator('footer').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(page).toHaveURL(/\/barrierefreiheit$/)
  await expect(page.locator('#report')).toContainText('+43 1 000 0020')
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/accessibility$/)
  await page.goto('/en/barrierefreiheit')
  await expect(page).toHaveURL(/\/en\/accessibility$/)
})
