// The reference finder with more projects than it shows at once.
import { expect, test } from '../../../tests/e2e/support/test.ts'

const rows = 'main tbody tr:visible:has(button)'
const result = 'main h2.h3'
const sixCriteria = 'type=education&lph=2-8&gfa=3000&cost=10&since=2021-11&kind=new-build'

test('a button shows and hides the projects that meet fewer criteria', async ({ answered: page }) => {
  await page.goto(`/projects/finder?${sixCriteria}`)
  await expect(page.locator(result)).toHaveText('2 Projekte erfüllen alle sechs Kriterien')
  const before = await page.locator(rows).count()
  const more = page.getByRole('button', { name: /weitere Projekte, die weniger erfüllen/ })
  await expect(more).toContainText(`${22 - before} weitere`)
  await more.click()
  await expect(page.locator(rows)).toHaveCount(22)
  await page.getByRole('button', { name: 'Nur die am besten passenden zeigen' }).click()
  await expect(page.locator(rows)).toHaveCount(before)
})

test('the script leaves the text from the server about each project unchanged, including future dates', async ({
  answered: page,
}) => {
  await page.goto('/en/projects/finder')
  const list = page.locator('main tbody')
  await expect(list.getByRole('button').first()).toBeEnabled()
  const sent = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text()
    return new DOMParser().parseFromString(html, 'text/html').querySelector('main tbody')?.textContent ?? ''
  })
  expect(sent).not.toBe('')
  await expect(list).toHaveText(sent)
})
