// The project table: the text of a cell can be typed in again, and a spreadsheet is compared before anything changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changed } from '../../src/content/changes.ts'
import { locales } from '../../src/routes.ts'
import { theTarget } from '../../tests/support/studio-target.ts'
import { cellOf, readCell } from './cell-text.ts'
import type { Column } from './columns.ts'
import { hasHead, planOf, readTable, writeTable } from './spreadsheet.ts'
import type { ProjectTable } from './table.server.ts'

const target = theTarget()
let table: ProjectTable
/** Loads the table once for all tests. */
async function load(): Promise<void> {
  table ??= JSON.parse((await target().get('/studio/api/projects/table')).text)
}
const column = (path: string) => table.columns.find(own => own.path.join('.') === path) as Column
const project = {
  facts: { location: 'Wien', areas: { gross: 3150, usable: { value: 2210, public: false } } },
}
const read = (path: string, text: string, value: unknown = project) =>
  readCell(column(path), value, text, 'de', 'de')

test('retyping the text of a cell changes nothing, for every fact of every project', async () => {
  await load()
  assert.ok(table.projects.length > 2 && table.columns.length > 10)
  for (const { file, value } of table.projects)
    for (const own of table.columns)
      for (const language of ['de', 'en'] as const)
        for (const locale of locales) {
          const { text } = cellOf(own, value, language, locale)
          if (text === '') continue
          const reading = readCell(own, value, text, language, locale)
          assert.deepEqual(reading, { changes: [] }, `${file} ${own.path} ${text}`)
        }
})

test('a cell shows the foreign currency of a cost, and refuses an amount in a different currency', async () => {
  await load()
  const net = column('facts.costs.net')
  const costs = { net: 500_000_000, currency: 'HUF' }
  assert.equal(cellOf(net, { facts: { costs } }, 'de', 'de').text, '500.000.000\u00a0HUF')
  assert.deepEqual(read('facts.costs.net', '500 Mio. HUF', { facts: { costs } }), { changes: [] })
  assert.ok('problem' in read('facts.costs.net', '500 Mio. €', { facts: { costs } }))
})

test('a cell reads values like a form field, preserves non-public marks, and adds or removes groups', async () => {
  await load()
  assert.deepEqual(read('facts.areas.gross', '1.850 m²'), {
    changes: [{ op: 'set', path: ['facts', 'areas', 'gross'], value: 1850 }],
  })
  assert.deepEqual(read('facts.areas.usable', '2.100'), {
    changes: [{ op: 'set', path: ['facts', 'areas', 'usable', 'value'], value: 2100 }],
  })
  assert.deepEqual(read('facts.costs.net', '31 Mio.'), {
    changes: [{ op: 'set', path: ['facts', 'costs'], value: { net: 31_000_000 } }],
  })
  assert.deepEqual(read('facts.costs.net', 'ca. 190'), { problem: { what: 'number', readings: [] } })
  assert.deepEqual(read('facts.areas.gross', ''), {
    changes: [{ op: 'remove', path: ['facts', 'areas', 'gross'] }],
  })
  const alone = { facts: { location: 'Wien', areas: { gross: 1 } } }
  assert.deepEqual(read('facts.areas.gross', '', alone), {
    changes: [{ op: 'remove', path: ['facts', 'areas'] }],
  })
  assert.deepEqual(read('facts.location', ''), { problem: { what: 'needed', readings: [] } })
  assert.deepEqual(read('facts.completion', 'August 2026'), {
    changes: [{ op: 'set', path: ['facts', 'completion'], value: '2026-08' }],
  })
  assert.deepEqual(read('facts.phases', '1–10'), {
    changes: [{ op: 'set', path: ['facts', 'phases'], value: { from: 1, to: 10 } }],
  })
})

test('a pasted table is matched by column headings and project names, and empty cells change nothing', async () => {
  await load()
  const [first] = table.projects
  assert.ok(first)
  const name = first.names.de ?? ''
  const rows = readTable(
    `Objekt\tFläche brutto\tKosten (T€)\tÜbergabe\tDach\r\n${name}\t12.740\t38.900\t\t-\r\n"Werk\nNord"\t4.100\tca. 9\t2026\t\r\n`,
  )
  assert.deepEqual(rows[2]?.[0], 'Werk\nNord')
  assert.ok(hasHead(rows, table.columns, 'de'))
  assert.equal(hasHead([['12.740', '3']], table.columns, 'de'), false)
  assert.deepEqual(readTable('Wien, Österreich\t6,4', ['\t']), [['Wien, Österreich', '6,4']])
  const plan = planOf(rows, table.columns, table.projects, 'de')
  assert.deepEqual(plan.unknown, ['Dach'])
  const [known, unknown] = plan.rows
  assert.deepEqual(
    known?.cells.map(({ after }) => after),
    ['12.740', '38.900.000', cellOf(column('facts.completion'), first.value, 'de', 'de').text],
  )
  assert.deepEqual(known?.cells[2]?.changes, [])
  assert.equal(unknown?.project, undefined)
  assert.deepEqual(
    unknown?.cells.flatMap(({ changes }) => changes),
    [],
  )
  const assigned = planOf(rows, table.columns, table.projects, 'de', { 'Werk\nNord': first.file })
  assert.equal(assigned.rows[1]?.cells[1]?.problem?.what, 'number')
})

test('pasted cells of the same group are written together, and a blank line counts as a row', async () => {
  await load()
  const [first] = table.projects
  assert.ok(first)
  const alone = { ...first, value: { ...(first.value as object), facts: { location: 'Wien' } } }
  const rows = readTable(`Projekt\tBGF\tNUF\r\n${first.names.de}\t5.000\t3.000`)
  const plan = planOf(rows, table.columns, [alone], 'de')
  const value = plan.rows[0]?.cells.flatMap(({ changes }) => changes).reduce<unknown>(changed, alone.value)
  assert.deepEqual((value as typeof alone.value).facts, {
    location: 'Wien',
    areas: { gross: 5000, usable: 3000 },
  })
  assert.deepEqual(readTable('5000\r\n\r\n7000\r\n', ['\t']), [['5000'], [''], ['7000']])
})

test('a column of gross costs is not taken for net costs', async () => {
  await load()
  const plan = (head: string) => planOf([['Projekt', head]], table.columns, table.projects, 'de')
  for (const head of ['Baukosten (brutto)', 'Baukosten (mit MwSt.)']) {
    assert.deepEqual(plan(head).unknown, [head])
    assert.ok(hasHead([['Projekt', head]], table.columns, 'de'), 'the next screen says so')
  }
  assert.equal(plan('Baukosten (netto)').heads.length, 1)
})

test('an exported spreadsheet reads back without changes, and has internal facts only on request', async () => {
  await load()
  for (const language of ['de', 'en'] as const) {
    const file = writeTable(table.columns, table.projects, language, true)
    const plan = planOf(readTable(file), table.columns, table.projects, language)
    assert.deepEqual(plan.unknown, [])
    assert.equal(plan.rows.length, table.projects.length)
    for (const { name, cells } of plan.rows)
      for (const { changes, problem, head } of cells)
        assert.deepEqual([changes, problem], [[], undefined], `${name} ${head.name}`)
  }
  const secret = [{ file: 'projects/x.yaml', names: { de: 'X' }, value: project }]
  assert.ok(!writeTable(table.columns, secret, 'de', false).includes('2.210'))
  assert.ok(writeTable(table.columns, secret, 'de', true).includes('2.210'))
})

test('applying the change of a pasted cell makes the cell show the pasted text', async () => {
  await load()
  const [first] = table.projects
  const reading = readCell(column('facts.areas.gross'), first?.value, '12.740', 'de', 'de')
  assert.ok('changes' in reading)
  const after = reading.changes.reduce<unknown>(changed, first?.value)
  assert.equal(cellOf(column('facts.areas.gross'), after, 'de', 'de').text, '12.740')
})
