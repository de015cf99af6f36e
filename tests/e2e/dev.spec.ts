// The development server shows saved content at once. These tests change a copy of the content, never the original.
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as expectSoon, type Page, type Route, test } from '@playwright/test'
import { copyOwnSections } from '../support/own-sections.ts'
import { otherFirm } from '../support/sites.ts'
import { startDev } from './support/dev-server.ts'

// The server compiles a page on its first request, which has taken 105 seconds while other tests ran.
const expect = expectSoon.configure({ timeout: 240_000 })

// All tests of this file share one server.
test.describe.configure({ mode: 'default', timeout: 900_000 })

let folder = ''
let content = ''
let server: Awaited<ReturnType<typeof startDev>>

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  content = join(folder, 'content')
  cpSync(otherFirm.content, content, { recursive: true })
  copyOwnSections(folder)
  server = await startDev(content)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const change = (file: string, from: string, to: string) => {
  const path = join(content, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(path, before.replace(from, to))
}

test('the open page shows edits, errors, corrections, new files and deleted files as they are saved', async ({
  page,
}) => {
  await page.goto(`${server.origin}/projects`)
  const heading = page.getByRole('heading', { level: 1 })
  const [written, changed] = ['heading: { de: Projekte', 'heading: { de: Bauten'] as const
  await expect(heading).toHaveText('Projekte')

  change('pages/projects.yaml', written, changed)
  await expect(heading).toHaveText('Bauten')

  change('pages/projects.yaml', changed, 'headline: { de: Bauten')
  await expect(page.getByText('is not known here').first()).toBeVisible()
  change('pages/projects.yaml', 'headline: { de: Bauten', written)
  await expect(heading).toHaveText('Projekte')

  const added = join(content, 'projects/wohnhof-aspern.yaml')
  writeFileSync(
    added,
    `order: 165
title: { de: Wohnhof Aspern, en: Aspern Housing Court, hu: Asperni lakóudvar }
category: housing
picture: slabs.png
description: { de: Der zweite Hof., en: The second court., hu: A második udvar. }
facts: { location: Wien }
`,
  )
  const card = page.getByRole('heading', { name: 'Wohnhof Aspern' })
  await expect(card).toBeVisible()

  rmSync(added)
  await expect(card).toHaveCount(0)
})

test('a change saved while a page loads shows in that page', async ({ page }) => {
  const [written, changed] = ['heading: { de: Projekte', 'heading: { de: Bauten'] as const
  const changeFirst = async (route: Route) => {
    change('pages/projects.yaml', written, changed)
    await expect
      .poll(async () => (await page.request.get(`${server.origin}/projects`)).text())
      .toContain('Bauten')
    await route.continue()
  }
  // Vite keeps a message only while no page is connected. This socket plays the previous page, which may still be leaving.
  const leaving = new WebSocket(server.origin, 'vite-hmr')
  await once(leaving, 'open')
  // Vite's client connects the page, so delaying it makes the change come before the connection.
  await page.route('**/@vite/client', changeFirst, { times: 1 })
  await page.goto(`${server.origin}/projects`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bauten')
  change('pages/projects.yaml', changed, written)
  leaving.close()
})

const newPage = `nav: { de: Holzbau, en: Timber }
seo:
  title: { de: "Holzbau: Planung für Häuser aus Holz", en: "Timber: planning wooden buildings" }
  description:
    de: "Holzbau vom ersten Raster bis zum letzten Anschluss: Tragwerk und Bauphysik aus einer Hand."
    en: "Timber construction from the first grid to the last joint: structure and physics in one hand."
share: { picture: frame.png }
contactPerson: lindner
sections:
  - section: hero
    heading: { de: "Aus Holz gerechnet.", en: "Worked out in timber." }
    lead: { de: "Erst im Modell, dann auf der Baustelle.", en: "First in the model, then on site." }
    picture: frame.png
    actions: [{ label: { de: "Fragen Sie uns", en: "Ask us" }, person: page, main: true }]
  - section: introduction
    heading: { de: "Zuerst das Raster", en: "The grid comes first" }
    text: { de: "Stützen stehen übereinander.", en: "Columns stand above each other." }
  - section: drawing-with-parts
    heading: { de: "Zwei Entscheidungen", en: "Two decisions" }
    text: { de: "Sie fallen früh.", en: "They are made early." }
    parts:
      - { title: { de: Spannweite, en: Span }, text: { de: "Sechs Meter.", en: "Six metres." } }
      - { title: { de: Schall, en: Sound }, text: { de: "Masse auf der Decke.", en: "Mass on the floor." } }
  - section: figures
    heading: { de: "In Zahlen", en: "In figures" }
    figures:
      - figure: { de: "21 Tage", en: "21 days" }
        title: { de: "bis ein Rohbau steht", en: "until a frame stands" }
        text: { de: "Wände kommen fertig an.", en: "Walls arrive ready made." }
  - section: selected-projects
    heading: { de: Projekte, en: Projects }
    projects: [{ project: wohnhof-kagran }]
  - section: contact-person
    note: { de: "Ihre Ansprechperson", en: "Your contact" }
    text: { de: "Schicken Sie uns eine Skizze.", en: "Send us a sketch." }
    action: { label: { de: "Fragen Sie uns", en: "Ask us" }, person: page }
`

/** Opens an address. A server that is being replaced may never answer, so a person would ask again. */
const statusOf = async (page: Page, path: string) =>
  (await page.goto(`${server.origin}${path}`, { timeout: 60_000 }).catch(() => null))?.status()

test('without a manual restart, a new content file becomes a page and a newly hidden section disappears', async ({
  page,
}) => {
  // The server may still be restarting after the previous test and would miss the new page.
  await page.goto(`${server.origin}/projects`)
  await page.waitForLoadState('networkidle')
  const file = 'pages/holzbau.yaml'
  writeFileSync(join(content, file), newPage)
  change('navigation.yaml', 'focus: [ healthcare, housing ]', 'focus: [ healthcare, housing, holzbau ]')
  // The server restarts, because the site has a new address.
  await expect.poll(() => statusOf(page, '/en/holzbau')).toBe(200)
  await expect(page).toHaveTitle(/Timber: planning wooden buildings/)
  await expect(page.locator('nav ol [aria-current=page]')).toHaveText('Timber')
  await expect(page.locator('header a[href="/en/holzbau"]').first()).toBeAttached()
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute('href', /\/holzbau$/)

  // Vite may bundle a dependency only now and reload the page, which aborts the navigation under way.
  await expect.poll(() => statusOf(page, '/holzbau')).toBe(200)
  const headings = page.locator('main h2')
  const sections = ['Zuerst das Raster', 'Zwei Entscheidungen', 'In Zahlen', 'Projekte']
  await expect(headings.filter({ hasText: /^(?:Z|In|P)/ })).toHaveText(sections)
  change(file, '  - section: figures\n', '  - section: figures\n    hidden: true\n')
  await expect(headings.filter({ hasText: /^(?:Z|In|P)/ })).toHaveText(sections.toSpliced(2, 1))
})

test('the development server serves the site, but sends no CORS header, inquiries or source files', async ({
  request,
}) => {
  const planted = `sites/traglot/data/planted-${process.pid}.db`
  mkdirSync('sites/traglot/data', { recursive: true })
  writeFileSync(planted, 'an inquiry')
  try {
    // The server may be restarting after the previous test, and then ends its connections.
    await expect(async () => {
      const home = await request.get(`${server.origin}/`, { headers: { origin: 'http://localhost:3000' } })
      expect(home.status()).toBe(200)
      expect(home.headers()['access-control-allow-origin']).toBeUndefined()
    }).toPass()
    for (const path of [planted, 'package.json', '.env', 'service/main.ts', 'cli/start.ts?raw'])
      expect([403, 404], path).toContain((await request.get(`${server.origin}/${path}`)).status())
  } finally {
    rmSync(planted)
  }
})
