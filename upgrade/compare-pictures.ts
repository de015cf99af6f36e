// Compares screenshots of two built sites, if a browser is installed.
import { existsSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { chromiumArguments, installedChromium } from '../sweep/chromium.ts'

/** The width of a small laptop. */
const width = 1280
/** The number of attempts, because a picture that is decoded late makes a screenshot differ. */
const attempts = 3

/** Returns the files of pages that look different. Undefined if no browser is installed. */
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
    // Without scripts a page does not move and loads all its pictures.
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

/** Serves files from the folder and aborts all other requests. */
async function serve(context: BrowserContext, folder: string): Promise<void> {
  await context.route('**/*', route => {
    const { host, pathname } = new URL(route.request().url())
    const path = join(folder, normalize(decodeURIComponent(pathname)))
    const isThere = host === 'site.localhost' && existsSync(path) && statSync(path).isFile()
    return isThere ? route.fulfill({ path }) : route.abort()
  })
}
