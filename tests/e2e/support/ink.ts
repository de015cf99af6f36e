import type { Page } from '@playwright/test'
import sharp from 'sharp'

type Box = { x: number; y: number; width: number; height: number }
type Label = { name: string; box: Box }

const controls = 'a, button, summary, label, [role="button"]'
/** The smallest share of pixels that must differ from the ground of a label. A solid bar has none. */
const leastInk = 0.01
/** The contrast that WCAG asks for signs (1.4.11) and large text. A smaller difference does not count as ink. */
const leastContrast = 3
/** Relative luminance of each of the 256 greys. */
const luminanceOf = Array.from({ length: 256 }, (_, grey) =>
  grey / 255 <= 0.04045 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4,
)

/** Finds labels and signs of controls that do not stand out from their ground in a screenshot. */
export async function labelsWithoutInk(
  page: Page,
  { only = '*', fullPage = true } = {},
): Promise<{ count: number; blank: string[] }> {
  const labels = await page.evaluate(findLabels, { only, controls, fullPage })
  // Hiding pictures makes the screenshot much faster.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('img, video { visibility: hidden !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const clip = fullPage ? undefined : around(labels)
  if (!fullPage && !clip) return { count: 0, blank: [] }
  const shot = await page.screenshot({
    ...(clip ? { clip } : { fullPage }),
    type: 'jpeg',
    quality: 95,
    caret: 'initial',
  })
  const { data, info } = await sharp(shot).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [left, top] = [clip?.x ?? 0, clip?.y ?? 0]
  const inkOf = ({ x, y, width, height }: Box) => {
    const counts = new Uint32Array(256)
    let pixels = 0
    for (let row = Math.ceil(y - top); row < Math.min(y - top + height, info.height); row++)
      for (let column = Math.ceil(x - left); column < Math.min(x - left + width, info.width); column++) {
        const grey = data[(row * info.width + column) * info.channels] ?? 0
        counts[grey] = (counts[grey] ?? 0) + 1
        pixels++
      }
    let below = 0
    const ground = counts.findIndex(count => {
      below += count
      return below > pixels / 2
    })
    const ink = counts.reduce((sum, count, grey) => (isInk(grey, ground) ? sum + count : sum), 0)
    return ink / pixels
  }
  return {
    count: labels.length,
    blank: labels
      .filter(({ box }) => inkOf(box) < leastInk)
      .map(({ name, box }) => `${name} ${JSON.stringify(box)}`),
  }
}

/** Returns the whole pixels around all boxes, or nothing if there are none. */
function around(labels: Label[]): Box | undefined {
  if (labels.length === 0) return undefined
  const boxes = labels.map(({ box }) => box)
  const x = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.x))))
  const y = Math.max(0, Math.floor(Math.min(...boxes.map(box => box.y))))
  const right = Math.ceil(Math.max(...boxes.map(box => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map(box => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}

function isInk(grey: number, ground: number): boolean {
  const [one, other] = [luminanceOf[grey] ?? 0, luminanceOf[ground] ?? 0]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= leastContrast
}

/** In the page: finds the box of each text line and sign in a control, except those that another element covers. */
function findLabels(options: { only: string; controls: string; fullPage: boolean }): Label[] {
  const labels: Label[] = []
  const add = (control: Element, parent: Element, { left, top, width, height }: DOMRect) => {
    const outside = left < 0 || left + width > innerWidth || top + scrollY < 0
    if (outside || width < 4 || height < 4) return
    const [x, y] = [left + width / 2, top + height / 2]
    if (y >= 0 && y < innerHeight) {
      const above = document.elementFromPoint(x, y)
      if (!above || !(control.contains(above) || above.contains(control))) return
    } else if (!options.fullPage) return
    const [dx, dy] = options.fullPage ? [scrollX, scrollY] : [0, 0]
    const name = `${control.tagName.toLowerCase()} ${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}`
    // Only the middle of the line counts, because the ground of the control may show above and below the label's.
    const inset = parent instanceof SVGElement ? 0 : height / 4
    labels.push({ name, box: { x: left + dx, y: top + dy + inset, width, height: height - 2 * inset } })
  }
  for (const control of document.querySelectorAll(`:is(${options.controls}):is(${options.only})`)) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node instanceof Element ? node : node.parentElement
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (parent.closest('.vh')) continue
      if (node instanceof SVGSVGElement && !node.parentElement?.closest('svg'))
        add(control, node, node.getBoundingClientRect())
      if (!(node instanceof Text) || parent instanceof SVGElement || !node.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) add(control, parent, box)
    }
  }
  return labels
}
