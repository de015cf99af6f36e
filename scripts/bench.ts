// npm run bench: every page in both languages as Lighthouse's phone sees it on a first visit, and the way from page
// to page. Written to docs/performance.md. Options: --runs 5, --part navigation (or pages: one of the two), --only
// /projects (pages with this in their address, no report).
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { locales, localizePath, pathOf } from '../src/routes.ts'
import { foundIds } from '../src/site/shared/site.ts'
import { circumstances, kB, median, table, writePart } from './bench/document.ts'
import { lighthouseVersion, loadLighthouse, type Visit, visit } from './bench/lighthouse.ts'
import { followEmptyPage, followNavigation, type Step } from './bench/navigation.ts'
import { chromiumArguments, findChromium, findHeadlessShell } from './chromium.ts'
import { freePort } from './free-port.ts'
import { serveSite } from './serve-site.ts'
import { buildSite, isUpToDate } from './site-build.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, part: { type: 'string' }, only: { type: 'string' } },
})
const runs = Number(values.runs)
const paths = locales
  .flatMap(locale => foundIds.map(id => pathOf(id, locale)))
  .filter(path => values.only === undefined || path.includes(values.only))

if (!isUpToDate()) await buildSite()
const site = await serveSite('dist')
try {
  if (values.part !== 'navigation') await benchPages()
  if (values.part !== 'pages' && values.only === undefined) await benchNavigation()
} finally {
  await site.stop()
}

async function benchPages(): Promise<void> {
  const lighthouse = await loadLighthouse()
  const port = await freePort()
  const executablePath = await findHeadlessShell()
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  })
  const rows: string[][] = []
  const misses: string[] = []
  try {
    for (const path of paths) {
      const visits: Visit[] = []
      while (visits.length < runs) visits.push(await visit(lighthouse, site.url + path, port))
      const typical = summarize(visits)
      rows.push(row(path, typical))
      misses.push(...missedGoals(path, typical))
      console.log(rows.at(-1)?.join('  '))
    }
  } finally {
    await browser.close()
  }
  const head = [
    'Page',
    'Scores',
    'LCP s',
    'CLS',
    'TBT ms',
    'HTML',
    'CSS',
    'JS',
    'Font',
    'Picture',
    'Requests',
  ]
  const text = [
    circumstances(
      `Lighthouse ${lighthouseVersion}`,
      `Chromium ${browser.version()}`,
      `Node ${process.version}`,
      basename(executablePath),
      `median of ${runs}`,
    ),
    table(head, rows),
    misses.length === 0 ? 'Every goal is met.' : `Missed:\n\n${misses.map(miss => `- ${miss}`).join('\n')}`,
  ].join('\n\n')
  console.log(misses.join('\n') || 'Every goal is met.')
  if (values.only === undefined) writePart('pages', text)
}

function summarize(visits: Visit[]): Visit {
  const of = (figure: (visit: Visit) => number) => median(visits.map(figure))
  const [first] = visits
  if (!first) throw new Error('--runs must be at least 1.')
  return {
    scores: first.scores.map((_, index) => of(({ scores }) => scores[index] ?? 0)),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    bytes: {
      html: of(({ bytes }) => bytes.html),
      css: of(({ bytes }) => bytes.css),
      js: of(({ bytes }) => bytes.js),
      font: of(({ bytes }) => bytes.font),
      picture: of(({ bytes }) => bytes.picture),
    },
    requests: of(({ requests }) => requests),
    foreign: [...new Set(visits.flatMap(({ foreign }) => foreign))],
    findings: [...new Set(visits.flatMap(({ findings }) => findings))],
  }
}

function row(path: string, { scores, lcp, cls, tbt, bytes, requests }: Visit): string[] {
  const sizes = [bytes.html, bytes.css, bytes.js, bytes.font, bytes.picture].map(kB)
  return [
    path,
    scores.join(' '),
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    ...sizes,
    String(requests),
  ]
}

function missedGoals(path: string, { scores, lcp, cls, tbt, bytes, foreign, findings }: Visit): string[] {
  const names = ['performance', 'accessibility', 'best practices', 'SEO']
  return [
    ...scores.flatMap((score, index) => (score < 100 ? [`${names[index]} ${score}`] : [])),
    ...(lcp > 1200 ? [`LCP ${(lcp / 1000).toFixed(2)} s`] : []),
    ...(cls > 0 ? [`CLS ${cls.toFixed(3)}`] : []),
    ...(tbt > 20 ? [`TBT ${tbt.toFixed(0)} ms`] : []),
    ...(bytes.html > 12_000 ? [`HTML ${kB(bytes.html)} kB`] : []),
    ...(bytes.css > 12_000 ? [`CSS ${kB(bytes.css)} kB`] : []),
    ...(bytes.js > (path.endsWith('/projects') ? 75_000 : 8_000) ? [`JavaScript ${kB(bytes.js)} kB`] : []),
    ...(bytes.picture > 120_000 ? [`picture ${kB(bytes.picture)} kB`] : []),
    ...foreign.map(address => `request to ${address}`),
    ...findings,
  ].map(miss => `${path}: ${miss}`)
}

async function benchNavigation(): Promise<void> {
  const quiet = await findHeadlessShell()
  const whole = await findChromium()
  // In turn, so that a slow minute falls on both.
  const followed = new Map(
    [quiet, whole].map(browser => [browser, { steps: [] as Step[], empty: [] as Step[] }]),
  )
  for (let round = 0; round < runs; round++) {
    for (const [browser, { steps, empty }] of followed) {
      empty.push(...(await followEmptyPage(browser)))
      for (const locale of locales)
        steps.push(...(await followNavigation(browser, site.url, localizePath('/', locale))))
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
  const [chromiumVersion] = /[\d.]+/.exec(execFileSync(whole, ['--version']).toString()) ?? []
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
  writePart(
    'navigation',
    [
      circumstances(
        `Chromium ${chromiumVersion}`,
        `Node ${process.version}`,
        basename(quiet),
        `median of ${runs}`,
      ),
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
    ].join('\n\n'),
  )
  console.log(text)
}
