// The people and offices of the contact page.
import { expectWholeAddresses } from '../../../tests/e2e/support/addresses.ts'
import { css } from '../../../tests/e2e/support/css.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

for (const [path, office, departments, languages] of [
  [
    '/contact',
    'Ungarn (Budapest)',
    ['Zentrale', 'Consulting', 'Architektur', 'Compliance', 'Geschäftsführung', 'Sekretariat'],
    'Sprachen: Ungarisch, Englisch',
  ],
  [
    '/en/contact',
    'Hungary (Budapest)',
    ['Head office', 'Consulting', 'Architecture', 'Compliance', 'Management', 'Office administration'],
    'Languages: Hungarian, English',
  ],
] as const)
  test(`${path} lists six people with phone, email and vCard, and two offices`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const people = page.locator('[aria-labelledby="people"] article')
    await expect(people).toHaveCount(6)
    for (const person of await people.all()) {
      await expect(person.locator('a[href^="tel:+"]')).toHaveCount(1)
      await expect(person.locator('a[href^="mailto:"]')).toHaveCount(1)
      await expect(person.locator('a[href$=".vcf"]')).toHaveCount(1)
    }
    await expect(page.locator('#compliance')).toContainText('Henrike Osswald')
    await expect(page.locator(css('sections/Offices/Plans', 'office'))).toHaveCount(2)
    await expect(page.locator('main a[href^="https://www.openstreetmap.org/"]')).toHaveCount(2)
    await expect(page.locator(css('sections/Offices/Plans', 'office')).first()).toContainText(
      '+49 69 90009-009',
    )
    await expect(page.locator(`${css('sections/Offices/Plans', 'office')} h2`)).toHaveText([
      'Frankfurt am Main',
      office,
    ])
    const where = page.locator(css('sections/People/PeopleRows', 'where'))
    const fields = (n: number) =>
      where.evaluateAll((all, n) => all.map(one => one.children[n]?.textContent), n)
    expect(await fields(0)).toEqual(departments)
    expect(await fields(1)).toEqual([...Array(4).fill('Frankfurt am Main'), 'Budapest', 'Budapest'])
    expect((await fields(2)).at(-1)).toBe(languages)
  })

for (const path of ['/bestand', '/compliance', '/rail', '/office', '/datacenter', '/karriere'])
  test(`${path}: the contact card shows department, location and languages`, async ({ answered: page }) => {
    await page.goto(path)
    const cards = page.locator(
      'section:is([aria-labelledby=contact-heading], [aria-labelledby=contact-person], [aria-labelledby=people]) dl',
    )
    expect(await cards.count()).toBeGreaterThan(0)
    for (const card of await cards.all()) {
      await expect(card.getByText('Standort', { exact: true })).toBeVisible()
      await expect(card.getByText('Sprachen', { exact: true })).toBeVisible()
      // On the careers page the line above the name shows the department.
      if (path !== '/karriere') await expect(card.getByText('Abteilung', { exact: true })).toBeVisible()
    }
  })

test('a vCard keeps the accents in a name', async ({ request }) => {
  const text = await (await request.get('/people/keresztes.vcf')).text()
  expect(text).toContain('Bálint Keresztes')
})

// The sample has long addresses beside portraits.
test('at a viewport width of 320 px, an email address breaks only before its @ sign', async ({
  answered: page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/contact')
  await expectWholeAddresses(page)
})
