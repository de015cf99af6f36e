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
/** Levels of grey, of 255, that a part of a page may differ by. */
const maxLevels = 40

export type Difference = { page: string; share: number; heights: [number, number] }

/** Returns the pages of which more than `share` looks different. */
export async function compareLooks(before: string, after: string, share: number): Promise<Difference[]> {
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
      if (difference > share)
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
    // The answer is kept in another form than it was.
    await page.locator('#consent button').last().click()
    const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    const { width: wide = width, height = 0 } = await picture.metadata()
    const rows = Math.max(1, Math.round((height / wide) * columns))
    const cells = await picture.greyscale().resize(columns, rows, { fit: 'fill' }).raw().toBuffer()
    return { height, cells }
  } finally {
    await context.close()
  }
}

/** The share of the parts that differ; those that only one has count as different. */
function differing(a: Buffer, b: Buffer): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let different = long.length - short.length
  for (const [at, level] of short.entries()) if (Math.abs(level - (long[at] ?? 0)) > maxLevels) different++
  return different / long.length
}
