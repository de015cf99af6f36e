// The track plan of the rail page matches its cards.
import { expect, test } from '../../../tests/e2e/support/test.ts'

const languages = [
  {
    path: '/rail',
    expertise: [
      'Bahnhofsplanung',
      'Infrastrukturplanung',
      'Sicherheit und Compliance',
      'Abstimmung der Beteiligten',
    ],
    services: {
      Consulting: '/consulting',
      Architektur: '/architecture',
      Compliance: '/compliance',
      'BIM-Beratung': '/digital-planning',
    },
  },
  {
    path: '/en/rail',
    expertise: [
      'Station Planning',
      'Infrastructure Design',
      'Safety & Compliance',
      'Stakeholder Coordination',
    ],
    services: {
      Consulting: '/en/consulting',
      Architecture: '/en/architecture',
      Compliance: '/en/compliance',
      'Digital Planning': '/en/digital-planning',
    },
  },
]

for (const { path, expertise, services } of languages) {
  test(`${path} shows its areas of expertise in cards and track plan, its clients and its services`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const plan = page.locator('[aria-labelledby="tracks"]').getByRole('img')
    for (const title of expertise) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      expect((await plan.getAttribute('aria-label'))?.replaceAll('\u00ad', '')).toContain(title)
    }
    // Digital planning is not a station in the plan, but the model that carries all tracks.
    expect(await plan.getAttribute('aria-label')).toMatch(
      /(BIM-Beratung: ein Modell|Digital Planning: one model)/,
    )
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
    for (const [title, address] of Object.entries(services))
      await expect(page.locator('[aria-labelledby="service-index"] a', { hasText: title })).toHaveAttribute(
        'href',
        address,
      )
  })
}

test('a period stays on one line in the table, and a long text in its column wraps', async ({
  answered: page,
}) => {
  await page.goto('/rail')
  const last = page.getByRole('table').locator('tbody tr:first-child > :last-child')
  const linesOf = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await last.evaluate(linesOf)).toBe(1)
  await last.evaluate(cell =>
    cell.replaceChildren('in drei Bauabschnitten von 2021 bis voraussichtlich 2028'),
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await last.evaluate(linesOf), `lines at ${width} px`).toBeGreaterThan(1)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  }
})

test('the train on the track plan follows scrolling, and stands still with reduced motion', async ({
  answered: page,
}) => {
  await page.goto('/rail')
  const plan = page.locator('[aria-labelledby="tracks"]').getByRole('img')
  const train = plan.locator('path[d$="z"]')
  const left = async () => (await train.boundingBox())?.x ?? 0
  const atFirstStation = await left()

  await plan.evaluate(drawing => drawing.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(left).toBeGreaterThan(atFirstStation + 500)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(left).toBeLessThan(atFirstStation + 300)
  const atRest = await left()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await left()).toBe(atRest)
})
