// Project pages unlike any of the second firm: cropped drawings, a focus area with many categories, a dark page.
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

const model = css('parts/Look/Look', 'model')
const line = css('parts/Look/Look', 'line')
const evening = css('parts/Look/Look', 'evening')
const sheet = css('parts/Drawing/Drawing', 'sheet')

test('on a phone, the model picture and the line drawing are cropped to the same part', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects/aufstockung-lindenstrasse')
  const places = await page.evaluate(
    ([model, line]) => {
      const picture = document.querySelector<HTMLImageElement>(`${model} img`)
      const drawing = document.querySelector(`${line} svg`)
      if (!picture || !drawing) throw new Error('no layers')
      const frame = picture.getBoundingClientRect()
      const scale = Math.max(frame.width / 2400, frame.height / 1350)
      const [x = ''] = getComputedStyle(picture).objectPosition.split(' ')
      const left = ((frame.width - 2400 * scale) * Number.parseFloat(x)) / 100
      const box = drawing.getBoundingClientRect()
      return { expected: left, found: box.left - frame.left, width: [2400 * scale, box.width] }
    },
    [model, line],
  )
  expect(places.expected).toBeLessThan(-20)
  expect(places.found).toBeCloseTo(places.expected, 0)
  expect(places.width[1]).toBeCloseTo(places.width[0] ?? 0, 0)
})

test('the evening picture loads only on request, and shows the same part as the day picture', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const loaded: string[] = []
  page.on('request', request => /-dusk\./.test(request.url()) && loaded.push(request.url()))
  await page.goto('/projects/rechenzentrum-bu-2', { waitUntil: 'networkidle' })
  const picture = page.locator(`${evening} img`)
  await expect(picture).toBeHidden()
  expect(loaded).toEqual([])
  await page.locator('label', { has: page.locator('[data-evening]') }).click()
  await expect(picture).toBeVisible()
  await expect.poll(() => loaded.length).toBe(1)
  // The day picture is 16:9 and cropped at its sides. The evening picture is 4:3 and must show the same part.
  const [frame, box] = await Promise.all([page.locator(evening).boundingBox(), picture.boundingBox()])
  expect(box?.width).toBeCloseTo(((frame?.height ?? 0) * 16) / 9, 0)
})

test('the project page of a data centre is dark, and its drawing has light lines', async ({
  answered: page,
}) => {
  await page.goto('/projects/rechenzentrum-fr-7')
  await expect(page.locator('html')).toHaveClass('night')
  const [ink, ground] = await page
    .locator(`${sheet} > svg[viewBox]`)
    .first()
    .evaluate(drawing => [getComputedStyle(drawing).color, getComputedStyle(document.body).backgroundColor])
  expect([ink, ground]).toEqual(['rgb(241, 238, 231)', 'rgb(20, 23, 26)'])
})

test('on a phone, a wide drawing starts at its red part, with a hint to scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects/hafenbecken-nord')
  const long = page.getByRole('region', { name: /seitlich zu schieben/ }).first()
  await expect.poll(() => long.evaluate(element => element.scrollLeft)).toBeGreaterThan(300)
  await expect(page.getByText('Seitlich schieben').first()).toBeVisible()
})
