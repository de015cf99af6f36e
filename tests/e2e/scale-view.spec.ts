// The scale view of /projects: all houses at one scale on one ground line.
import { houses, projects } from './support/project-views.ts'
import { expect, test } from './support/test.ts'

for (const [width, scale] of [
  [1440, 500],
  [390, 750],
] as const)
  test(`at ${width} px every house is drawn at a scale of 1:${scale} on one ground line`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/projects?view=scale')
    await expect(page.locator('#scale-note')).toContainText(`1:${scale}.`)
    const metre = (96 / 25.4) * (1000 / scale)
    const measured = await page.locator(houses).evaluateAll(items =>
      items.map(item => {
        const box = item.querySelector('img')?.getBoundingClientRect()
        const length = item.querySelector('a > span')?.getBoundingClientRect()
        return { id: item.getAttribute('data-project'), top: box?.top ?? 0, length: length?.width ?? 0 }
      }),
    )
    const stage = await page.locator('[data-view=scale] ol').first().boundingBox()
    expect(measured).toHaveLength(projects.filter(({ size }) => size).length)
    const tallest = Math.min(...measured.map(({ top }) => top))
    for (const { id, top, length } of measured) {
      const size = projects.find(project => project.id === id)?.size
      expect(Math.abs(length / metre / (size?.length ?? 0) - 1), `${id} long`).toBeLessThan(0.01)
      // All houses stand on one ground line, so the tops differ by the heights.
      const most = Math.max(...projects.map(project => project.size?.height ?? 0))
      expect(Math.abs((top - tallest) / metre - (most - (size?.height ?? 0))), `${id} high`).toBeLessThan(0.3)
    }
    expect(stage?.width).toBeGreaterThan(width)
  })

test('the scale adapts to the selected projects', async ({ answered: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects?view=scale')
  await expect(page.locator('#scale-note')).toContainText('1:500.')
  await page.getByRole('button', { name: /^Pflegen/ }).click()
  await expect(page.locator('#scale-note')).toContainText('1:250.')
  await expect(page.locator(houses).first().locator('img')).toHaveAttribute('src', /elevation/)
})

test('sorting houses by year, length or height replaces the address and is announced', async ({
  answered: page,
}) => {
  await page.goto('/projects?view=scale')
  await expect(page.locator(houses).first()).toContainText('Wohnhof')
  const pages = await page.evaluate(() => history.length)
  await page.getByRole('radio', { name: 'Jahr' }).check()
  await expect(page).toHaveURL(/\?view=scale&sort=year$/)
  await page.getByRole('radio', { name: 'Länge' }).check()
  await expect(page.locator(houses).first()).toContainText('Ambulatorium')
  await expect(page).toHaveURL(/\?view=scale&sort=length$/)
  await expect(page.getByRole('status').filter({ hasText: 'längstes zuerst' })).toBeAttached()
  await page.getByRole('radio', { name: 'Höhe' }).check()
  await expect(page).toHaveURL(/\?view=scale$/)
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(pages)
})

test('keys, buttons and the overview scroll along the row, and a list gives all dimensions as text', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 1120, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/projects?view=scale')
  const run = page.getByRole('group', { name: /^Ansichten auf einer Geländelinie/ })
  const left = () => run.evaluate(element => Math.round(element.scrollLeft))
  await expect(page.locator('#scale-note')).toContainText('1:500.')
  const starts = await page
    .locator(houses)
    .evaluateAll(items => items.map(item => Math.round((item as HTMLElement).offsetLeft)))
  await expect(page.getByText(/^1 bis \d von/)).toBeVisible()
  await run.focus()
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(async () => Math.abs((await left()) - ((starts[1] ?? 0) - (starts[0] ?? 0))))
    .toBeLessThan(6)
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Weitere Häuser' })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Home')
  await expect.poll(left).toBe(0)
  await page.getByRole('button', { name: 'Weitere Häuser' }).click()
  await expect.poll(left).toBeGreaterThan(100)
  const overview = page.locator('[data-overview]')
  const box = await overview.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 4, (box?.y ?? 0) + 10)
  await expect(page.getByText(new RegExp(`bis ${starts.length} von ${starts.length}$`)).first()).toBeVisible()
  // The tallest project has scrolled out of view; a line names it and scrolls back to it.
  await page.locator('[data-view=scale] [data-passed] button').click()
  await expect.poll(left).toBeLessThan(20)

  await page.getByText('Alle Maße als Liste').click()
  const list = page.locator('[data-view=scale] details li')
  await expect(list).toHaveCount(starts.length)
  await expect(list.first()).toHaveText(/Wohnhof.*33\sm hoch.*m lang.*2025/)
})
