// Measures the cost of a page that is left open. Processor time counts for half a minute while it is shown,
// stopped, or behind another tab; memory after ten minutes of use of every island.
import { findBrowser, findChromium } from '../../sweep/chromium.ts'
import { inTab, type Tab } from '../chromium-tab.ts'
import { table } from './document.ts'

/** Milliseconds a page is left alone. */
export const lookedAt = 30_000

/** A press a quarter of a second: what it presses is somewhere among these, in sight and not disabled. */
const islands: { what: string; path: string; controls: string }[] = [
  { what: 'filters', path: '/projects', controls: 'main [aria-pressed]' },
  { what: 'projects at one scale', path: '/projects?view=scale', controls: 'main button' },
  { what: 'table of projects', path: '/projects?view=table', controls: 'main button' },
  {
    what: 'finder and kept references',
    path: '/projects/finder',
    controls: 'main :is([aria-pressed], [type=radio], [type=checkbox])',
  },
  { what: 'wheel of disciplines', path: '/architecture', controls: '[role=toolbar] button' },
  {
    what: 'form in a dialog',
    path: '/consulting',
    controls: 'main [data-dialog=quote], dialog[open] [type=submit]',
  },
]

/** Beside the pages stands an empty one: what the browser takes for itself. */
export async function benchStanding(
  site: string,
  paths: readonly string[],
  minutes: number,
): Promise<string> {
  // Behind another tab is only what has a window.
  const browser = findBrowser() ?? (await findChromium())
  const empty = await inTab(tab => spentIn(tab, 'about:blank', 'shown'), browser)
  const rows = [['an empty page', empty.toFixed(0), '', '', '']]
  for (const path of paths.filter(each => !each.startsWith('/en'))) {
    const row = await inTab(async tab => {
      const shown = await spentIn(tab, site + path, 'shown')
      const moves = await tab.evaluate<boolean>(`!!document.querySelector(${JSON.stringify(motion)})`)
      const heap = (await tab.memory()).heap / 1e6
      const stopped = moves ? await spentIn(tab, undefined, 'stopped') : undefined
      const behind = await spentIn(tab, moves ? site + path : undefined, 'behind')
      return [path, shown.toFixed(0), stopped?.toFixed(0) ?? '', behind.toFixed(0), heap.toFixed(1)]
    }, browser)
    console.log(row.join('  '))
    rows.push(row)
  }
  // Runs in parallel, which disturbs no figure: memory is counted, not timed.
  const used = await Promise.all(islands.map(island => useFor(minutes, site, island, browser)))
  return [
    table(['Page', 'Shown ms', 'Stopped ms', 'Behind another tab ms', 'Heap MB'], rows),
    `After ${minutes} minutes of use, garbage collected:`,
    table(
      [
        'Island',
        'Presses',
        'Heap before kB',
        'after kB',
        'Nodes before',
        'after',
        'Listeners before',
        'after',
      ],
      used,
    ),
  ].join('\n\n')
}

const motion = '[data-motion]:not([hidden])'

/** Milliseconds of processor that the browser's processes take together while nobody does anything. */
async function spentIn(
  tab: Tab,
  url: string | undefined,
  how: 'shown' | 'stopped' | 'behind',
): Promise<number> {
  if (url) await tab.open(url)
  // One button stops all that moves on a page.
  if (how === 'stopped') await tab.evaluate(`document.querySelector(${JSON.stringify(motion)}).click()`)
  if (how === 'behind') await tab.hide()
  // Waits for work that follows the load, such as fetching pictures for later.
  await pause(4000)
  const before = await tab.processorTime()
  await pause(lookedAt)
  return (await tab.processorTime()) - before
}

async function useFor(
  minutes: number,
  site: string,
  { what, path, controls }: (typeof islands)[number],
  browser: string,
): Promise<string[]> {
  return inTab(async tab => {
    await tab.open(site + path)
    // Some islands come when they are seen.
    await tab.evaluate(`document.querySelector(${JSON.stringify(controls)}).scrollIntoView()`)
    await tab.until(
      `document.querySelectorAll(${JSON.stringify(`:is(${controls}):not(:disabled)`)}).length > 0`,
    )
    let presses = 0
    const use = async (until: number) => {
      for (; Date.now() < until; presses++) {
        await tab.evaluate(
          `(found => found[Math.floor(Math.random() * found.length)]?.click())([...document.querySelectorAll(${JSON.stringify(`:is(${controls}):not(:disabled)`)})].filter(one => one.checkVisibility()))`,
        )
        await pause(250)
      }
    }
    // The first minute makes what is made once.
    await use(Date.now() + 60_000)
    const before = await tab.memory()
    await use(Date.now() + minutes * 60_000)
    const after = await tab.memory()
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)
    return [
      what,
      String(presses),
      kilobytes(before.heap),
      kilobytes(after.heap),
      String(before.nodes),
      String(after.nodes),
      String(before.listeners),
      String(after.listeners),
    ]
  }, browser)
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
