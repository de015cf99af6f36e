// The number of questions, and the same words for search engines.
import { expect, test } from '../../../tests/e2e/support/test.ts'

const counts = { '/faq': { categories: 9, questions: 35 }, '/en/faq': { categories: 8, questions: 32 } }

for (const [path, { categories, questions }] of Object.entries(counts))
  test(`${path} has ${questions} questions, and its structured data has the same text as the page`, async ({
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
