// Each picture contains one red object. Whatever part of the picture a page shows, it must include the whole object.

import { globSync } from 'node:fs'
import sharp from 'sharp'
import { localeOfPath } from '../../../src/routes.ts'
import { builtPages, isUtilityPage } from '../../../tests/e2e/support/pages.ts'
import { expect, test } from '../../../tests/e2e/support/test.ts'
import { sample } from '../../../tests/support/sites.ts'

test.use({ films: false })

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Extent = [first: number, last: number]
type Shown = { name: string; width: number; height: number; places: number[] }

const pages = builtPages.filter(path => localeOfPath(path) === 'de' && !isUtilityPage(path))

// The banner is answered, because while it is open the first picture is lower and may show less.
test('every picture shows the whole of its red object, on phones and on desktops', async ({
  answered: page,
}) => {
  test.slow()
  let count = 0
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const screen of screens) {
      await page.setViewportSize(screen)
      for (const shown of await page.evaluate(shownPictures)) {
        count++
        expect.soft(await isWhole(shown), `${shown.name} on ${path} at ${screen.width} px`).toBe(true)
      }
    }
  }
  expect(count).toBeGreaterThan(pages.length)
})

/**
 * Runs in the page: lists the pictures that fill their frame, including slides, with the visible part of each. The pictures
 * need not load, because their content is read from their files.
 */
function shownPictures(): Shown[] {
  const stage = document.querySelector('[data-slides]')
  for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-slideshow] template'))
    stage?.append(template.content.cloneNode(true))
  return [
    ...document.querySelectorAll<HTMLImageElement>('picture[data-focus-x] img, [data-slides] img'),
  ].flatMap(image => {
    const { width, height } = image.getBoundingClientRect()
    const { objectFit, objectPosition } = getComputedStyle(image)
    const name = (image.getAttribute('src') ?? '').replace(/.*\/|\..*/g, '')
    return width && objectFit === 'cover'
      ? [{ name, width, height, places: objectPosition.split(' ').map(Number.parseFloat) }]
      : []
  })
}

async function isWhole({ name, width, height, places }: Shown): Promise<boolean> {
  const room = 0.012 // Tolerance for encoding and rounding, as a share of the picture.
  const { size, red } = await pictureOf(name)
  const scale = Math.max(width / size.width, height / size.height)
  const parts = [width / (size.width * scale), height / (size.height * scale)]
  return red.every(([first, last], axis) => {
    const part = parts[axis] ?? 1
    const start = ((places[axis] ?? 50) / 100) * (1 - part)
    const reachesBothEdges = first < room && last > 1 - room
    return reachesBothEdges || (first >= start - room && last <= start + part + room)
  })
}

const pictures = new Map<string, ReturnType<typeof readPicture>>()
function pictureOf(name: string): ReturnType<typeof readPicture> {
  const picture = pictures.get(name) ?? readPicture(name)
  pictures.set(name, picture)
  return picture
}

/** Reads a picture's size and the extent of its red in both directions, as shares of the picture. Ignores specks. */
async function readPicture(
  name: string,
): Promise<{ size: { width: number; height: number }; red: Extent[] }> {
  const [file] = globSync(`${sample.content}/media/${name}.{jpg,jpeg,png,webp,avif}`)
  if (!file) throw new Error(`${name} is not in content/media`)
  const size = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .resize(480)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const isRed = (place: number) => {
    const red = data[place * 3] ?? 0
    const other = Math.max(data[place * 3 + 1] ?? 0, data[place * 3 + 2] ?? 0)
    return red > 110 && red - other > 70
  }
  const around = [0, -1, 1, -width, width]
  const columns = new Set<number>()
  const rows = new Set<number>()
  for (let place = width; place < width * (height - 1); place++)
    if (around.every(step => isRed(place + step))) {
      columns.add(place % width)
      rows.add(Math.floor(place / width))
    }
  const extent = (lines: Set<number>, all: number): Extent => [
    (Math.min(...lines) - 1) / all,
    (Math.max(...lines) + 2) / all,
  ]
  return { size, red: columns.size === 0 ? [] : [extent(columns, width), extent(rows, height)] }
}
