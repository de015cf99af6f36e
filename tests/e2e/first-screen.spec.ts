// What comes before the first paint, and what waits for it (docs/decisions/0018).
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Kinds of what the page asks for, in order; the first stylesheet is kept back until `paint` is called. */
async function watch(page: Page) {
  const asked: string[] = []
  let paint = () => {}
  const mayPaint = new Promise<void>(resolve => {
    paint = resolve
  })
  page.on('request', request => asked.push(request.resourceType()))
  await page.route('**/*.css', async route => {
    await mayPaint
    await route.continue()
  })
  return { asked, paint }
}

for (const path of ['/', '/projects', '/company', '/consulting'])
  test(`${path} asks for its stylesheet, typeface and first picture; the rest follows the first paint`, async ({
    answered: page,
  }) => {
    const { asked, paint } = await watch(page)
    const loaded = page.goto(path)
    await expect.poll(() => [...asked].sort()).toEqual(['document', 'font', 'image', 'stylesheet'])
    paint()
    await loaded
    await expect.poll(() => asked.filter(kind => kind === 'script').length).toBeGreaterThan(0)
    const further = page.locator('main img[loading=lazy]').first()
    await further.scrollIntoViewIfNeeded()
    await expect(further).toHaveJSProperty('complete', true)
    expect(asked.filter(kind => kind === 'image').length).toBeGreaterThan(1)
  })
