// At the load event the page has its full height, and its controls work.
import { firstLocale, localeOfPath } from '../../src/routes.ts'
import { sampledPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

test.use({ expectedConsole: /status of 404/ })

// All languages have the same markup: the first is measured on a phone, the others on a desktop.
const width = (path: string) => (localeOfPath(path) === firstLocale() ? 390 : 1440)
const part = 8

// Each test takes a few pages, so that all workers have something to do.
for (let start = 0; start < sampledPages.length; start += part)
  test(`at the load event pages have their height and dialogs open: ${start + 1} and on`, async ({
    answered: page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const heightAtLoad = document.documentElement.scrollHeight
        const opener = [...document.querySelectorAll<HTMLElement>('[data-dialog]')].find(found =>
          found.checkVisibility(),
        )
        opener?.click()
        const dialog = document.querySelector<HTMLDialogElement>('dialog:modal')
        Object.assign(window, { heightAtLoad, opensAtLoad: !opener || dialog !== null })
        dialog?.close()
      })
    })
    for (const path of sampledPages.slice(start, start + part)) {
      await page.setViewportSize({ width: width(path), height: 900 })
      await page.goto(path)
      expect(await page.evaluate('opensAtLoad'), `${path}: what opens a dialog opens it`).toBe(true)
      const atLoad = await page.evaluate<number>('heightAtLoad')
      // Scrolls through the page to load everything lazy. Nothing is painted meanwhile, because painting takes long.
      await page.evaluate(async () => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { visibility: hidden !important }')
        document.adoptedStyleSheets = [sheet]
        const bottom = () => document.documentElement.scrollHeight
        for (let y = 0; y < bottom(); y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise(resolve => requestAnimationFrame(resolve))
        }
        const arrived = (image: HTMLImageElement) =>
          image.complete || new Promise(resolve => image.addEventListener('load', resolve))
        await Promise.all([...document.images].filter(image => image.checkVisibility()).map(arrived))
        document.adoptedStyleSheets = []
      })
      await expect(page.locator('astro-island[ssr] > :not(dialog *)').filter({ visible: true })).toHaveCount(
        0,
      )
      const final = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(Math.abs(atLoad - final) / final, `${path}: ${atLoad} px, later ${final}`).toBeLessThanOrEqual(
        0.01,
      )
    }
  })
