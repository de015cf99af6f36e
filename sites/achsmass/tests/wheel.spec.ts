// The wheel of disciplines of /architecture and /bestand.
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const list = css('parts/ServiceWheel/ServiceWheel', 'list')
const words = css('parts/ServiceWheel/ServiceWheel', 'words')
const bubble = css('parts/ServiceWheel/WheelNode', 'bubble')

test('a hovered discipline is shown until the pointer leaves, and a clicked one stays shown', async ({
  answered: page,
}) => {
  await page.goto('/architecture')
  const wheel = page.getByRole('toolbar', { name: 'Disziplinen der Generalplanung' })
  await wheel.scrollIntoViewIfNeeded()
  await expect(wheel.getByRole('button', { disabled: false })).toHaveCount(12)
  await expect(wheel.getByRole('button', { name: /, im Haus$/ })).toHaveCount(4)
  // The first discipline is shown without having been chosen.
  await expect(page.locator(words)).toContainText('1 von 12')
  await expect(wheel.locator('[aria-pressed=true]')).toHaveCount(0)

  // The label of a discipline is part of its button.
  await wheel.getByText('Brandschutz').hover()
  await expect(page.locator(words)).toContainText('5 von 12')
  await page.mouse.move(2, 200)
  await expect(page.locator(words)).toContainText('1 von 12')

  const structure = wheel.getByRole('button', { name: 'Tragwerksplanung' })
  await structure.click()
  await expect(structure).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(2, 200)
  await structure.blur()
  await expect(page.locator(words)).toContainText('Tragwerksplanung')
})

for (const path of ['/architecture', '/bestand'])
  test(`${path}: the pointer can move onto the hover text, Escape dismisses it and a click pins it`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const node = page.getByRole('toolbar').getByRole('button', { name: 'Brandschutz' })
    await node.scrollIntoViewIfNeeded()
    await expect(node).toBeEnabled()
    await node.hover()
    await expect(page.locator(words)).toContainText('5 von 12')
    // Screen readers announce only text that is not already in the name of the node.
    const said = page.locator(`${words} [aria-live=polite][aria-atomic=true]`)
    await expect(said).toContainText(/\w+/)
    await expect(said).not.toContainText('Brandschutz')
    // The pointer moves straight to the hub, past no other node, and on to the text.
    await page.locator(words).getByText('5 von 12').hover()
    await expect(page.locator(words)).toContainText('Brandschutz')
    await page.keyboard.press('Escape')
    await expect(page.locator(words)).toContainText('Wählen Sie eine Disziplin')
    await node.click()
    await page.mouse.move(2, 100)
    await expect(node).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator(words)).toContainText('Brandschutz')
  })

test('the buttons of the wheel are disabled until its script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/architecture`)
  const ring = page.getByRole('toolbar').getByRole('button')
  await expect(ring).toHaveCount(12)
  for (const node of await ring.all()) await expect(node).toBeDisabled()
  await context.close()
})

test('on a small screen, a list below the wheel names the disciplines', async ({ answered: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/bestand')
  await expect(
    page.locator(css('parts/ServiceWheel/ServiceWheel', 'names')).getByText('Brandschutz'),
  ).toBeVisible()
})

test('in-house disciplines are marked in a colour that the key also shows', async ({ answered: page }) => {
  await page.goto('/bestand')
  const colours = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).backgroundColor))])
  const own = await colours(`${css('parts/ServiceWheel/WheelNode', 'own')} ${bubble}`)
  const all = await colours(bubble)
  expect(own).toHaveLength(1)
  expect(all).toHaveLength(2)
  expect(await colours(`${css('parts/ServiceWheel/ServiceWheel', 'key')} i`)).toEqual(
    expect.arrayContaining(own),
  )
  const [red = 0, green = 0, blue = 0] = (own[0]?.match(/\d+/g) ?? []).map(Number)
  expect(Math.max(red, green, blue) - Math.min(red, green, blue), 'a colour, not ink').toBeGreaterThan(100)
})

test('arrow keys move round the wheel without stopping at its first or last discipline', async ({
  answered: page,
}) => {
  await page.goto('/en/architecture')
  const wheel = page.getByRole('toolbar')
  await wheel.scrollIntoViewIfNeeded()
  await expect(wheel.locator('button[tabindex="0"]:enabled')).toHaveCount(1)
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
  await expect(page.locator(words)).toContainText('2 of 12, in-house')
  await page.keyboard.press('Escape')
  await expect(wheel.locator('[aria-pressed=true]')).toHaveCount(0)
})

test('the wheel has a large and a small size, and keeps its nodes in position', async ({
  answered: page,
}) => {
  await page.goto('/architecture')
  for (const [width, side, radius] of [
    [1440, 600, 220],
    [768, 600, 220],
    [767, 400, 140],
  ] as const) {
    await page.setViewportSize({ width, height: 1000 })
    const wheel = (await page.locator(css('parts/ServiceWheel/ServiceWheel', 'wheel')).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    expect(wheel.width).toBeCloseTo(side, 0)
    const node = (await page.locator('[data-angle="90"] button').boundingBox()) ?? wheel
    expect(node.x + node.width / 2 - (wheel.x + side / 2)).toBeCloseTo(radius, 0)
  }
})

for (const path of ['/bestand', '/en/architecture'])
  test(`${path}: no label of the wheel leaves the screen or overlaps a node`, async ({ answered: page }) => {
    await page.goto(path)
    const ring = page.getByRole('toolbar')
    await ring.scrollIntoViewIfNeeded()
    for (const width of [760, 768, 800, 880, 900, 1000, 1120]) {
      await page.setViewportSize({ width, height: 900 })
      const found = await ring.evaluate(list => {
        const boxes = (selector: string) =>
          [...list.querySelectorAll(selector)]
            .map(one => one.getBoundingClientRect())
            .filter(box => box.width > 0)
        const labels = boxes('span[aria-hidden]')
        const nodes = boxes('button')
        const meets = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        return {
          labels: labels.length,
          outside: labels.filter(({ left, right }) => left < 0 || right > innerWidth).length,
          covered: labels.filter(label => nodes.some(node => meets(label, node))).length,
          scrolls: document.documentElement.scrollWidth > innerWidth,
        }
      })
      const labels = width < 768 ? 0 : 12
      expect(found, `at ${width} px`).toEqual({ labels, outside: 0, covered: 0, scrolls: false })
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page lists the twelve disciplines with their texts', async ({ page }) => {
    await page.goto('/en/architecture')
    await expect(page.locator(`${list} dt`)).toHaveCount(12)
    await expect(page.locator(list)).toContainText('Fire strategy, agreement with the authority')
  })
})
