// Presses every control of the site on a processor four times slower, and measures the time until the browser has drawn the
// answer (Event Timing). Each press alternates with the same press on a bare page: one button, and the element that the
// press shows, without styles and scripts.
import type { Browser, Page } from '@playwright/test'
import { refuseCookies, visitors, withPage } from './visitor.ts'
import { median, table } from './write-measured.ts'

/** The selector of a control to press, or something else that a visitor does. */
type Step = string | ((page: Page) => Promise<unknown>)
type Press = {
  what: string
  path: string
  go: Step[]
  isWide?: true
  asksForConsent?: true
  /** The element that the press shows or hides. The bare page has the same words in the same elements. */
  shows?: string
}

/** Either is enough: a multiple of the bare press, or a time that nobody notices. */
const goal = { times: 3, milliseconds: 100 }

const button = (name: string) => `role=button[name=/${name}/i]`
const view = (name: string) => `role=navigation[name="Ansicht"] >> role=link[name="${name}"]`
const type =
  (field: string, text: string): Step =>
  page =>
    page.locator(field).pressSequentially(text, { delay: 100 })
const see =
  (selector: string): Step =>
  page =>
    page.locator(selector).first().scrollIntoViewIfNeeded()
const leave: Step = page => page.keyboard.press('Escape')
const filter = 'main [aria-pressed]:enabled'
const sort = '[data-view=table] th button:enabled >> nth=1'
const discipline = (name: string) => `main astro-island:not([ssr]) >> ${button(name)}`
const film = '[data-film] [data-motion]'

const presses: Press[] = [
  { what: 'services menu', path: '/', isWide: true, go: [button('Leistungen'), button('Leistungen')] },
  { what: 'menu on a phone', path: '/', go: [button('Menü'), button('schließen')] },
  {
    what: 'home dialog, opened, submitted empty, closed',
    path: '/',
    shows: '#home',
    go: ['[data-dialog=home]', `#home >> ${button('senden')}`, leave],
  },
  {
    what: 'quote dialog, typed in and submitted with errors',
    path: '/consulting',
    shows: '#quote',
    go: ['[data-dialog=quote]', type('#quote [name=name]', 'Mara Lindner'), `#quote >> ${button('senden')}`],
  },
  {
    what: 'person dialog',
    path: '/office',
    shows: '#contact-person',
    go: ['[data-dialog]', 'dialog[open] button'],
  },
  {
    what: 'filters of the projects',
    path: '/projects',
    shows: 'main .columns',
    go: [`${filter} >> nth=1`, `${filter} >> nth=2`],
  },
  {
    what: 'views of the projects',
    path: '/projects',
    shows: 'main .columns',
    isWide: true,
    go: [see('main fieldset:enabled'), view('Maßstab'), view('Tabelle'), view('Bilder')],
  },
  {
    what: 'table of projects, sorted twice',
    path: '/projects?view=table',
    shows: '[data-view=table] table',
    isWide: true,
    go: [sort, sort],
  },
  {
    what: 'finder: a criterion, a reference kept',
    path: '/projects/finder',
    shows: 'main table',
    isWide: true,
    go: ['main fieldset:enabled fieldset input[type=checkbox] >> nth=1', 'main tbody [aria-pressed]'],
  },
  {
    what: 'model and drawing of a project',
    path: '/projects/rechenzentrum-fr-7',
    go: ['main label:has-text("Zeichnung")', 'main label:has-text("Modell")'],
  },
  {
    what: 'wheel of disciplines',
    path: '/architecture',
    isWide: true,
    go: [see(`main >> ${button('im Haus')}`), discipline('im Haus'), discipline('Brandschutz')],
  },
  { what: 'news', path: '/', go: ['[data-news] button:not([disabled]) >> nth=-1'] },
  { what: 'voices', path: '/karriere', go: [button('Nächste Stimme'), button('Nächste Stimme')] },
  {
    what: 'a question opened and closed, one searched for',
    path: '/faq',
    go: ['main summary', 'main summary', type('role=searchbox', 'Kosten')],
  },
  { what: 'moving pictures stopped', path: '/', go: ['main [data-motion]'] },
  { what: 'film stopped and played', path: '/digital-planning', isWide: true, go: [film, film] },
  { what: 'consent', path: '/impressum', asksForConsent: true, go: ['[data-consent=essential]'] },
]

export async function benchPresses(browser: Browser, site: string, runs: number): Promise<string> {
  const times = presses.map(press => ({ press, here: [] as number[], bare: [] as number[] }))
  for (let round = 0; round < runs; round++)
    for (const { press, here, bare } of times) {
      const shown = press.shows
        ? await htmlOf(browser, site + press.path, press.shows)
        : '<p id="shown">1</p>'
      bare.push(await slowest(browser, press, page => pressBare(page, shown, press.shows)))
      here.push(await slowest(browser, press, page => pressHere(page, site, press)))
      console.log(`${press.what}: ${here.at(-1)} ms, bare ${bare.at(-1)} ms`)
    }
  const rows = times.map(({ press: { what }, here, bare }) => ({
    what,
    ms: median(here),
    bareMs: median(bare),
    times: median(here) / median(bare),
  }))
  const late = rows.filter(({ ms, times }) => ms > goal.milliseconds && times > goal.times)
  return [
    table(
      ['Control', 'Slowest press ms', 'Bare ms', 'Times bare'],
      rows.map(({ what, ms, bareMs, times }) => [what, ms.toFixed(0), bareMs.toFixed(0), times.toFixed(1)]),
    ),
    late.length === 0
      ? 'Every control is within three times the bare press, or under 100 ms.'
      : `Over the goal: ${late.map(({ what }) => what).join('; ')}.`,
  ].join('\n\n')
}

async function pressHere(page: Page, site: string, { path, go, asksForConsent }: Press): Promise<void> {
  if (!asksForConsent) await refuseCookies(page)
  await page.addInitScript(watchPresses)
  await page.goto(site + path, { waitUntil: 'networkidle' })
  for (const step of go) {
    await (typeof step === 'string' ? click(page, step) : step(page))
    await answered(page)
  }
}

/** Presses the button of a page that contains only this button and the element that it shows. */
async function pressBare(page: Page, shown: string, selector = ''): Promise<void> {
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
  await click(page, 'body > button')
  await answered(page)
  if (selector.startsWith('#')) await page.keyboard.press('Escape')
  else await click(page, 'body > button')
}

/** Waits until the browser has drawn the answer, because a visitor looks at it before the next press. */
const answered = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2000 })))

async function click(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).locator('visible=true').first()
  await control.scrollIntoViewIfNeeded()
  await control.click()
}

/** Copies a part of a page without classes, pictures and scripts. */
const htmlOf = (browser: Browser, url: string, selector: string): Promise<string> =>
  withPage(browser, { ...visitors.phone, slower: 1 }, async page => {
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.locator(selector).evaluate(part => {
      const copy = part.cloneNode(true) as Element
      for (const element of copy.querySelectorAll('script, style, picture, svg, link')) element.remove()
      const kept = ['type', 'name', 'value', 'for', 'href']
      for (const element of [copy, ...copy.querySelectorAll('*')])
        for (const { name } of [...element.attributes])
          if (!kept.includes(name)) element.removeAttribute(name)
      copy.id = 'shown'
      return copy.outerHTML
    })
  })

/** Returns the time of the slowest press on a page, in milliseconds. Event Timing has steps of 8, and starts at 16. */
function slowest(browser: Browser, { isWide }: Press, press: (page: Page) => Promise<void>): Promise<number> {
  const { context } = isWide ? visitors.desk : visitors.phone
  return withPage(browser, { context, slower: visitors.phone.slower }, async page => {
    await press(page)
    // The entry of the last press is there two frames later.
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.waitForTimeout(200)
    return page.evaluate(() => Math.max(16, ...((window as { presses?: number[] }).presses ?? [])))
  })
}

function watchPresses(): void {
  const presses: number[] = []
  ;(window as { presses?: number[] }).presses = presses
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEventTiming).interactionId) presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
