// Checks the pages of a built site in a browser, served as visitors get it.
import { type Browser, chromium } from 'playwright-core'
import { faultsOf } from './axe.ts'
import type { BuiltPage } from './broken-links.ts'
import { scriptBudget } from './budgets.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { troubleOf } from './trouble.ts'
import { tooWide } from './width.ts'
import { countScripts } from './wire.ts'

/** The window widths: half of the pages are checked as on a phone, the others as on a desktop. */
const widths = [390, 1440]
const tabs = 2

/** Returns the problems of all pages, each with its address. */
export async function sweep(origin: string, pages: BuiltPage[]): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
  const queue = [...pages.entries()]
  const problems: string[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, page] = next
      const faults = await faultsAt(browser, origin, page, widths[index % 2] ?? 390)
      problems.push(...faults.map(fault => `${page.path}: ${fault}`))
    }
  }
  try {
    await Promise.all(Array.from({ length: tabs }, work))
  } finally {
    await browser.close()
  }
  return problems.sort()
}

async function faultsAt(
  browser: Browser,
  origin: string,
  built: BuiltPage,
  width: number,
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // Sets an answer to the consent banner, so that it does not cover the page.
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential')
    localStorage.setItem('cookieConsentDate', String(Date.now()))
  })
  try {
    const page = await context.newPage()
    const trouble = troubleOf(page, origin, /status of 404/)
    const scripts = await countScripts(page)
    const response = await page.goto(origin + built.path, { waitUntil: 'networkidle' })
    const budget = scriptBudget(built)
    return [
      ...trouble,
      ...(response?.headers()['content-security-policy'] ? [] : ['has no security policy']),
      ...(scripts.bytes > budget ? [`loads ${scripts.bytes} bytes of script, more than ${budget}`] : []),
      ...(await faultsOf(page)),
      ...(await tooWide(page)),
    ]
  } finally {
    await context.close()
  }
}
