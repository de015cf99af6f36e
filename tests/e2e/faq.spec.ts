// The questions page opens one question in each category, searches while the visitor types, and opens a linked question.
import { expect, test } from './support/test.ts'

test('opening a question closes the open one in its category and leaves other categories alone', async ({
  answered: page,
}) => {
  await page.goto('/faq')
  await page.getByText('Was kostet eine Vorbemessung?').click()
  await page.getByText('Rechnen Sie auch alte Häuser?').click()
  await expect(page.locator('#wann')).not.toHaveAttribute('open')
  await expect(page.locator('#bestand')).toHaveAttribute('open')
  await expect(page.locator('#honorar')).toHaveAttribute('open')
  await page.getByText('Rechnen Sie auch alte Häuser?').click()
  await expect(page.locator('#bestand')).not.toHaveAttribute('open')
})

test('the question that a visitor opens stays in place when the one above it closes', async ({
  answered: page,
}) => {
  for (const motion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto('/faq')
    const question = page.locator('#bestand summary')
    await expect(page.locator('#wann')).toHaveAttribute('open')
    await question.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const before = await question.evaluate(element => element.getBoundingClientRect().top)
    await question.click()
    await expect(page.locator('#bestand')).toHaveAttribute('open')
    await expect
      .poll(() => page.locator('#wann').evaluate(element => element.getAnimations({ subtree: true }).length))
      .toBe(0)
    const after = await question.evaluate(element => element.getBoundingClientRect().top)
    expect(Math.abs(after - before), motion).toBeLessThanOrEqual(1)
  }
})

test('the search announces the number of matching questions once, after the visitor pauses', async ({
  answered: page,
}) => {
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
  // The paused clock keeps a slow machine's delay between keys from counting as a pause in typing.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field.pressSequentially('hauser')
  const found = page.locator('#faq-found')
  await expect(found).toHaveText('')
  await page.clock.runFor(700)
  await expect(found).toHaveText('1 Frage passt.')
  await expect(found).toHaveAttribute('data-said', '1')
})

test('a link to a question opens it', async ({ answered: page }) => {
  await page.goto('/en/faq#bestand')
  await expect(page.locator('#bestand')).toHaveAttribute('open')
  await expect(page.getByText('We open the ceiling')).toBeInViewport()
})

test('typing in the search leaves only the matching questions and shows how many match', async ({
  answered: page,
}) => {
  await page.goto('/faq')
  const field = page.getByRole('searchbox', { name: 'Fragen durchsuchen' })
  await field.fill('hauser')
  await expect(page.locator('main details:visible')).toHaveCount(1)
  await expect(page.locator('#faq-found')).toHaveText('1 Frage passt.')
  await field.fill('xyzzy')
  await expect(page.locator('#faq-found')).toContainText('Keine Frage passt.')
  await field.fill('')
  await expect(page.locator('main details:visible')).toHaveCount(3)
})
