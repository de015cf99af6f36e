// Visitors set text larger, and space it out (WCAG 1.4.4, 1.4.10, 1.4.12): no page may then have to be moved sideways.
import { sampledPages } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`
const settings = [
  { width: 320, what: 'words and lines apart', rules: spacing },
  ...[768, 1280].flatMap(width => [
    { width, what: 'words and lines apart', rules: spacing },
    { width, what: 'twice the size', rules: 'html { font-size: 200% !important }' },
  ]),
  { width: 1024, what: 'twice the size', rules: 'html { font-size: 200% !important }' },
]

test.use({ expectedConsole: /status of 404/ })

// German words are the longer ones.
for (const path of sampledPages.filter(page => !page.startsWith('/en')))
  test(`${path} with large and spaced text`, async ({ answered: page }) => {
    await page.goto(path)
    for (const { width, what, rules } of settings) {
      await page.setViewportSize({ width, height: 800 })
      const wider = await page.evaluate(css => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      }, rules)
      expect(wider, `pixels too wide at ${width} px, ${what}`).toBe(0)
    }
  })
