// Drawings and the night page for visitors whose system asks for more contrast or replaces the colours.
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

test('with forced colours, in-house disciplines have a different border from the others', async ({
  answered: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/architecture')
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .locator(css('parts/ServiceWheel/WheelNode', 'bubble'))
      .evaluate(element => getComputedStyle(element).borderWidth)
  expect(await border('[role=toolbar] [aria-label$=", im Haus"]')).not.toBe(
    await border('[role=toolbar] button:not([aria-label$=", im Haus"])'),
  )
})

test('with forced colours and a dark colour scheme, every drawn shape contrasts with the background', async ({
  answered: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  for (const path of [
    '/',
    '/company',
    '/consulting',
    '/datacenter',
    '/office',
    '/retail',
    '/rail',
    '/bestand',
  ]) {
    await page.goto(path)
    const dark = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor
      const lightness = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0)
      return [...document.querySelectorAll('main svg :is(path, rect, line, circle, text)')].flatMap(shape => {
        const { fill, stroke } = getComputedStyle(shape)
        const drawn = [fill, stroke].filter(colour => colour !== 'none' && !colour.startsWith('url'))
        const seen = drawn.some(colour => Math.abs(lightness(colour) - lightness(ground)) > 100)
        return drawn.length === 0 || seen ? [] : [shape.outerHTML.slice(0, 80)]
      })
    })
    expect(dark, path).toEqual([])
  }
})

test('on the night page, a preference for more contrast changes the colours of lines and secondary text', async ({
  answered: page,
}) => {
  await page.goto('/datacenter')
  const tokens = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--line', '--fg-2', '--line-edge'].map(name => style.getPropertyValue(name).trim())
    })
  const usual = await tokens()
  await page.emulateMedia({ contrast: 'more' })
  for (const [index, token] of (await tokens()).entries()) expect(token).not.toBe(usual[index])
})

test('the focus ring of the contact cell in the header has its text colour, even on the night page', async ({
  answered: page,
}) => {
  for (const path of ['/datacenter', '/rail']) {
    await page.goto(path)
    const contact = page.locator(`header ${css('frame/Header/Header', 'contact')}`)
    await contact.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    const [ring, letters] = await contact.evaluate(cell => {
      const style = getComputedStyle(cell)
      return [style.outlineColor, style.color]
    })
    expect(ring).toBe(letters)
  }
})
