// Every control of the site pressed by script with a processor four times slower: how long until the browser has drawn the answer
// (Event Timing), beside the same press on a bare page: one button, and what the press shows without style or script of ours.
import type { Browser, Locator, Page } from '@playwright/test'
import { median, table } from './document.ts'
import type { Served } from './https.ts'
import { openPage, visitors } from './visitor.ts'

type Press = {
  what: string
  path: string
  wide?: boolean
  asked?: boolean
  /** The element that the press shows or hides. The bare page has the same words in the same elements. */
  shows?: string
  go: (page: Page) => Promise<void>
}

/** As often as a bare press, or less than what anybody notices. */
const goal = { times: 3, milliseconds: 100 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const first = (locator: Locator) => locator.locator('visible=true').first()
/** Presses one after the other, in sight. */
const click = async (...locators: Locator[]) => {
  for (const locator of locators) {
    await first(locator).scrollIntoViewIfNeeded()
    await first(locator).click()
  }
}
const hydrated = (page: Page) => page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'))

const presses: Press[] = [
  {
    what: 'services menu',
    path: '/',
    wide: true,
    go: page => click(button(page, 'Leistungen'), button(page, 'Leistungen')),
  },
  { what: 'menu on a phone', path: '/', go: page => click(button(page, 'Menü'), button(page, /schließen/i)) },
  {
    what: 'home dialog, opened, submitted empty, closed',
    path: '/',
    shows: '#home',
    go: async page => {
      await click(page.locator('[data-dialog=home]'))
      await click(page.locator('#home').getByRole('button', { name: 'senden' }))
      await page.keyboard.press('Escape')
    },
  },
  {
    what: 'quote dialog, typed in and submitted with errors',
    path: '/consulting',
    shows: '#quote',
    go: async page => {
      await click(page.locator('[data-dialog=quote]'))
      await page.locator('#quote [name=name]').pressSequentially('Mara Lindner')
      await click(page.locator('#quote').getByRole('button', { name: 'senden' }))
    },
  },
  {
    what: 'person dialog',
    path: '/office',
    shows: '#contact-person',
    go: page => click(page.locator('[data-dialog]'), page.locator('dialog[open] button')),
  },
  {
    what: 'filters of the projects',
    path: '/projects',
    shows: 'main .columns',
    go: async page => {
      await page.locator('main [aria-pressed]').first().waitFor()
      await click(page.locator('main [aria-pressed]').nth(1), page.locator('main [aria-pressed]').nth(2))
    },
  },
  {
    what: 'views of the projects',
    path: '/projects',
    shows: 'main .columns',
    wide: true,
    go: async page => {
      await page.locator('main fieldset:enabled').first().waitFor()
      const views = page.getByRole('navigation', { name: 'Ansicht' })
      const view = (name: string) => views.getByRole('link', { name })
      await click(view('Maßstab'), view('Tabelle'), view('Bilder'))
    },
  },
  {
    what: 'table of projects, sorted twice',
    path: '/projects?view=table',
    shows: '[data-view=table] table',
    wide: true,
    go: async page => {
      const sorts = page.locator('[data-view=table] th button:enabled')
      await sorts.first().waitFor()
      await click(sorts.nth(1), sorts.nth(1))
    },
  },
  {
    what: 'finder: a criterion, a reference kept',
    path: '/projects/finder',
    shows: 'main table',
    wide: true,
    go: async page => {
      const kinds = page.locator('main fieldset:enabled fieldset input[type=checkbox]')
      await kinds.first().waitFor()
      await click(kinds.nth(1), page.locator('main tbody [aria-pressed]'))
    },
  },
  {
    what: 'model and drawing of a project',
    path: '/projects/rechenzentrum-fr-7',
    go: page =>
      click(
        page.locator('main label').filter({ hasText: 'Zeichnung' }),
        page.locator('main label').filter({ hasText: 'Modell' }),
      ),
  },
  {
    what: 'wheel of disciplines',
    path: '/architecture',
    wide: true,
    go: async page => {
      const nodes = page.locator('main').getByRole('button', { name: /im Haus|Brandschutz/ })
      await nodes.first().scrollIntoViewIfNeeded()
      await hydrated(page)
      await click(nodes.nth(0), nodes.nth(2))
    },
  },
  { what: 'news', path: '/', go: page => click(page.locator('[data-news] button:not([disabled])').last()) },
  {
    what: 'voices',
    path: '/karriere',
    go: page => click(button(page, 'Nächste Stimme'), button(page, 'Nächste Stimme')),
  },
  {
    what: 'a question opened and closed, one searched for',
    path: '/faq',
    go: async page => {
      await click(page.locator('main summary'), page.locator('main summary'))
      await page.getByRole('searchbox').pressSequentially('Kosten')
    },
  },
  {
    what: 'moving pictures stopped',
    path: '/',
    go: page => click(page.locator('main [data-motion]')),
  },
  {
    what: 'film stopped and played',
    path: '/digital-planning',
    wide: true,
    go: page => click(page.locator('[data-film] [data-motion]'), page.locator('[data-film] [data-motion]')),
  },
  {
    what: 'consent',
    path: '/impressum',
    asked: true,
    go: page => click(page.locator('[data-consent=essential]')),
  },
]

export async function benchPresses({
  browser,
  served,
  runs,
}: {
  browser: Browser
  served: Served
  runs: number
}): Promise<string> {
  const took = new Map(presses.map(({ what }) => [what, { here: [] as number[], bare: [] as number[] }]))
  for (let round = 0; round < runs; round++) {
    for (const press of presses) {
      const times = took.get(press.what)
      times?.bare.push(await slowest(browser, undefined, await barePress(browser, served.site, press)))
      times?.here.push(await slowest(browser, served.site, press))
      console.log(`${press.what}: ${times?.here.at(-1)} ms, bare ${times?.bare.at(-1)} ms`)
    }
  }
  const medians = [...took].map(([what, { here, bare }]) => ({
    what,
    here: median(here),
    times: median(here) / median(bare),
    bare: median(bare),
  }))
  const late = medians.filter(({ here, times }) => here > goal.milliseconds && times > goal.times)
  const rows = medians.map(({ what, here, bare, times }) => [
    what,
    here.toFixed(0),
    bare.toFixed(0),
    times.toFixed(1),
  ])
  return [
    table(['Control', 'Slowest press ms', 'Bare ms', 'Times bare'], rows),
    late.length === 0
      ? 'Every control is within three times the bare press, or under 100 ms.'
      : `Over the goal: ${late.map(({ what }) => what).join('; ')}.`,
  ].join('\n\n')
}

/** The same press on a page that holds one button and what the press shows. */
async function barePress(browser: Browser, site: string, { shows, path }: Press): Promise<Press> {
  const shown = shows ? await taken(browser, site + path, shows) : '<p id="shown">1</p>'
  return {
    what: 'bare',
    path: '',
    go: async page => {
      await page.setContent(
        `<!doctype html><meta name="viewport" content="width=device-width"><button>1</button>${shown}`,
      )
      await page.evaluate(() => {
        const part = document.getElementById('shown') as HTMLElement
        document.querySelector('button')?.addEventListener('click', () => {
          if (part instanceof HTMLDialogElement) part.showModal()
          else part.hidden = !part.hidden
        })
      })
      await page.evaluate(watchPresses)
      await click(page.locator('body > button'))
      if (shows?.startsWith('#')) await page.keyboard.press('Escape')
      else await click(page.locator('body > button'))
    },
  }
}

/** A part of a page as it is there, its elements without classes, pictures and scripts. */
async function taken(browser: Browser, url: string, selector: string): Promise<string> {
  const { context } = visitors.phone
  const page = await openPage(browser, { context, slower: 1 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await page.locator(selector).evaluate(part => {
    const copy = part.cloneNode(true) as Element
    for (const element of copy.querySelectorAll('script, style, picture, svg, link')) element.remove()
    const kept = ['type', 'name', 'value', 'for', 'href']
    for (const element of [copy, ...copy.querySelectorAll('*')])
      for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name)
    copy.id = 'shown'
    return copy.outerHTML
  })
  await page.context().close()
  return html
}

/** The slowest of the presses on a page, in milliseconds. Event Timing counts in steps of eight, from sixteen on. */
async function slowest(
  browser: Browser,
  site: string | undefined,
  { path, wide, asked, go }: Press,
): Promise<number> {
  const { context, slower } = wide ? { ...visitors.desk, slower: visitors.phone.slower } : visitors.phone
  const page = await openPage(browser, { context, slower })
  if (!asked)
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'essential')
      localStorage.setItem('cookieConsentDate', String(Date.now()))
    })
  if (site) {
    await page.addInitScript(watchPresses)
    await page.goto(site + path, { waitUntil: 'networkidle' })
  }
  await go(page)
  // Two frames later the last press has its entry.
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForTimeout(200)
  const took = await page.evaluate(() => Math.max(...((window as { presses?: number[] }).presses ?? [16])))
  await page.context().close()
  return Number.isFinite(took) ? took : 16
}

function watchPresses(): void {
  const presses: number[] = []
  ;(window as { presses?: number[] }).presses = presses
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
