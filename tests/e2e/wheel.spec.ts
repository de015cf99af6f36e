// The wheel of disciplines where one can be chosen (architecture); /bestand has the revealing one.
import { css } from './support/css.ts'
import { expect, test } from './support/test.ts'

const wheelOf = css('parts/ServiceWheel/ServiceWheel', 'wheel')
const wordsOf = css('parts/ServiceWheel/ServiceWheel', 'words')
const listOf = css('parts/ServiceWheel/ServiceWheel', 'list')

test('a discipline is shown when pointed at and stays when chosen', async ({ answered: page }) => {
  await page.goto('/architecture')
  const wheel = page.getByRole('toolbar', { name: 'Disziplinen der Generalplanung' })
  await wheel.scrollIntoViewIfNeeded()
  await expect(page.locator(`astro-island[ssr] ${wheelOf}`)).toHaveCount(0)
  const words = page.locator(wordsOf)
  await expect(wheel.getByRole('button')).toHaveCount(12)
  await expect(wheel.getByRole('button', { name: /, im Haus$/ })).toHaveCount(4)
  await expect(words).toContainText('Wählen Sie eine Disziplin')

  await wheel.getByRole('button', { name: 'Brandschutz' }).hover()
  await expect(words).toContainText('5 von 12')
  await page.mouse.move(2, 200)
  await expect(words).toContainText('Wählen Sie')

  const structure = wheel.getByRole('button', { name: 'Tragwerksplanung' })
  await structure.click()
  await expect(structure).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(2, 200)
  await structure.blur()
  await expect(words).toContainText('Tragwerksplanung')
})

test('in-house disciplines are marked in colour, and the key says which colour it is', async ({
  answered: page,
}) => {
  await page.goto('/bestand')
  const colours = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).backgroundColor))])
  const own = await colours(`${css('parts/ServiceWheel/WheelNode', 'own')} button`)
  const all = await colours(`${css('parts/ServiceWheel/WheelNode', 'node')} button`)
  expect(own).toHaveLength(1)
  expect(all).toHaveLength(2)
  expect(await colours(`${css('parts/ServiceWheel/ServiceWheel', 'key')} i`)).toEqual(
    expect.arrayContaining(own),
  )
  const [red = 0, green = 0, blue = 0] = (own[0]?.match(/\d+/g) ?? []).map(Number)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), 'a colour, not ink').toBeGreaterThan(100)
})

test('arrow keys walk round and over the top', async ({ answered: page }) => {
  await page.goto('/en/architecture')
  const wheel = page.getByRole('toolbar')
  await wheel.scrollIntoViewIfNeeded()
  await expect(page.locator(`astro-island[ssr] ${wheelOf}`)).toHaveCount(0)
  await expect(wheel.locator('button[tabindex="0"]')).toHaveCount(1)
  await wheel.getByRole('button', { name: 'Architecture, in-house' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(wheel.getByRole('button', { name: 'BIM management, in-house' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(wheel.getByRole('button', { name: 'Interior design, in-house' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.locator(wordsOf)).toContainText('2 of 12, in-house')
  await page.keyboard.press('Escape')
  await expect(wheel.locator('[aria-pressed=true]')).toHaveCount(0)
})

test('keeps its two sizes and the angles of its nodes', async ({ answered: page }) => {
  for (const [width, side, radius] of [
    [1440, 600, 220],
    [700, 400, 140],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/architecture')
    const wheel = (await page.locator(wheelOf).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(wheel.width).toBeCloseTo(side, 0)
    const node = (await page.locator('[data-angle="90"] button').boundingBox()) ?? wheel
    expect(node.x + node.width / 2 - (wheel.x + side / 2)).toBeCloseTo(radius, 0)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the twelve stand as a list', async ({ page }) => {
    await page.goto('/en/architecture')
    await expect(page.locator(`${listOf} dt`)).toHaveCount(12)
    await expect(page.locator(listOf)).toContainText('Fire strategy, agreement with the authority')
  })
})
