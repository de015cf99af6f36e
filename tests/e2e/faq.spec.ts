// Questions: how many, one open in each category, found by typing, linked to, and the same words for search engines.
import { expect, test } from './support/test.ts'

const counts = { '/faq': { categories: 9, questions: 35 }, '/en/faq': { categories: 8, questions: 32 } }

for (const [path, { categories, questions }] of Object.entries(counts))
  test(`${path} has ${questions} questions, and its structured data says what the page says`, async ({
    answered: page,
  }) => {
    await page.goto(path)
    await expect(page.locator('main section:has(details)')).toHaveCount(categories)
    await expect(page.locator('main details')).toHaveCount(questions)
    const { data, shown } = await page.evaluate(() => {
      const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')]
      const all = scripts.map(script => JSON.parse(script.textContent ?? '{}'))
      const faq = all.find(json => json['@type'] === 'FAQPage')
      return {
        data: faq.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
          entry.name,
          entry.acceptedAnswer.text,
        ]),
        shown: [...document.querySelectorAll('main details')].map(details => [
          details.querySelector('summary')?.textContent,
          details.querySelector('summary + *')?.textContent?.trim(),
        ]),
      }
    })
    expect(data).toEqual(shown)
    await expect(page.locator('#duration')).toContainText(/12–18 .*18–36/)
  })

test('opening a question closes the other of its category and leaves the rest alone', async ({
  answered: page,
}) => {
  await page.goto('/faq')
  await page.getByText('Was kostet eine Machbarkeitsstudie?').click()
  await page.getByText('Was geschieht im ersten Gespräch?').click()
  await expect(page.locator('#duration')).not.toHaveAttribute('open')
  await expect(page.locator('#first-meeting')).toHaveAttribute('open')
  await expect(page.locator('#study-cost')).toHaveAttribute('open')
  await page.getByText('Was geschieht im ersten Gespräch?').click()
  await expect(page.locator('#first-meeting')).not.toHaveAttribute('open')
})

test('the question that was pressed stays where it is when the one above it closes', async ({
  answered: page,
}) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/faq')
    const question = page.locator('#first-meeting summary')
    await expect(page.locator('#duration')).toHaveAttribute('open')
    await question.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await question.evaluate(element => element.getBoundingClientRect().top)
    await question.click()
    await expect(page.locator('#first-meeting')).toHaveAttribute('open')
    await expect
      .poll(() =>
        page.locator('#duration').evaluate(element => element.getAnimations({ subtree: true }).length),
      )
      .toBe(0)
    const after = await question.evaluate(element => element.getBoundingClientRect().top)
    expect(Math.abs(after - before), motion).toBeLessThanOrEqual(1)
  }
})

test('what the search finds is said once, when somebody pauses', async ({ answered: page }) => {
  await page.clock.install()
  await page.goto('/faq')
  const field = page.getByRole('searchbox', { name: 'Fragen durchsuchen' })
  await expect(field).not.toHaveAttribute('aria-describedby')
  await page.evaluate(() => {
    const status = document.getElementById('faq-found') as HTMLElement
    new MutationObserver(() => {
      status.dataset.said = `${Number(status.dataset.said ?? 0) + 1}`
    }).observe(status, { childList: true, characterData: true, subtree: true })
  })
  await field.pressSequentially('abwarme')
  const found = page.locator('#faq-found')
  await expect(found).toHaveText('')
  await page.clock.runFor(700)
  await expect(found).toHaveText('1 Frage passt.')
  await expect(found).toHaveAttribute('data-said', '1')
})

test('a link to a question opens it', async ({ answered: page }) => {
  await page.goto('/en/faq#waste-heat')
  await expect(page.locator('#waste-heat')).toHaveAttribute('open')
  await expect(page.getByText('warms 1,900 flats')).toBeInViewport()
})

test('typing leaves the questions that match and says how many', async ({ answered: page }) => {
  await page.goto('/faq')
  const field = page.getByRole('searchbox', { name: 'Fragen durchsuchen' })
  await field.fill('abwarme')
  await expect(page.locator('main details:visible')).toHaveCount(1)
  await expect(page.locator('#faq-found')).toHaveText('1 Frage passt.')
  await field.fill('xyzzy')
  await expect(page.locator('#faq-found')).toContainText('Keine Frage passt.')
  await field.fill('')
  await expect(page.locator('main details:visible')).toHaveCount(35)
})
