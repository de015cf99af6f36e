// What comes before the first paint, and what waits for it (docs/decisions/0018).
import { hold } from './support/hold.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/', '/projects', '/company', '/consulting'])
  test(`${path} asks for its stylesheet, typeface and first picture; the rest follows the first paint`, async ({
    answered: page,
  }) => {
    const asked: string[] = []
    page.on('request', request => asked.push(request.resourceType()))
    // Without its stylesheet a page is not painted.
    const paint = await hold(page, '**/*.css')
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
