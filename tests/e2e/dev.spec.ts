// The development server: what is saved in content/ shows at once. It reads a copy, never the content itself.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as expectSoon, type Page, test } from '@playwright/test'
import { startDev } from './support/dev-server.ts'
import { otherFirm } from './support/sites.ts'

// A page is compiled when it is asked for; beside other tests that takes its time.
const expect = expectSoon.configure({ timeout: 60_000 })

let content = ''
let server: Awaited<ReturnType<typeof startDev>>

test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(otherFirm.CONTENT_DIR, content, { recursive: true })
  server = await startDev(content)
})

test.afterAll(async () => {
  await server.stop()
  rmSync(content, { recursive: true })
})

/**
 * At one stroke, as the studio and most editors save. Emptied and written, a file changes twice: the page loads twice, and
 * does not hear of what is saved while it loads the second time.
 */
const change = (file: string, from: string, to: string) => {
  const path = join(content, file)
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(from)
  writeFileSync(`${content}.new`, before.replace(from, to))
  renameSync(`${content}.new`, path)
}

/** A page that loads does not hear what is saved, until it is connected; the one before it may show an error meanwhile. */
function listening(page: Page): () => Promise<void> {
  let hears = false
  page.on('request', request => {
    if (request.isNavigationRequest()) hears = false
  })
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('"connected"')) hears = true
    }),
  )
  return () => expect.poll(() => hears).toBe(true)
}

test('what is saved, wrong, mended, new and deleted shows in the open page', async ({ page }) => {
  // This server compiles a page when it is asked for; beside other tests that takes its time.
  test.slow()
  const listens = listening(page)
  await page.goto(`${server.origin}/projects`)
  const heading = page.getByRole('heading', { level: 1 })
  const [written, changed] = ['heading: { de: "Projekte"', 'heading: { de: "Bauten"'] as const
  await expect(heading).toHaveText('Projekte')
  await listens()

  change('pages/projects.yaml', written, changed)
  await expect(heading).toHaveText('Bauten')
  await listens()

  change('pages/projects.yaml', changed, 'headline: { de: "Bauten"')
  await expect(page.getByText('is not known here').first()).toBeVisible()
  await listens()
  change('pages/projects.yaml', 'headline: { de: "Bauten"', written)
  await expect(heading).toHaveText('Projekte')
  await listens()

  const added = join(content, 'projects/wohnhof-aspern.yaml')
  writeFileSync(
    added,
    `order: 165
title: { de: Wohnhof Aspern, en: Aspern Housing Court }
category: housing
picture: slabs.png
description: { de: Der zweite Hof., en: The second court. }
facts: { location: Wien }
`,
  )
  const card = page.getByRole('heading', { name: 'Wohnhof Aspern' })
  await expect(card).toBeVisible()
  await listens()

  rmSync(added)
  await expect(card).toHaveCount(0)
})

test('the server gives the site to browsers, grants other sites nothing, and keeps inquiries and sources', async ({
  request,
}) => {
  const planted = `data/planted-${process.pid}.db`
  mkdirSync('data', { recursive: true })
  writeFileSync(planted, 'an inquiry')
  try {
    const home = await request.get(`${server.origin}/`, { headers: { origin: 'http://localhost:3000' } })
    expect(home.status()).toBe(200)
    expect(home.headers()['access-control-allow-origin']).toBeUndefined()
    for (const path of [planted, 'package.json', '.env', 'service/main.ts', 'scripts/start.ts?raw'])
      expect([403, 404], path).toContain((await request.get(`${server.origin}/${path}`)).status())
  } finally {
    rmSync(planted)
  }
})
