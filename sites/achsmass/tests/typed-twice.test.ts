// A fact that the sample content states more than once is the same everywhere.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContent } from '../../../src/content/read.ts'
import { walk } from '../../../src/content/references.ts'
import { Localized } from '../../../src/content/values.ts'
import { formatNumber } from '../../../src/i18n/number.ts'
import { dataTable } from '../../../src/sections/DataTable/schema.ts'
import { contentOf } from '../../../src/sections/find.ts'
import { siteModel } from '../../../src/site/site-model.ts'
import { sample } from '../../../tests/support/sites.ts'

const content = readContent(siteModel, sample.content, 'en')
const projects = Object.entries(content.projects)

type Text = { de: string; en: string }

/** Collects every text of a project in both languages. */
function textsOf(project: unknown): Text[] {
  const texts: Text[] = []
  walk(project, value => {
    if (!(value instanceof Localized)) return
    const [de, en] = [value.in('de'), value.in('en')]
    if (typeof de === 'string' && typeof en === 'string') texts.push({ de, en })
  })
  return texts
}

const germanNumbers = (text: string) =>
  // An ordinal, as in 3. Obergeschoss, is a word in English.
  (text.replace(/\d\. Obergeschoss/, '').match(/\d+(\.\d{3})*(,\d+)?/g) ?? []).map(number =>
    Number(number.replaceAll('.', '').replace(',', '.')),
  )
const englishNumbers = (text: string) =>
  (text.match(/\d+(,\d{3})*(\.\d+)?/g) ?? []).map(number => Number(number.replaceAll(',', '')))

for (const [id, project] of projects)
  test(`${id}: both languages give the same figures`, () => {
    for (const { de, en } of textsOf(project)) {
      const [german, english] = [germanNumbers(de), englishNumbers(en)]
      assert.deepEqual(german.toSorted(), english.toSorted(), `${de}\n${en}`)
    }
  })

test('texts about data centres state the same IT load as the project facts', () => {
  let found = 0
  // The waste heat ("MW Wärme") is a different figure.
  for (const [id, { facts, ...project }] of projects)
    for (const { de } of textsOf(project))
      for (const [, load] of de.matchAll(/([\d,]+) MW(?! Wärme)/g)) {
        found++
        assert.equal(load, formatNumber(facts.itLoad ?? 0, 'de'), `${id}: ${de}`)
      }
  assert.ok(found >= 6, `${found} found`)
})

test('a note such as "45 Achsen zu 1,35 m" adds up to the length of its dimension chain', () => {
  let found = 0
  for (const [id, { drawings = [] }] of projects)
    for (const { lengths, note } of drawings.flatMap(({ across = [], upright = [] }) => [
      ...across,
      ...upright,
    ])) {
      const [count = 0, each = 0] = germanNumbers(note?.in('de') ?? '')
      if (!note) continue
      found++
      const sum = lengths.reduce((all, length) => all + length, 0)
      assert.ok(Math.abs(count * each - sum) < 0.05, `${id}: ${note?.in('de')}, ${sum} m`)
    }
  assert.ok(found >= 3, `${found} found`)
})

test('texts state the same percentage of retained structure as the project data', () => {
  for (const [id, { kept, ...project }] of projects) {
    if (!kept) continue
    const texts = textsOf(project).filter(({ de }) => /Tragstruktur/.test(de) && /\d %/.test(de))
    for (const { de } of texts) assert.ok(germanNumbers(de).includes(kept.percent), `${id}: ${de}`)
  }
})

test('the client table on /rail matches the places and years of the projects', () => {
  const names = projects.flatMap(([, { facts, schedule }]) => {
    const [clients] = contentOf(dataTable, content.pages.rail)
    const row = clients?.rows.find(({ cells: [client] }) => client?.in('de') === facts.client?.name)
    return row ? [{ cells: row.cells, facts, schedule }] : []
  })
  assert.equal(names.length, 2)
  for (const { cells, facts, schedule } of names) {
    const [, , place, period] = cells
    assert.deepEqual(germanNumbers(period?.in('de') ?? ''), [
      Number(schedule?.[0]?.start.iso.slice(0, 4)),
      Number(facts.completion?.iso.slice(0, 4)),
    ])
    assert.deepEqual(place?.in('de'), facts.location.in('de'))
  }
})

test('the news items about FR-7 and Lindenstraße state the same figures as the projects', () => {
  const titles = content.news.map(({ title }) => String(title.in('de'))).join('\n')
  const { 'rechenzentrum-fr-7': fr7, 'aufstockung-lindenstrasse': house } = content.projects
  assert.ok(titles.includes(`${formatNumber(fr7?.facts.areas?.it ?? 0, 'de')} m² IT-Fläche`), titles)
  const flats = /(\d+) Wohnungen/.exec(titles)?.[1] ?? assert.fail(titles)
  for (const { de } of textsOf(house))
    for (const [, n] of de.matchAll(/(\d+) Wohnungen/g)) assert.equal(n, flats)
})
