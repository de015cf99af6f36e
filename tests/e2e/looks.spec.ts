// Compares every page, in every language, on a phone and on a desktop, with its recorded look. `npm run looks` records it.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { endpoint, hiddenFields } from '../../src/forms/protocol.ts'
import { locales } from '../../src/routes.ts'
import { readPromisedAddresses } from '../support/promised-addresses.ts'
import { tested } from '../support/sites.ts'
import { compareLook } from './support/looks.ts'
import { builtPages, formKinds, germanPath } from './support/pages.ts'
import { expect, test } from './support/test.ts'

// The service answers refused forms with 422, and the pages that post them have no view transition.
test.use({
  expectedConsole: /status of (?:404|422)|Transition was aborted/,
  contextOptions: { reducedMotion: 'reduce' },
})

const widths = [390, 1440]
const folder = `${tested.tests}/looks`

type Subject = { name: string; open: (page: Page) => Promise<unknown> }

const visit = (address: string): Subject => ({ name: address, open: page => page.goto(address) })

/** Opens the page that the service answers a form with, made from the templates of thanks and errors. */
const answer = (name: string, fields: Record<string, string>): Subject => ({
  name: `answer/${name}`,
  async open(page) {
    const values = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
    const body = `<form method="post" action="${endpoint}">${values.join('')}<button>send</button></form>`
    await page.route('**/draft', route => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/draft')
    const answered = page.waitForURL(`**${endpoint}`)
    await page.getByRole('button').click()
    await answered
  },
})

/** The looks of a page in all its languages, by the name of their test. */
const subjects = new Map<string, Subject[]>()
for (const path of builtPages)
  subjects.set(germanPath(path), [...(subjects.get(germanPath(path)) ?? []), visit(path)])
for (const { address } of readPromisedAddresses().queries) subjects.set(address, [visit(address)])
for (const kind of formKinds)
  subjects.set(
    `the answer to a refused form (${kind})`,
    locales.map(locale =>
      answer(`error/${kind}/${locale}`, { [hiddenFields.kind]: kind, [hiddenFields.locale]: locale }),
    ),
  )
subjects.set(
  'the answer to an inquiry',
  locales.map(locale =>
    answer(`thanks/${locale}`, {
      [hiddenFields.kind]: 'quote',
      [hiddenFields.locale]: locale,
      name: 'Mara Lindner',
      email: 'mara@hafenbogen.example',
      message: 'Wir planen ein Bürohaus mit Ärztezentrum in Fulda.',
    }),
  ),
)

const fileOf = (name: string, width: number): string =>
  `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}-${width}.webp`

const isDrawing = () => test.info().config.updateSnapshots !== 'none'

for (const [title, ofTitle] of subjects)
  test(`${title} matches its recorded screenshots`, async ({ answered: page }) => {
    const differences: string[] = []
    // A fixed date keeps the pages the same: upcoming dates and the year in the footer depend on it.
    await page.clock.setFixedTime('2026-11-25T12:00:00Z')
    for (const { name, open } of ofTitle) {
      // The browser would lay out the previous page again for the new viewport, with all its pictures.
      await page.goto('about:blank')
      await page.setViewportSize({ width: 390, height: 900 })
      await open(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // A comparison is repeated until it succeeds, but a recording has no second chance.
        if (isDrawing()) await page.waitForLoadState('networkidle')
        differences.push(...(await compareLook(page, `${folder}/${fileOf(name, width)}`, isDrawing())))
      }
    }
    expect(differences).toEqual([])
  })

test('no recorded screenshot belongs to a page that no longer exists', () => {
  const files = new Set(
    [...subjects.values()].flat().flatMap(({ name }) => widths.map(width => fileOf(name, width))),
  )
  const left = (existsSync(folder) ? readdirSync(folder) : []).filter(file => !files.has(file))
  if (isDrawing()) for (const file of left) rmSync(`${folder}/${file}`)
  else expect(left).toEqual([])
})
