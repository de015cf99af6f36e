// The figures of the data-centre page, in both languages.
import { expect, test } from '../../../tests/e2e/support/test.ts'

test.use({ films: false })

const languages = [
  {
    path: '/datacenter',
    figures: ['30', '183.755', '371,1'],
    pause: 'Bewegung anhalten',
    resume: 'Bewegung starten',
    projects: [
      ['28.300 m²', '60,5 MW'],
      ['28.400 m²', '70,4 MW'],
      ['7.600 m²', '16 MW'],
      ['8.800 m²', '15 MW'],
      ['6.000 m²', '14 MW'],
      ['52.200 m²', '77,4 MW'],
    ],
  },
  {
    path: '/en/datacenter',
    figures: ['30', '183,755', '371.1'],
    pause: 'Pause motion',
    resume: 'Start motion',
    projects: [
      ['28,300 m²', '60.5 MW'],
      ['28,400 m²', '70.4 MW'],
      ['7,600 m²', '16 MW'],
      ['8,800 m²', '15 MW'],
      ['6,000 m²', '14 MW'],
      ['52,200 m²', '77.4 MW'],
    ],
  },
]

for (const { path, figures, pause, resume, projects } of languages) {
  test(`${path}: figures count up once in view, can be paused, and end at their exact values`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    const group = page.locator('[data-counters]')
    const running = group.locator('[data-count]')
    await expect(running, 'the page says the final figures at any time').toHaveText(figures)

    // The page itself clicks as soon as counting begins, because on a busy machine a click from outside may come too late.
    const button = group.getByRole('button', { name: pause })
    await button.evaluate(
      element =>
        new Promise<void>(pressed => {
          const place = element.closest('[data-counters]')
          if (!place) return
          new MutationObserver((_changes, observer) => {
            if (!place.querySelector('[data-counting="running"]')) return
            observer.disconnect()
            if (element instanceof HTMLElement) element.click()
            pressed()
          }).observe(place, { subtree: true, attributeFilter: ['data-counting'] })
          place.scrollIntoView()
        }),
    )
    await expect(group.locator('[data-counting="running"]')).toHaveCount(0)
    const held = await running.first().getAttribute('data-shown')
    expect(held).not.toBe(figures[0])
    await expect(running).toHaveText(figures)

    await group.getByRole('button', { name: resume }).click()
    for (const line of await group.locator('[data-counter]').all()) {
      await line.scrollIntoViewIfNeeded()
      await expect(line).toHaveAttribute('data-counting', 'done')
    }
    await expect(group.locator('[data-shown]')).toHaveCount(0)
  })

  test(`${path} shows its testimonials, services, projects, partners and contact persons`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator('main blockquote')).toHaveCount(2)
    await expect(page.locator('[aria-labelledby="point-columns"] ol > li')).toHaveCount(16)
    const cards = page.locator('[aria-labelledby="selected-projects"] article')
    await expect(cards).toHaveCount(projects.length)
    for (const [index, [area = '', capacity = '']] of projects.entries()) {
      await expect(cards.nth(index)).toContainText(area)
      await expect(cards.nth(index)).toContainText(capacity)
    }
    const drawing = page.locator('[aria-labelledby="selected-projects"]').getByRole('img')
    for (const [, capacity = ''] of projects)
      await expect(drawing).toHaveAccessibleName(new RegExp(capacity.replace(' ', '\\s')))

    const partners = page.locator('[aria-labelledby="data-table"] li a')
    await expect(partners).toHaveCount(4)
    for (const partner of await partners.all()) {
      await expect(partner).toHaveAttribute('href', /^https:\/\/[a-z-]+\.example$/)
      await expect(partner).toHaveAttribute('rel', /noopener/)
    }
    await expect(page.locator('[aria-labelledby="people"] a[href^="tel:"]')).toHaveCount(3)
  })
}

test('the accessible name of the drawing includes the edge length and the football pitch', async ({
  answered: page,
}) => {
  await page.goto('/datacenter')
  // The name is there even before the drawing.
  const square = page.locator('[data-counters]').getByRole('img')
  await expect(square).toHaveAccessibleName('429 m Kantenlänge; Fußballfeld: 105 × 68 m')
})

test('with reduced motion, the final figures appear at once and the pause button is hidden', async ({
  answered: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/datacenter')
  await expect(page.locator('[data-counting="done"]')).toHaveCount(3)
  await expect(page.locator('[data-counters] button')).toBeHidden()
})
