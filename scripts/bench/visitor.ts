// Measures one visit to one page, on a phone or at a desk.
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { Line } from './slow-line.ts'

export type Visitor = {
  context: BrowserContextOptions
  line: Line
  /** The factor by which the processor is slowed down. */
  slower: number
  /** The load of a page is over when nothing has happened for this time in milliseconds. No step of a load takes longer. */
  quiet: number
}

export const visitors = {
  phone: {
    context: {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    line: { latency: 150, down: 1_600_000, up: 750_000 },
    slower: 4,
    quiet: 1500,
  },
  desk: {
    context: { viewport: { width: 1440, height: 900 } },
    line: { latency: 40, down: 10_000_000, up: 5_000_000 },
    slower: 1,
    quiet: 600,
  },
} satisfies Record<string, Visitor>

/** Times are in milliseconds since the press on the link, bytes are counted on the wire. */
export type VisitFigures = {
  first: number
  largest: number
  /** The time at which the page reached its final height. */
  height: number
  /** The end of the load event, when every control that looks usable can be used. */
  usable: number
  blocked: number
  bytes: number
  requests: number
}

/** Opens a new window, lets a visitor act in it, and closes it. The visitor's line is part of the address (slow-line.ts). */
export async function withPage<Result>(
  browser: Browser,
  { context: options, slower }: Pick<Visitor, 'context' | 'slower'>,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const sent = { bytes: 0, requests: 0 }
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sent.bytes += encodedDataLength
      sent.requests += 1
    })
    transfers.set(page, sent)
    await page.addInitScript(observe)
    return await act(page)
  } finally {
    await context.close()
  }
}

/** Stores a visitor's refusal, so that the consent banner does not appear. */
export const refuseCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'essential')
    localStorage.setItem('cookieConsentDate', String(Date.now()))
  })

const transfers = new WeakMap<Page, { bytes: number; requests: number }>()

/** Measures a visit. The first in a window finds an empty cache, a later one finds the files of those before it. */
export async function measureVisit(page: Page, url: string, quiet: number): Promise<VisitFigures> {
  const sent = transfers.get(page) ?? { bytes: 0, requests: 0 }
  Object.assign(sent, { bytes: 0, requests: 0 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(most => performance.now() - window.benched.last > most, quiet, {
    polling: 250,
  })
  const seen = await page.evaluate(() => {
    const { first, largest, heights, blocked } = window.benched
    const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const change = heights.findLast(
      ([, height], index) => index === 0 || Math.abs(height - (heights[index - 1]?.[1] ?? 0)) > 8,
    )
    return {
      first,
      largest,
      height: Math.max(first, change?.[0] ?? 0),
      usable: way?.loadEventEnd ?? 0,
      blocked,
    }
  })
  return { ...seen, ...sent }
}

declare global {
  interface Window {
    benched: {
      first: number
      largest: number
      heights: [number, number][]
      blocked: number
      /** The time of the last paint, layout change, long task or request. */
      last: number
    }
  }
}

function observe(): void {
  const benched: Window['benched'] = { first: 0, largest: 0, heights: [], blocked: 0, last: 0 }
  window.benched = benched
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => {
      benched.last = performance.now()
      list.getEntries().forEach(note)
    }).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') benched.first = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    benched.largest = startTime
  })
  on('longtask', ({ duration }) => {
    benched.blocked += Math.max(0, duration - 50)
  })
  on('resource', () => {})
  // Notes the height after each layout for a frame. Asking for it in between would force extra layouts.
  const resized = new ResizeObserver(() => {
    const height = document.documentElement.scrollHeight
    if (benched.heights.at(-1)?.[1] === height) return
    benched.heights.push([performance.now(), height])
    benched.last = performance.now()
  })
  new MutationObserver((_, born) => {
    if (!document.documentElement) return
    resized.observe(document.documentElement)
    born.disconnect()
  }).observe(document, { childList: true })
}
