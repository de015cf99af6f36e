// Visitors whose system asks for more contrast or replaces the colours.
import { faultsOf } from '../../sweep/axe.ts'
import { expect, test } from './support/test.ts'

test('on a system set to more contrast, running text reaches 7 to 1 and lines change colour', async ({
  answered: page,
}) => {
  await page.goto('/consulting')
  const line = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hair').trim())
  const usual = await line()
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' })
  expect(await line()).not.toBe(usual)
  expect(await faultsOf(page, { where: 'main p', only: ['color-contrast-enhanced'] })).toEqual([])
})

test('in forced colours the chosen project filter looks different from the others', async ({
  answered: page,
}) => {
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
  // The mark of the chosen button has its full width, that of another button is not drawn.
  await expect.poll(() => mark(0)).toMatch(/,none,none$/)
  expect(await mark(1)).not.toMatch(/,none,none$/)
  expect(await mark(0)).not.toContain('rgb(255, 255, 255)')
})
