// What a visitor has at the load event: the page at its full height, and controls that work.
import { localeOfPath } from '../../src/routes.ts'
import { sampledPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedConsole: /status of 404/ })

for (const width of [390, 1440])
  for (const locale of ['de', 'en'])
    test(`every page has its height at the load event (${locale}, ${width} px)`, async ({
      answered: page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const height = () => document.documentElement.scrollHeight
        addEventListener('load', () => Object.assign(window, { heightAtLoad: height() }))
      })
      const pages = sampledPages.filter(path => localeOfPath(path) === locale)
      for (const path of pages) {
        await page.goto(path)
        const atLoad = await page.evaluate<number>('heightAtLoad')
        // All that waits for the scroll has come.
        await page.evaluate(async () => {
          const loaded = (image: HTMLImageElement) => image.decode().catch(() => undefined)
          const bottom = () => document.documentElement.scrollHeight
          for (let y = 0; y < bottom(); y += innerHeight) {
            scrollTo({ top: y, behavior: 'instant' })
            await new Promise(resolve => requestAnimationFrame(resolve))
          }
          await Promise.all([...document.images].filter(image => image.checkVisibility()).map(loaded))
        })
        await expect(
          page.locator('astro-island[ssr] > :not(dialog *)').filter({ visible: true }),
        ).toHaveCount(0)
        const final = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(Math.abs(atLoad - final) / final, `${path}: ${atLoad} px, later ${final}`).toBeLessThanOrEqual(
          0.01,
        )
      }
    })

test('what opens a dialog opens it at the load event', async ({ answered: page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const opener = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].find(found =>
        found.checkVisibility(),
      )
      opener?.click()
      const open = document.querySelector('dialog:modal') !== null
      Object.assign(window, { openers: opener ? 1 : 0, openAtLoad: open })
    })
  })
  let openers = 0
  for (const path of sampledPages) {
    await page.goto(path)
    const [found, open] = await page.evaluate<[number, boolean]>('[openers, openAtLoad]')
    if (found) expect(open, path).toBe(true)
    openers += found
  }
  expect(openers).toBeGreaterThan(10)
})
