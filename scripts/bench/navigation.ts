// From the press on a link to the next page's first paint, as a visitor who has looked, points, then presses. Beside it
// the same way between two pages of one word, which is what the browser takes for itself.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { speculationRules } from '../../src/frame/speculation-rules.ts'
import { locales, localizePath } from '../../src/routes.ts'
import { findBrowser, findChromium } from '../../sweep/chromium.ts'
import { inTab, type Tab } from '../chromium-tab.ts'
import { median, table } from './document.ts'

type Step = { to: string; ahead: boolean; painted: number }

/** Follows every link of the main navigation, each from the home page in a new window of this browser. */
async function followNavigation(executablePath: string, origin: string, home: string): Promise<Step[]> {
  const links = await inTab(async tab => {
    await tab.open(origin + home)
    return tab.evaluate<string[]>(
      '[...document.querySelectorAll("header > nav a[href]")].filter(link => link.checkVisibility()).map(link => link.pathname)',
    )
  }, executablePath)
  const steps: Step[] = []
  for (const to of new Set(links))
    if (to !== home) steps.push(await inTab(tab => follow(tab, origin + home, to), executablePath))
  return steps
}

async function follow(tab: Tab, from: string, to: string): Promise<Step> {
  await tab.open(from)
  // A page is looked at before it is left.
  await pause(2000)
  await tab.point(`header > nav a[href="${to}"]`)
  // The hand rests on the link until the next page is ready, or as long as hands do.
  await Promise.race([tab.prerendered().catch(() => undefined), pause(1000)])
  await tab.evaluate(
    'addEventListener("click", () => sessionStorage.setItem("clicked", performance.timeOrigin + performance.now()), { capture: true })',
  )
  await tab.press()
  // To ask at once would take the processor from what is measured.
  await pause(500)
  await tab.until(
    `location.pathname === ${JSON.stringify(to)} && performance.getEntriesByName("first-contentful-paint").length > 0`,
  )
  return { to, ...(await tab.evaluate<Omit<Step, 'to'>>(measured)) }
}

/** The same from a page that holds nothing but a link to one that holds nothing but a link. */
async function followEmptyPage(executablePath: string): Promise<Step[]> {
  const page = `<!doctype html><title>-</title><script type="speculationrules">${speculationRules}</script><header><nav><a href="/next">next</a></nav></header>`
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  try {
    return await followNavigation(
      executablePath,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      '/',
    )
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

const measured = `(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const shown = performance.timeOrigin + Math.max(paint.startTime, activationStart)
  return { ahead: activationStart > 0, painted: shown - Number(sessionStorage.getItem('clicked')) }
})()`

/** Every link of the navigation, in the quiet browser and in a whole one. */
export async function benchNavigation(site: string, runs: number): Promise<string> {
  const quiet = await findChromium()
  const whole = findBrowser() ?? quiet
  // In turn, so that a slow minute falls on both.
  const followed = new Map(
    [quiet, whole].map(browser => [browser, { steps: [] as Step[], empty: [] as Step[] }]),
  )
  for (let round = 0; round < runs; round++) {
    for (const [browser, { steps, empty }] of followed) {
      empty.push(...(await followEmptyPage(browser)))
      for (const locale of locales)
        steps.push(...(await followNavigation(browser, site, localizePath('/', locale))))
    }
  }
  const typical = (some: Step[] = []) => median(some.map(({ painted }) => painted))
  const to = (address: string) => (step: Step) => step.to === address
  const { steps = [], empty = [] } = followed.get(quiet) ?? {}
  const links = [...new Set(steps.map(step => step.to))]
  const rows = links.map(link => {
    const ways = steps.filter(to(link))
    const ready = ways.filter(({ ahead }) => ahead).length
    const painted = typical(ways)
    const inWindow = typical(followed.get(whole)?.steps.filter(to(link)))
    return [
      link,
      `${ready} of ${ways.length}`,
      painted.toFixed(0),
      (painted / typical(empty)).toFixed(1),
      inWindow.toFixed(0),
    ]
  })
  const late = links.filter(link => typical(steps.filter(to(link))) > 100)
  const text = [
    ...[...followed].map(
      ([browser, { steps, empty }]) =>
        `${basename(browser)}: median to first paint ${typical(steps).toFixed(0)} ms, slowest single press ` +
        `${Math.max(...steps.map(({ painted }) => painted)).toFixed(0)} ms, median of an empty page ${typical(empty).toFixed(0)} ms.`,
    ),
    late.length === 0
      ? 'Every link is within the goal of 100 ms.'
      : `Over the goal of 100 ms: ${late.join(', ')}.`,
  ].join('\n')
  return [
    table(
      [
        'From the home page to',
        'Ready ahead',
        'First paint ms',
        'Times an empty page',
        'In a whole browser ms',
      ],
      rows,
    ),
    text,
  ].join('\n\n')
}
