// Titles of services, phases and values have the exact words of the specification, and drawings beside them.
import { css } from '../../../tests/e2e/support/css.ts'
import { builtPages } from '../../../tests/e2e/support/pages.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

const services = {
  '/consulting': [
    'Fördermittelberatung',
    'Standort- und Marktanalyse',
    'Machbarkeitsstudien',
    'Wirtschaftlichkeitsberechnungen',
    'Projektentwicklung',
    'Due Diligence',
    'Gebäudeanalyse',
    'ESG-Beratung',
    'Building Information Modeling',
  ],
  '/en/consulting': [
    'Funding Consulting',
    'Location & Market Analysis',
    'Feasibility Studies',
    'Economic Calculations',
    'Project Development',
    'Due Diligence',
    'Building Analysis',
    'ESG',
    'Building Information Modeling',
  ],
  '/bestand': [
    'Bestandsbewertung',
    'Potentialstudie Bestand',
    'Zertifizierung & Förderung',
    'Revitalisierung & Umnutzung',
    'Vermarktung',
    'Mietervorbereitung',
  ],
}

for (const [path, titles] of Object.entries(services))
  test(`${path}: a tile heading contains only its title, even when copied, and fits at 320 px`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const headings = page.locator(`${css('parts/Tiles/Tiles', 'tile')} h3`)
    const found = await headings.evaluateAll(all =>
      all.map(heading => {
        getSelection()?.selectAllChildren(heading)
        return {
          text: heading.textContent,
          copied: getSelection()?.toString().trim(),
          fits: heading.scrollWidth <= heading.clientWidth,
        }
      }),
    )
    expect(found).toEqual(titles.map(text => ({ text, copied: text, fits: true })))
    for (const name of titles)
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

test('the tile of a new service shows a badge', async ({ answered: page }) => {
  await page.goto('/en/consulting')
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Funding Consulting' }) })
  await expect(tile.getByText('NEW', { exact: true })).toBeVisible()
})

for (const [path, section, count] of [
  ['/architecture', 'phases', 4],
  ['/company', 'ruled-list', 3],
] as const)
  test(`${path}: each of the ${count} items in ${section} has a drawing hidden from screen readers`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const items = page.locator(`section[aria-labelledby=${section}] ol > li`)
    await expect(items).toHaveCount(count)
    for (const item of await items.all()) {
      await expect(item.locator(css('parts/Icon/Icon', 'icon'))).toBeVisible()
      await expect(item.locator('svg')).toHaveAttribute('aria-hidden', 'true')
      await expect(item.getByRole('heading', { level: 3 })).toBeVisible()
    }
  })

test('no heading on any German page contains a soft hyphen', async ({ request }) => {
  for (const path of builtPages.filter(path => !path.startsWith('/en'))) {
    const html = await (await request.get(path)).text()
    const headings = html.match(/<h[1-6]\b[^>]*>[\s\S]*?<\/h[1-6]>/g) ?? []
    expect(
      headings.filter(heading => heading.includes('\u00ad')),
      path,
    ).toEqual([])
  }
})
