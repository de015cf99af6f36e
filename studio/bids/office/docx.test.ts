import assert from 'node:assert/strict'
import { dirname, join } from 'node:path/posix'
import { test } from 'node:test'
import { fileWords } from '../file-words.ts'
import { writeDocx } from './docx.server.ts'
import type { BidSheet } from './docx-body.ts'
import { writeXlsx } from './xlsx.server.ts'
import { descendants, parseXml, textOf, type XmlElement } from './xml.ts'
import { readZip } from './zip.server.ts'

const picture = {
  bitmap: Buffer.from('x'),
  width: 100,
  height: 50,
  alt: 'A "house" & a tree',
  caption: 'House',
}
const sheet = (number: number): BidSheet => ({
  number,
  title: `House ${number}`,
  place: 'Fulda, 2024',
  facts: ['a', 'b', 'c'].map(key => ({ label: `label ${key}`, value: `value ${key}` })),
  proof: [{ number: 1, asked: 'LPH: 2–8', value: '1–8', verdict: 'met' }],
  text: ['Text.'],
  picture: { ...picture, kind: 'jpeg' },
  drawing: { ...picture, kind: 'png', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
})
const words = fileWords('en').word
const write = (sheets: BidSheet[]) =>
  writeDocx({
    language: 'de-DE',
    title: 'Tender',
    creator: 'Firm',
    procedure: 'Procedure',
    paper: 'portrait',
    words,
    sheets,
  })

const open = (file: Buffer) => {
  const entries = readZip(file, { entries: 100, unpackedBytes: 10_000_000 })
  const part = (name: string): XmlElement => {
    const found = entries.find(entry => entry.name === name)
    assert.ok(found, `no part ${name}`)
    return parseXml(found.bytes)
  }
  return { names: entries.map(({ name }) => name), part }
}
const all = (root: XmlElement, name: string) => [...descendants(root)].filter(found => found.name === name)

/** Checks that every part that is named exists, and that every part has a type. */
function checkPackage(file: Buffer): void {
  const { names, part } = open(file)
  const types = part('[Content_Types].xml')
  const ends = all(types, 'Default').map(({ attributes }) => attributes.Extension)
  const parts = all(types, 'Override').map(({ attributes }) => attributes.PartName)
  for (const name of parts) assert.ok(names.includes(name?.slice(1) ?? ''), `no part ${name}`)
  for (const name of names) assert.ok(ends.includes(name.split('.').at(-1) ?? ''), `no type for ${name}`)
  for (const name of names.filter(name => name.endsWith('.rels'))) {
    const folder = dirname(dirname(name))
    for (const { attributes } of all(part(name), 'Relationship')) {
      const target = join(folder, attributes.Target ?? '')
      assert.ok(names.includes(target), `${name} leads to ${target}`)
      assert.equal(attributes.TargetMode, undefined, 'nothing is fetched from elsewhere')
    }
  }
}

test('a Word file contains every part and style that it refers to, and loads nothing external', () => {
  const file = write([sheet(1), sheet(2)])
  checkPackage(file)
  const { part } = open(file)
  const ids = all(part('word/_rels/document.xml.rels'), 'Relationship').map(({ attributes }) => attributes.Id)
  for (const { attributes } of descendants(part('word/document.xml')))
    for (const [key, id] of Object.entries(attributes))
      if (key.startsWith('r:')) assert.ok(ids.includes(id), `no relationship ${id}`)
  const styles = all(part('word/styles.xml'), 'w:style').map(({ attributes }) => attributes['w:styleId'])
  for (const { name, attributes } of descendants(part('word/document.xml')))
    if (['w:pStyle', 'w:tblStyle'].includes(name)) assert.ok(styles.includes(attributes['w:val'] ?? ''))
})

test('a sheet in Word has headings, tables with repeated header rows, and images in their true size', () => {
  const body = open(write([sheet(3)])).part('word/document.xml')
  const paragraphs = all(body, 'w:p').map(textOf)
  for (const text of ['Reference 3', 'House 3', 'value b', 'LPH: 2–8', 'Text.', 'Figure 1: House'])
    assert.ok(paragraphs.includes(text), text)
  assert.equal(all(body, 'w:tblHeader').length, 2, 'the head of each table is repeated')
  assert.equal(all(body, 'w:tr').length, all(body, 'w:cantSplit').length, 'no row is broken')
  assert.deepEqual(
    all(body, 'wp:extent').map(({ attributes }) => attributes.cx),
    ['3600000', '3600000'],
    '100 mm',
  )
  assert.equal(all(body, 'asvg:svgBlip').length, 1)
  assert.ok(all(body, 'wp:docPr').every(({ attributes }) => attributes.descr === picture.alt))
})

test('each reference has its own section in the Word file', () => {
  const body = open(write([sheet(1), sheet(2), sheet(3)])).part('word/document.xml')
  assert.equal(all(body, 'w:sectPr').length, 3)
  const last = all(body, 'w:body')[0]?.children.at(-1)
  assert.equal(typeof last === 'object' && last.name, 'w:sectPr')
  const captions = all(body, 'w:p')
    .map(textOf)
    .filter(text => text.startsWith('Figure'))
  assert.deepEqual(
    captions.map(text => text.slice(0, 8)),
    [1, 2, 3, 4, 5, 6].map(number => `Figure ${number}`),
  )
})

test('figures are numbered throughout all sheets, and every picture has a unique id', () => {
  const plain = { ...picture, caption: undefined }
  const body = open(
    write([
      { ...sheet(1), picture: { ...plain, kind: 'jpeg' } },
      { ...sheet(2), picture: undefined, drawing: undefined, portrait: { ...picture, kind: 'jpeg' } },
      sheet(3),
    ]),
  ).part('word/document.xml')
  const captions = all(body, 'w:p')
    .map(textOf)
    .filter(text => text.startsWith('Figure'))
  assert.deepEqual(
    captions,
    [1, 2, 3, 4].map(number => `Figure ${number}: House`),
  )
  const ids = all(body, 'wp:docPr').map(({ attributes }) => attributes.id)
  assert.equal(new Set(ids).size, 5, `${ids}`)
})

test('a table with a single fact has no empty column beside it', () => {
  const [fact] = sheet(1).facts
  const body = open(write([{ ...sheet(1), facts: fact ? [fact] : [], proof: [] }])).part('word/document.xml')
  assert.deepEqual(all(body, 'w:tc').map(textOf), [words.fact, words.reference, 'label a', 'value a'])
})

test('a sheet without images, facts, proof or text still makes a complete Word file', () => {
  const bare = { ...sheet(1), picture: undefined, drawing: undefined, proof: [], facts: [], text: [] }
  checkPackage(write([bare]))
})

test('a workbook stores numbers as numbers and never turns text into a formula', () => {
  const rows = [[1, '=1+1', undefined, 12.5]]
  const file = writeXlsx({
    title: 'Match',
    creator: 'Firm',
    language: 'de-DE',
    tables: [{ name: 'A/B', head: ['a', 'b', 'c', 'd'], rows }],
  })
  checkPackage(file)
  const cells = all(open(file).part('xl/sheet1.xml'), 'c').slice(4)
  assert.deepEqual(
    cells.map(cell => [cell.attributes.r, cell.attributes.t, textOf(cell)]),
    [
      ['A2', undefined, '1'],
      ['B2', 'inlineStr', '=1+1'],
      ['D2', undefined, '12.5'],
    ],
  )
  assert.equal(all(open(file).part('xl/sheet1.xml'), 'f').length, 0)
  assert.equal(all(open(file).part('xl/workbook.xml'), 'sheet')[0]?.attributes.name, 'A B')
})
