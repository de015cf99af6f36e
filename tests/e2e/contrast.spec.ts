// People who ask their system for more contrast, or for colours of their own.
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/test.ts'

test('more contrast reaches 7 to 1 in running text and draws stronger lines', async ({ answered: page }) => {
  await page.goto('/consulting')
  const line = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hair').trim())
  const usual = await line()
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  expect(await line()).not.toBe(usual)
  const { violations } = await new AxeBuilder({ page })
    .include('main p')
    .withRules(['color-contrast-enhanced'])
    .analyze()
  expect(violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')))).toEqual([])
})

test('in forced colours what is chosen can be told from what is not', async ({ answered: page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/projects')
  const mark = (button: number) =>
    page
      .getByRole('group', { name: 'Projekte filtern' })
      .getByRole('button')
      .nth(button)
      .evaluate(element => {
        const { backgroundColor, scale, transform } = getComputedStyle(element, '::after')
        return [backgroundColor, scale, transform].join()
      })
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1)
  expect(await mark(0)).not.toBe(await mark(1))
  expect(await mark(0)).not.toContain('rgb(255, 255, 255)')

  await page.goto('/architecture')
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element => getComputedStyle(element).borderWidth)
  expect(await border('[role=toolbar] [aria-label$=", im Haus"]')).not.toBe(
    await border('[role=toolbar] button:not([aria-label$=", im Haus"])'),
  )
})

test('in forced colours nothing that is drawn is dark on dark', async ({ answered: page }) => {
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

test('on the night page more contrast makes lines and quiet words lighter', async ({ answered: page }) => {
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
