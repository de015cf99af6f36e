// The people: their faces on the company page, their voices on the careers page.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

for (const [path, n] of [
  ['/company', 50],
  ['/en/company', 49],
] as const)
  test(`${path} draws ${n} squares for ${n} faces and says who answers for them`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator(`${css('site/company/Team', 'people')} li`)).toHaveCount(n)
    await expect(page.locator(`${css('site/company/Team', 'squares')} rect`)).toHaveCount(n)
    const data = await page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')]
        .map(script => JSON.parse(script.textContent ?? '{}'))
        .find(json => json.employee),
    )
    expect(data).toMatchObject({ foundingDate: '2003', numberOfEmployees: { minValue: 55 } })
    expect(data.employee).toHaveLength(3)
  })

for (const [path, total, of, next, previous] of [
  ['/karriere', 18, 'von', 'Weiter', 'Zurück'],
  ['/en/karriere', 16, 'of', 'Next', 'Previous'],
] as const)
  test(`${path}: ${total} voices, round and round`, async ({ answered: page }) => {
    await page.goto(path)
    const voices = page.locator('.team-voices > li')
    await expect(voices).toHaveCount(total)
    await expect(page.locator('.voice-pair')).toHaveCount(1)
    await expect(page.locator('.voice--columns')).toHaveCount(1)
    const position = page.locator('.position')
    await position.scrollIntoViewIfNeeded()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await page.getByRole('button', { name: previous }).click()
    await expect(position).toContainText(`${total} ${of} ${total}`)
    await expect(page.locator('.team-voices > li:visible')).toHaveCount(1)
    await page.getByRole('button', { name: next }).click()
    await expect(position).toContainText(`1 ${of} ${total}`)
    await page.keyboard.press('ArrowRight')
    await expect(position).toContainText(`2 ${of} ${total}: Jonas`)
    await page.locator('.voices-staff button').nth(3).click()
    await expect(page.locator('.team-voices > .is-current')).toContainText('Marlene')
    await expect(page.locator('.voices-staff [aria-current]')).toHaveCount(1)
  })

test('only who speaks first brings a portrait along; the others follow when the carousel is in sight', async ({
  answered: page,
}) => {
  const asked = new Set<string>()
  page.on('request', request => {
    if (request.url().includes('portrait-')) asked.add(request.url())
  })
  await page.goto('/karriere')
  await expect(page.locator('html')).not.toHaveClass(/is-fresh/)
  const portraits = page.locator('.team-voices img')
  await expect(portraits.first()).toHaveJSProperty('complete', true)
  expect(asked.size).toBe(1)
  await page.locator('.voices-ctl').scrollIntoViewIfNeeded()
  const missing = () =>
    portraits.evaluateAll((all: HTMLImageElement[]) => all.filter(image => image.naturalWidth === 0).length)
  await expect.poll(missing).toBe(0)
})

test('nothing is open, and the way to apply all the same is a link away', async ({ answered: page }) => {
  await page.goto('/karriere')
  await page.getByRole('link', { name: 'Initiativbewerbung' }).click()
  await expect(page.locator('#contact')).toBeInViewport()
  await expect(page.getByText('Zurzeit sind keine Stellen ausgeschrieben.')).toBeVisible()
  await expect(page.locator('main a[href^="mailto:karriere@"]')).toBeVisible()
  await expect(page.locator('main a[href^="tel:+49"]').first()).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every voice can be read', async ({ page }) => {
    await page.goto('/karriere')
    await expect(page.locator('.team-voices > li:visible')).toHaveCount(18)
  })
})
