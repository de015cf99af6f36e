// Makes whole bids from the content of the example firm, and reads the archives.
import '../../tests/support/use-second-firm.ts'
import '../../tests/support/use-desk-audience.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { locales } from '../../src/routes.ts'
import { site } from '../../src/site/shared/site.ts'
import { wordForm } from '../../tests/support/word-form.ts'
import { bidFiles } from './bid-files.server.ts'
import { fileName } from './file-name.ts'
import { fitProjects } from './fit-projects.server.ts'
import { readZip } from './office/zip.server.ts'
import { judgeBid } from './proof.server.ts'
import { referenceSheets } from './reference-sheets.server.ts'
import { usualChoice } from './sheet-choice.ts'

const limits = { entries: 100, unpackedBytes: 50_000_000 }

test('a bid archive contains every ordered file under a systematic name, and lists the open points', async () => {
  const projects = Object.keys(site('de').projects).slice(0, 2)
  const archive = await bidFiles({
    ...usualChoice('de'),
    procedure: 'Neubau Rathaus',
    people: ['lindner'],
    declarations: true,
    projects,
    requirements: [
      { number: 1, query: 'gfa=1', scope: 'each', atLeast: 1, text: 'mindestens 1 m² BGF' },
      { number: 2, query: 'kg=200&cost=1', scope: 'each', atLeast: 1, text: 'KG 200' },
    ],
    sentences: [],
    forms: [{ name: 'Formblatt Ä.docx', file: wordForm().toString('base64'), mapping: {} }],
  })
  const entries = readZip(archive, limits)
  const ends = entries.map(({ name }) => name.replace(/^(\d\d)_.*\./, '$1.'))
  assert.deepEqual(ends, [
    '01.docx',
    '02.docx',
    '03.xlsx',
    '03.csv',
    '04.docx',
    '05.docx',
    '06.docx',
    '06.xlsx',
    '00.txt',
  ])
  for (const { name } of entries) assert.match(name, /^\d\d_[A-Za-z0-9_-]{1,57}\.[a-z]{3,4}$/)
  const wordsOf = (number: string) => {
    const file = entries.find(({ name }) => name.startsWith(number) && name.endsWith('.docx'))
    const parts = readZip(file?.bytes ?? Buffer.alloc(0), limits)
    const body = parts.find(({ name }) => name === 'word/document.xml')
    return body?.bytes.toString().replaceAll('\u00a0', ' ') ?? ''
  }
  for (const words of ['Lebenslauf', 'Aurelia Lindnerin', 'Geschäftsführerin', 'Deutsch, Englisch'])
    assert.ok(wordsOf('05').includes(words), words)
  const text = wordsOf('06')
  for (const words of ['2 Mio. € je Schadensfall', '31. Dezember 2027', 'Umsatz 2025', '2.215.000 €'])
    assert.ok(text.includes(words), words)
  assert.ok(!text.includes('Ordner V'), 'the place of the proof is the firm’s own')
  const list = entries.at(-1)?.bytes.toString() ?? ''
  assert.match(list, /Nicht ausgefüllt in 04_\S+Formblatt-Ae\.docx\r\n {2}Umsatz 2024/)
  const open = list.slice(list.indexOf('Offen'), list.indexOf('Nicht erfüllt')).replaceAll('\u00a0', ' ')
  for (const id of projects)
    assert.ok(open.includes(`2 KG 200, ab 1 Mio. €: ${site('de').projects[id]?.title}`))
  const csv = entries.find(({ name }) => name.endsWith('.csv'))?.bytes.toString() ?? ''
  assert.equal(csv.split('\r\n').length, 4)
})

test('a criterion for some references, or for their sum, is judged for the whole bid', async () => {
  const requirement = (number: number, query: string, scope: 'some' | 'together', atLeast = 1) => ({
    ...{ number, query, scope, atLeast, text: query },
  })
  const archive = await bidFiles({
    ...usualChoice('de'),
    procedure: '',
    people: [],
    declarations: false,
    projects: ['pflegehaus-weinberg', 'labor-am-kanal'],
    requirements: [
      requirement(1, 'gfa=6000', 'some', 2),
      requirement(2, 'gfa=6000', 'some'),
      requirement(3, 'gfa=11000', 'together'),
    ],
    sentences: [],
    forms: [],
  })
  const entries = readZip(archive, limits)
  const textOf = (end: string) =>
    entries
      .find(({ name }) => name.endsWith(end))
      ?.bytes.toString()
      .replaceAll('\u00a0', ' ') ?? ''
  const rows = textOf('.csv').trim().split('\r\n').slice(1)
  assert.deepEqual(
    rows.map(row => row.replaceAll('"', '').split(';').slice(3).join(';')),
    [
      'mindestens 2 Referenzen;5100;nicht erfüllt;6830;erfüllt',
      'mindestens eine Referenz;5100;nicht erfüllt;6830;erfüllt',
      'alle zusammen;5100;zusammen erfüllt;6830;zusammen erfüllt',
    ],
  )
  const unmet = textOf('.txt').split('Nicht erfüllt')[1] ?? ''
  assert.deepEqual(unmet.match(/\d BGF/g), ['1 BGF'])
})

test('the desk and the sheets share the keys of facts in every language, also of the own figures', async () => {
  const chosen = ['pflegehaus-weinberg']
  const desk = (language: string) =>
    fitProjects({ language, size: 1, scoring: 'each', chosen, requirements: [] }).facts ?? []
  const keys = desk('de').map(({ key }) => key)
  assert.ok(keys.includes('own partition'), keys.join())
  for (const language of locales)
    assert.deepEqual(
      desk(language).map(({ key }) => key),
      keys,
    )
  const order = {
    ...usualChoice('en'),
    ...{ picture: false, drawing: false, comparability: false },
    ...{ procedure: '', people: [], declarations: false, projects: chosen },
    ...{ requirements: [], sentences: [], forms: [] },
  }
  const labels = async (facts: string[]) => {
    const [sheet] = await referenceSheets({ ...order, facts }, judgeBid(order), { width: 180, height: 50 })
    return sheet?.facts.map(({ label }) => label)
  }
  assert.deepEqual(await labels(['own partition', 'feeZone']), ['Partitions', 'HOAI fee zone'])
  assert.deepEqual(
    await labels(['own Trennwände', 'own partition']),
    ['Partitions'],
    'a bid of an earlier version',
  )
})

test('file names are short and contain no characters that an operating system refuses', () => {
  assert.equal(fileName(1, 'Büro Ä', 'Haus / Hof: 2. BA', 'docx'), '01_Buero-Ae_Haus-Hof-2-BA.docx')
  assert.equal(fileName(12, 'x', 'y'.repeat(100), 'pdf').length, 64)
  assert.equal(fileName(0, 'x', 'Haus', 'txt', 'de'), '00_x_Haus-de.txt')
  const long = fileName(0, 'x', 'y'.repeat(100), 'txt', 'de')
  assert.deepEqual([long.length, long.slice(-8)], [64, 'y-de.txt'], 'the language is not cut off')
})
