// npm run bench -- growth: measures the cost of more projects and people in the build and on their pages, and whether the list
// stays usable. Writes docs/measured/growth.md. Options: --projects 22,100,300, --people 50,200.

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { chromiumArguments, findChromium } from '../sweep/chromium.ts'
import { serveSite } from '../sweep/serve-site.ts'
import { sample } from '../tests/support/sites.ts'
import { refuseCookies, visitors, withPage } from './bench/visitor.ts'
import { circumstances, kB, median, table, writeMeasured } from './bench/write-measured.ts'

/** The number of visits to the list, of which the median counts. */
const rounds = 5

const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '22,100,300' },
    people: { type: 'string', default: '50,200' },
  },
})
const numbers = (list: string) => list.split(',').filter(Boolean).map(Number)
const today: Firm = {
  projects: readdirSync(`${sample.content}/projects`).length,
  people: parse(readFileSync(`${sample.content}/people.yaml`, 'utf8')).team.length,
}
const firms: Firm[] = [
  ...numbers(values.projects).map(projects => ({ ...today, projects })),
  ...numbers(values.people).map(people => ({ ...today, people })),
]

const rows: string[][] = []
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArguments })
try {
  for (const firm of firms) {
    const row = await measure(firm, browser)
    console.log(row.join('  '))
    rows.push(row)
  }
} finally {
  await browser.close()
}
const head =
  'Projects|People|Build s|Memory MB|/projects kB|/company kB|List usable after ms, CPU ×4|Its words alone|A filter shows|after ms'
writeMeasured(
  'growth',
  `${circumstances(`Node ${process.version}`, `median of ${rounds}`)}\n\n${table(head.split('|'), rows)}`,
)

type Firm = { projects: number; people: number }

async function measure(firm: Firm, browser: Browser): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  try {
    const content = join(folder, 'content')
    const dist = join(folder, 'dist')
    cpSync(sample.content, content, { recursive: true })
    addProjects(join(content, 'projects'), firm.projects)
    addPeople(join(content, 'people.yaml'), firm.people)
    const { seconds, memory } = build(content, dist)
    const weight = (page: string) => kB(statSync(join(dist, `${page}.html.br`)).size)
    const visits = await visitAgain(dist, browser, firm.projects)
    const of = (key: 'usable' | 'bare' | 'filtered') => median(visits.map(visit => visit[key])).toFixed(0)
    return [
      String(firm.projects),
      String(firm.people),
      seconds.toFixed(1),
      memory.toFixed(0),
      weight('projects'),
      weight('company'),
      of('usable'),
      of('bare'),
      visits[0]?.shown ?? '',
      of('filtered'),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Builds and measures. Every process of the build records its peak memory at its end; the largest counts. */
function build(content: string, dist: string): { seconds: number; memory: number } {
  const started = Date.now()
  const peaks = `${dist}-peaks`
  const notePeak = `import{appendFileSync}from'node:fs';process.on('exit',()=>appendFileSync('${peaks}',process.resourceUsage().maxRSS+'_'))`
  const env = {
    ...process.env,
    CONTENT_DIR: content,
    SITE_DIR: dist,
    NODE_OPTIONS: `--import=data:text/javascript,${notePeak}`,
  }
  const done = spawnSync(process.execPath, ['cli/build.ts'], { env, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${done.stdout}${done.stderr}`)
  const memory = Math.max(...readFileSync(peaks, 'utf8').split('_').map(Number)) / 1000
  return { seconds: (Date.now() - started) / 1000, memory }
}

/** Adds copies of the projects at the end of the list. They have only the fields that the list shows. */
function addProjects(folder: string, count: number): void {
  const originals = readdirSync(folder).map(file => parse(readFileSync(join(folder, file), 'utf8')))
  for (let number = originals.length; number < count; number++) {
    const { title, category, picture, description, facts } = originals[number % originals.length]
    const own = { order: 10_000 + number, title, category, picture, description, facts }
    writeFileSync(join(folder, `project-${number}.yaml`), stringify(own))
  }
}

/** Adds copies of the team's members, each with a different name. */
function addPeople(file: string, count: number): void {
  const { team, ...rest } = parse(readFileSync(file, 'utf8'))
  const grown = Array.from({ length: count }, (_, number) => {
    const one = team[number % team.length]
    return number < team.length ? one : { ...one, name: `${one.name} ${number}` }
  })
  writeFileSync(file, stringify({ ...rest, team: grown }))
}

type Visit = { usable: number; bare: number; filtered: number; shown: string }

async function visitAgain(dist: string, browser: Browser, count: number): Promise<Visit[]> {
  const site = await serveSite(dist)
  const visits: Visit[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const bare = await withPage(browser, visitors.phone, page => visitBare(page, site.url))
      visits.push({
        bare,
        ...(await withPage(browser, visitors.phone, page => visit(page, site.url, count))),
      })
    }
  } finally {
    await site.stop()
  }
  return visits
}

/**
 * Opens the list. It counts as usable once its filters, which are disabled at first, become enabled; the time starts with the
 * response. Then chooses a focus area, of which the list must show all projects and no others.
 */
async function visit(page: Page, url: string, count: number): Promise<Omit<Visit, 'bare'>> {
  await refuseCookies(page)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main fieldset:enabled')) return
      performance.mark('usable')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['disabled'] })
  })
  await page.goto(`${url}/projects`)
  const usable = await page.waitForFunction(() => {
    const [response] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [mark] = performance.getEntriesByName('usable')
    return mark && mark.startTime - (response?.responseStart ?? 0)
  })
  await page
    .getByRole('status')
    .filter({ hasText: `${count} Projekte` })
    .waitFor()
  const filter = page.getByRole('button', { name: /^Infrastructure/, disabled: false })
  const expected = Number.parseInt((await filter.locator('sup').textContent()) ?? '', 10)
  const filtered = await filter.evaluate(
    (button, wanted) =>
      new Promise<number>(resolve => {
        const started = performance.now()
        const look = () => {
          const cards = [...document.querySelectorAll('main article')]
          if (cards.filter(card => card.checkVisibility()).length === wanted)
            resolve(performance.now() - started)
          else requestAnimationFrame(look)
        }
        ;(button as HTMLElement).click()
        requestAnimationFrame(look)
      }),
    expected,
  )
  const shown = `${await page.locator('main article:visible').count()} of ${expected}`
  return { usable: Number(await usable.jsonValue()), filtered, shown }
}

/** Measures the browser's own share: the time to lay out the list without scripts or pictures. */
async function visitBare(page: Page, url: string): Promise<number> {
  await page.route('**/*', async route => {
    if (!route.request().isNavigationRequest()) return route.abort()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(/<(\/?)astro-island/g, '<$1div')
      .replaceAll(/ src(?:set)?="[^"]*"/g, '')
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })
  await page.goto(`${url}/projects`)
  return page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const [response] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance.now() - (response?.responseStart ?? 0)
  })
}
