// Compares two built sites by eye: pictures of the same pages, where a browser is installed.
import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumArguments, installedChromium } from '../sweep/chromium.ts'

/** The width of a small laptop. */
const width = 1280
/** A picture that was decoded late would differ by that alone. */
const attempts = 3

/** The pages, by their files, that look different. Undefined where there is no browser to look with. */
export async function differentLooks(
  before: string,
  after: string,
  pages: readonly string[],
): Promise<string[] | undefined> {
  const executablePath = installedChromium()
  if (executablePath === undefined) return undefined
  await using cleanup = new AsyncDisposableStack()
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  cleanup.defer(() => browser.close())
  const look = async (folder: string) => {
    // Without scripts a page stands still, and loads all of its pictures.
    const context = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    })
    await serve(context, folder)
    const page = await context.newPage()
    return async (file: string) => {
      await page.goto(`http://site.localhost/${file}`)
      return page.screenshot({ fullPage: true, animations: 'disabled' })
    }
  }
  const [then, now] = [await look(before), await look(after)]
  const different: string[] = []
  for (const file of pages) {
    let isSame = false
    for (let attempt = 0; attempt < attempts && !isSame; attempt++)
      isSame = (await then(file)).equals(await now(file))
    if (!isSame) different.push(file)
  }
  return different
}

/** Answers from the folder alone; no address leads out of it. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', route => {
    const { host, pathname } = new URL(route.request().url())
    const path = join(folder, normalize(decodeURIComponent(pathname)))
    const isThere = host === 'site.localhost' && existsSync(path) && statSync(path).isFile()
    return isThere ? route.fulfill({ path }) : route.abort()
  })
}
