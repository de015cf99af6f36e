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

for (const path of ['/faq', '/en/datenschutz'])
  test(`${path}: on a phone no piece of the page is laid out before the first paint, all are after it`, async ({
    answered: page,
  }) => {
    await page.addInitScript(() => {
      const look = () => {
        const pieces = [...document.querySelectorAll('.piece > *')]
        const before = document.documentElement.classList.contains('is-unpainted')
        if (pieces.length > 0 && before)
          frames.push(pieces.filter(part => part.checkVisibility(skipped)).length)
        requestAnimationFrame(look)
      }
      const frames: number[] = []
      const skipped = { contentVisibilityAuto: true }
      Object.assign(window, { piecesLaidOut: frames })
      requestAnimationFrame(look)
    })
    const paint = await hold(page, '**/*.css')
    const loaded = page.goto(path)
    await expect.poll(() => page.locator('.ft').count()).toBe(1)
    paint()
    await loaded
    await expect(page.locator('html')).not.toHaveClass(/is-fresh/)
    const frames = await page.evaluate<number[]>('piecesLaidOut')
    expect(frames.length).toBeGreaterThan(0)
    expect(new Set(frames)).toEqual(new Set([0]))
    const skipped = await page
      .locator('.piece')
      .evaluateAll(pieces => pieces.filter(({ style }) => style.contentVisibility !== 'visible').length)
    expect(skipped).toBe(0)
  })

for (const [path, width] of [
  ['/projects', 1440],
  ['/en/projects', 800],
  ['/contact', 1120],
  ['/datenschutz', 390],
] as const)
  test(`${path} at ${width} px: nothing on the screen moves when the pieces are laid out`, async ({
    answered: page,
  }) => {
    await page.setViewportSize({ width, height: 1200 })
    const scripts = await hold(page, '**/*.js')
    const loaded = page.goto(path)
    await expect(page.locator('html')).toHaveClass('is-fresh')
    const places = () =>
      page.locator('main :is(h1, h2, h3, p, img, dl)').evaluateAll(parts =>
        parts
          .map(part => part.getBoundingClientRect())
          .filter(({ top, height }) => height > 0 && top < innerHeight)
          .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
      )
    const before = await places()
    expect(before.length).toBeGreaterThan(2)
    scripts()
    await loaded
    await expect(page.locator('html')).not.toHaveClass(/is-fresh/)
    expect(await places()).toEqual(before)
  })
