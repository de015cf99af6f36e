// Visits every page, as the first and as a later page of a visit, in turn with its limit (bare.ts).
import type { Browser } from '@playwright/test'
import { bareCopy } from './bare.ts'
import type { Served } from './https.ts'
import { openLine } from './slow-line.ts'
import { measureVisit, type VisitFigures, type Visitor, visitors, withPage } from './visitor.ts'
import { kB, median, table } from './write-measured.ts'

type Name = keyof typeof visitors
type Options = {
  browser: Browser
  served: Served
  lines: Awaited<ReturnType<typeof openLines>>
  paths: readonly string[]
  runs: number
}
type Ratio = 'first' | 'largest' | 'again'
type Figures = { cold: VisitFigures[]; again: VisitFigures[]; limit: VisitFigures[] }

/** Multiples of the limit, as medians of all pages. A later page of a visit is compared with the same page as the first one. */
const goals = {
  phone: { first: 1.15, largest: 1, again: 0.45 },
  desk: { first: 1.3, largest: 1.3, again: 0.5 },
}
/** The multiple of the limit that no first paint may exceed. */
const slowestFirst = 1.5

/** Opens each kind of visitor a line to the site and one to the bare pages. */
export async function openLines({ site, bare, socketOf }: Served) {
  const over = async ({ line }: Visitor) => ({
    site: await openLine(socketOf(site), line),
    bare: await openLine(socketOf(bare), line),
  })
  return { phone: await over(visitors.phone), desk: await over(visitors.desk) }
}

/** Measures the phone before the desk, because at the same time they would compete for the processor. */
export async function benchVisits(options: Options): Promise<string> {
  const parts: string[] = []
  for (const name of ['phone', 'desk'] as const) {
    const visitor = visitors[name]
    const figures = await measure(options, name, visitor)
    parts.push(`## ${name === 'phone' ? 'Phone' : 'Desk'}: ${describe(visitor)}`, ...summary(figures, name))
  }
  return parts.join('\n\n')
}

const describe = ({ line: { latency, down }, slower }: Visitor) =>
  `${latency} ms, ${down / 1e6} Mbit/s${slower > 1 ? `, processor ${slower} times slower` : ''}`

async function measure({ browser, served, lines, paths, runs }: Options, name: Name, visitor: Visitor) {
  const figures = new Map<string, Figures>()
  const bare = new Map<string, string>()
  for (const [index, path] of paths.entries()) {
    const copy = await bareCopy(browser, visitor, served.site + path, served.folder, `${name}-${index}`)
    bare.set(path, lines[name].bare.url + copy)
    figures.set(path, { cold: [], again: [], limit: [] })
  }
  for (let round = 0; round < runs; round++)
    for (const [index, path] of paths.entries()) {
      const { cold, again, limit } = figures.get(path) as Figures
      limit.push(await visitOnce(browser, visitor, [bare.get(path) as string]))
      cold.push(await visitOnce(browser, visitor, [lines[name].site.url + path]))
      const before = paths.at(index - 1) as string
      again.push(
        await visitOnce(browser, visitor, [lines[name].site.url + before, lines[name].site.url + path]),
      )
      console.log(`${name} ${path} ${round + 1} of ${runs}`)
    }
  return figures
}

/** Visits the pages one after the other in one window, and returns the figures of the last. */
const visitOnce = (browser: Browser, visitor: Visitor, urls: readonly string[]): Promise<VisitFigures> =>
  withPage(browser, visitor, async page => {
    const visits: VisitFigures[] = []
    for (const url of urls) visits.push(await measureVisit(page, url, visitor.quiet))
    return visits.at(-1) as VisitFigures
  })

/** Returns the table of the pages, their medians, and the pages over the goals. */
function summary(figures: Map<string, Figures>, visitor: Name): string[] {
  const goal = goals[visitor]
  const misses: Record<keyof typeof names, string[]> = { first: [], largest: [], again: [], height: [] }
  const ratios: Record<Ratio, number[]> = { first: [], largest: [], again: [] }
  const rows = [...figures].map(([path, { cold, again, limit }]) => {
    const of = (visits: VisitFigures[], figure: keyof VisitFigures) =>
      median(visits.map(visit => visit[figure]))
    const ratio = {
      first: of(cold, 'first') / of(limit, 'first'),
      largest: of(cold, 'largest') / of(limit, 'largest'),
      again: of(again, 'first') / of(cold, 'first'),
    }
    const late = of(cold, 'height') - of(cold, 'first')
    for (const name of ['first', 'largest', 'again'] as const) {
      ratios[name].push(ratio[name])
      if (ratio[name] > (name === 'first' ? slowestFirst : goal[name])) misses[name].push(path)
    }
    // A frame or two later is not noticed.
    if (late > 50) misses.height.push(path)
    const shown = (figure: 'first' | 'largest') =>
      `${of(cold, figure).toFixed(0)} (${ratio[figure].toFixed(2)})`
    return [
      path,
      shown('first'),
      shown('largest'),
      `${Math.max(0, late).toFixed(0)}`,
      `${of(cold, 'usable').toFixed(0)} (${(of(cold, 'usable') / of(limit, 'usable')).toFixed(2)})`,
      `${of(cold, 'blocked').toFixed(0)}`,
      `${kB(of(cold, 'bytes'))} (${(of(cold, 'bytes') / of(limit, 'bytes')).toFixed(1)})`,
      `${of(cold, 'requests')} (${of(limit, 'requests')})`,
      `${of(again, 'first').toFixed(0)} (${ratio.again.toFixed(2)})`,
    ]
  })
  const head =
    'Page|First paint ms|Largest ms|Height late ms|Usable ms|Blocked ms|kB|Requests|As next page ms'.split(
      '|',
    )
  const typical = (Object.keys(goal) as Ratio[])
    .map(name => `${names[name]} ${median(ratios[name]).toFixed(2)} (goal ${goal[name]})`)
    .join(', ')
  const over = Object.entries(misses).map(
    ([name, pages]) => `${names[name as keyof typeof names]} ${listed(pages, figures.size)}`,
  )
  return [
    table(head, rows),
    `Median of all pages: ${typical}.`,
    `Over the goal, first paint over ${slowestFirst}: ${over.join('; ')}.`,
  ]
}

const names = {
  first: 'first paint',
  largest: 'largest paint',
  again: 'as the next page',
  height: 'height final later than the first paint',
}

/** Names the pages if they are few, and counts them otherwise. */
const listed = (pages: string[], of: number) =>
  pages.length === 0
    ? 'nowhere'
    : pages.length > 6
      ? `on ${pages.length} of ${of} pages`
      : `on ${pages.join(', ')}`
