// One red thing stands in each picture. No page may cut it: whatever part of a picture a page shows, its red is whole.
import { localeOfPath } from '../../src/routes.ts'
import { builtPages, isUtilityPage } from '../e2e/support/pages.ts'
import { expect, test } from '../e2e/support/test.ts'

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Pictures to be taken again from farther away: their red is larger than the crop. Whoever mends one takes it out here. */
const tooLarge = new Set([
  'bim-team-poster',
  'contour-site',
  'data-centre-campus',
  'section-model',
])

for (const path of builtPages.filter(path => localeOfPath(path) === 'de' && !isUtilityPage(path))) {
  test(`${path} shows the red of its pictures whole`, async ({ page }) => {
    await page.goto(path)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      const cut = await page.evaluate(cutRed)
      expect
        .soft(
          cut.filter(name => !tooLarge.has(name)),
          `at ${screen.width} px`,
        )
        .toEqual([])
    }
  })
}

/** Runs in the page: its pictures, slides included, whose red reaches over the edge of the part that is shown. */
async function cutRed(): Promise<string[]> {
  const room = 0.012 // of the picture: what encoding and rounding may add
  const cut: string[] = []
  for (const image of [
    ...document.querySelectorAll<HTMLImageElement>('picture[data-focus-x] img'),
    ...slides(),
  ]) {
    image.loading = 'eager'
    // In a window of another width the browser may be changing to another file just now: then that one is asked.
    await image.decode().catch(() => image.decode())
    const box = image.getBoundingClientRect()
    const red = box.width && getComputedStyle(image).objectFit === 'cover' ? redOf(image) : undefined
    if (!red) continue
    const scale = Math.max(box.width / image.naturalWidth, box.height / image.naturalHeight)
    const places = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
    const shown = [box.width / (image.naturalWidth * scale), box.height / (image.naturalHeight * scale)]
    const isWhole = red.every(([first, last], axis) => {
      const share = shown[axis] ?? 1
      const start = ((places[axis] ?? 50) / 100) * (1 - share)
      const reachesBothEdges = first < room && last > 1 - room
      return reachesBothEdges || (first >= start - room && last <= start + share + room)
    })
    if (!isWhole) cut.push(image.currentSrc.replace(/.*\/|\..*/g, ''))
  }
  return cut

  function slides(): HTMLImageElement[] {
    const stage = document.querySelector('[data-slides]')
    return [...document.querySelectorAll<HTMLTemplateElement>('[data-slideshow] template')].flatMap(
      template => {
        stage?.append(template.content.cloneNode(true))
        return [...(stage?.querySelectorAll<HTMLImageElement>('picture:last-child img') ?? [])]
      },
    )
  }

  /** From first to last in both directions, as shares of the picture. Specks do not count. */
  function redOf(image: HTMLImageElement): [number, number][] | undefined {
    const width = 480
    const height = Math.round((width * image.naturalHeight) / image.naturalWidth)
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
    context?.drawImage(image, 0, 0, width, height)
    const colours = context?.getImageData(0, 0, width, height).data ?? []
    const isRed = Array.from({ length: width * height }, (_, place) => {
      const [red = 0, green = 0, blue = 0] = [
        colours[place * 4],
        colours[place * 4 + 1],
        colours[place * 4 + 2],
      ]
      return red > 110 && red - green > 70 && red - blue > 70
    })
    const columns = new Set<number>()
    const rows = new Set<number>()
    for (let place = width; place < width * (height - 1); place++)
      if ([0, -1, 1, -width, width].every(step => isRed[place + step])) {
        columns.add(place % width)
        rows.add(Math.floor(place / width))
      }
    if (columns.size === 0) return undefined
    return [
      [(Math.min(...columns) - 1) / width, (Math.max(...columns) + 2) / width],
      [(Math.min(...rows) - 1) / height, (Math.max(...rows) + 2) / height],
    ]
  }
}
