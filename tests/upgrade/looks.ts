// Draws two built sites in a browser, and finds the pages that look different.
import { createReadStream, existsSync, globSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { mediaType } from '../../service/site/media-types.ts'
import { chromiumArguments, findChromium } from '../../sweep/chromium.ts'

const columns = 48
const width = 1440
/** The levels of grey, of 255, by which a cell of a page may differ. */
const maxLevels = 40

export type Difference = { page: string; share: number; heights: [number, number] }

/** Returns the pages that differ by more than they may. */
export async function compareLooks(
  before: string,
  after: string,
  allowed: (page: string) => number,
): Promise<Difference[]> {
  const servers = [serve(before), serve(after)]
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  try {
    const origins = servers.map(server => `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const differences: Difference[] = []
    for (const page of globSync('**/*.html', { cwd: after }).sort()) {
      if (!existsSync(join(before, page))) continue
      const [then, now] = await Promise.all(origins.map(origin => draw(browser, `${origin}/${page}`)))
      if (!then || !now) continue
      const difference = Math.round(differing(then.cells, now.cells) * 100) / 100
      if (difference > allowed(page))
        differences.push({ page, share: difference, heights: [then.height, now.height] })
    }
    return differences
  } finally {
    await browser.close()
    for (const server of servers) server.close()
  }
}

function serve(folder: string): Server {
  return createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
    const file = join(folder, path)
    const isFile = statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!isFile) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': mediaType(file) })
    createReadStream(file).pipe(response)
  }).listen(0, '127.0.0.1')
}

async function draw(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(address)
    // The two versions store the consent in different formats, so the page must ask in both.
    await page.locator('#consent button').last().click()
    // A screenshot would miss lazy pictures further down and those that are not decoded yet.
    await page.evaluate(async () => {
      for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' })
      await Promise.all([...document.images].map(image => image.decode().catch(() => {})))
    })
    const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    const { width: wide = width, height = 0 } = await picture.metadata()
    const rows = Math.max(1, Math.round((height / wide) * columns))
    const cells = await picture.greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
    return { height, cells }
  } finally {
    await context.close()
  }
}

/**
 * Returns the share of cells that differ. Cells that only one page has count as different. Rows are aligned first, so that
 * content below a taller section still matches.
 */
function differing(before: Buffer, after: Buffer): number {
  const [old, fresh] = [rowsOf(before), rowsOf(after)]
  // Edit distance by rows: the least number of different cells up to each row of the old page, for each row of the new one.
  let least = Array.from({ length: old.length + 1 }, (_, row) => row * columns)
  for (const row of fresh) {
    const next = [(least[0] ?? 0) + columns]
    for (const [at, former] of old.entries())
      next.push(
        Math.min(
          (least[at] ?? 0) + differentParts(former, row),
          (least[at + 1] ?? 0) + columns,
          (next[at] ?? 0) + columns,
        ),
      )
    least = next
  }
  return (least.at(-1) ?? 0) / (Math.max(old.length, fresh.length) * columns)
}

const rowsOf = (cells: Buffer): Buffer[] =>
  Array.from({ length: cells.length / columns }, (_, row) =>
    cells.subarray(row * columns, (row + 1) * columns),
  )

const differentParts = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, level, at) => sum + (Math.abs(level - (other[at] ?? 0)) > maxLevels ? 1 : 0), 0)
