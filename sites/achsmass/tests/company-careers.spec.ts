// The firm's people: portraits on the company page, testimonials on the careers page.
import { css } from '../../../tests/e2e/support/css.ts'
import { hold } from '../../../tests/e2e/support/hold.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

for (const [path, n] of [
  ['/company', 50],
  ['/en/company', 49],
] as const)
  test(`${path} draws ${n} squares for ${n} people, and its structured data lists the three board members`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator(`${css('sections/TeamWall/View', 'people')} li`)).toHaveCount(n)
    await expect(page.locator(`${css('sections/TeamWall/View', 'squares')} rect`)).toHaveCount(n)
    const data = await page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(script => JSON.parse(script.textContent ?? '{}'))
        .find(json => json.employee),
    )
    expect(data).toMatchObject({ foundingDate: '2003', numberOfEmployees: { minValue: 55 } })
    expect(data.employee).toHaveLength(3)
  })

for (const [path, total, of, next, previous] of [
  ['/karriere', 18, 'von', 'Nächste Stimme', 'Vorherige Stimme'],
  ['/en/karriere', 16, 'of', 'Next voice', 'Previous voice'],
] as const)
  test(`${path}: the carousel has ${total} testimonials and wraps round at both ends`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const carousel = page.locator('[data-voices]')
    const voices = carousel.locator('ul > li')
    const fields = carousel.locator('ol button')
    await expect(voices).toHaveCount(total)
    await expect(fields).toHaveCount(total)
    await expect(voices.filter({ has: page.locator('figure + figure') })).toHaveCount(1)
    await expect(carousel.locator('blockquote > p + p')).toHaveCount(1)
    const position = carousel.getByRole('status')
    await expect(position).toHaveText(new RegExp(`^1 ${of} ${total}: `))
    await carousel.getByRole('button', { name: previous }).click()
    await expect(position).toContainText(`${total} ${of} ${total}`)
    await expect(voices.filter({ visible: true })).toHaveCount(1)
    await carousel.getByRole('button', { name: next }).click()
    await expect(position).toContainText(`1 ${of} ${total}`)
    await page.keyboard.press('ArrowRight')
    await expect(position).toHaveText(`2 ${of} ${total}: Jonas`)
    await fields.nth(3).click()
    await expect(voices.filter({ visible: true })).toContainText('Marlene')
    await expect(fields.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(carousel.locator('[aria-current]')).toHaveCount(1)
  })

test('two testimonials on the same slide begin at the same height', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/karriere')
  const begins = await page
    .locator('[data-voices] li')
    .filter({ has: page.locator('figure + figure') })
    .locator('blockquote')
    .evaluateAll(quotes => quotes.map(quote => quote.getBoundingClientRect().top))
  expect(begins).toHaveLength(2)
  expect(begins[0]).toBe(begins[1])
})

test('the buttons of the testimonial carousel appear only once they work, without changing its height', async ({
  answered: page,
}) => {
  const release = await hold(page, '**/*.js')
  const loaded = page.goto('/karriere')
  const carousel = page.locator('[data-voices]')
  await expect(carousel.locator('figure').first()).toBeVisible()
  await expect(carousel.locator('button').filter({ visible: true })).toHaveCount(0)
  const height = (await carousel.boundingBox())?.height
  release()
  await loaded
  await carousel.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect(carousel.getByRole('status')).toHaveText('2 von 18: Jonas')
  expect((await carousel.boundingBox())?.height).toBe(height)
})

test('the carousel loads only the portraits of the current testimonial and of those beside it', async ({
  answered: page,
}) => {
  await page.goto('/karriere')
  const carousel = page.locator('[data-voices]')
  const arrived = () =>
    carousel
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.flatMap((image, at) => (image.naturalWidth > 0 ? [at] : [])),
      )
  await carousel.scrollIntoViewIfNeeded()
  await expect.poll(arrived).toEqual([0, 1])
  await carousel.getByRole('button', { name: 'Nächste Stimme' }).click()
  await expect.poll(arrived).toEqual([0, 1, 2])
})

test('when there are no open positions, a link leads to the contact for unsolicited applications', async ({
  answered: page,
}) => {
  await page.goto('/karriere')
  const anchors = page.locator('main a[href^="#"]')
  expect(await anchors.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    '#jobs',
    '#contact',
  ])
  await page.getByRole('link', { name: 'Initiativbewerbung' }).click()
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible()
  await expect(page.locator('main a[href^="mailto:karriere@"]')).toBeVisible()
  await expect(page.locator('main a[href^="tel:+49"]').first()).toBeVisible()
})

test('between phone and desktop widths, the portrait of the contact person is at most 360 px wide', async ({
  answered: page,
}) => {
  for (const width of [600, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/karriere')
    const portrait = page.getByRole('article').locator('img')
    expect((await portrait.boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(360)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page shows every testimonial', async ({ page }) => {
    await page.goto('/karriere')
    await expect(page.locator('[data-voices] ul > li').filter({ visible: true })).toHaveCount(18)
  })
})
