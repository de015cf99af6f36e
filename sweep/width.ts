import type { Page } from 'playwright-core'

/** The text sizes and spacing of WCAG 1.4.4, 1.4.10 and 1.4.12, at which pages must not scroll sideways. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }`
const apart = (width: number) => ({ width, what: 'words and lines apart', rules: spacing })
const twice = (width: number) => ({
  width,
  what: 'twice the size',
  rules: 'html { font-size: 200% !important }',
})
const texts = [
  { width: 320, what: 'as it is', rules: '' },
  apart(320),
  ...[768, 1280].flatMap(width => [apart(width), twice(width)]),
  { width: 1920, what: 'as it is', rules: '' },
]

/** Returns the widths at which the page scrolls sideways. */
export async function tooWide(page: Page): Promise<string[]> {
  const problems: string[] = []
  await page.evaluate(adopt, '')
  for (const { width, what, rules } of texts) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(adopt, rules)
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    if (wider > 0) problems.push(`${wider} px too wide at ${width} px, ${what}`)
  }
  return problems
}

/** Runs in the page. Hidden elements keep their layout, but are not painted, which would take most of the time. */
function adopt(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`* { visibility: hidden !important }\n${rules}`)
  document.adoptedStyleSheets = [sheet]
}
