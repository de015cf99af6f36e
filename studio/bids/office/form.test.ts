import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordForm } from '../../../tests/support/word-form.ts'
import { formValues } from '../form-values.ts'
import { fillForm, formLimits } from './form.server.ts'
import { descendants, parseXml, textOf } from './xml.ts'
import { readZip, writeZip } from './zip.server.ts'

const reference = {
  id: 'school',
  title: 'Schule am Anger',
  location: 'Fulda',
  place: 'Fulda, 2024',
  facts: [
    { key: 'client', label: 'Bauherr', value: 'Stadt & Kreis' },
    { key: 'gross', label: 'Bruttogrundfläche', value: '5.200 m²' },
  ],
  texts: { short: [], long: ['Sechs Häuser.', 'Ein Ring.'], tender: [] },
}

const documentOf = (docx: Buffer) => {
  const part = readZip(docx, formLimits).find(({ name }) => name === 'word/document.xml')
  return parseXml(part?.bytes ?? Buffer.alloc(0))
}
const lines = (docx: Buffer) =>
  [...descendants(documentOf(docx))].filter(({ name }) => name === 'w:p').map(textOf)

test('controls and placeholders of a form are filled in, and the unfilled ones are listed', () => {
  const { bytes, places } = fillForm(wordForm(), formValues([reference], {}, {}))
  assert.deepEqual(lines(bytes), [
    'Referenz 1, Projekt: Schule am Anger',
    'BGF: 5.200 m²',
    'Auftraggeber: Stadt & Kreis, Ort: Fulda (Ende)',
    'Beschreibung: Sechs Häuser.Ein Ring.',
    'Umsatz des Bieters: {{Umsatz 2024}}',
    'Geprüft: Klicken Sie hier, um Text einzugeben.',
  ])
  assert.deepEqual(
    places.filter(({ value }) => !value).map(({ name }) => name),
    ['Umsatz 2024'],
  )
  const names = [...descendants(documentOf(bytes))].map(({ name }) => name)
  assert.equal(names.filter(name => name === 'w:br').length, 1, 'a new line is a break')
  assert.equal(names.filter(name => name === 'w:showingPlcHdr').length, 1, 'only the picture still asks')
})

test('a placeholder that an editor mapped to a fact gets the value of that fact', () => {
  const { bytes, places } = fillForm(wordForm(), formValues([reference], {}, { 'Umsatz 2024': '1.client' }))
  assert.equal(lines(bytes)[4], 'Umsatz des Bieters: Stadt & Kreis')
  assert.ok(places.every(({ value }) => value))
})

test("a placeholder gets the editor's text, or without a mapping the fact that its name asks for", () => {
  const mapping = { 'Umsatz 2024': { text: '2,1 Mio. €\nnetto' }, '1.Auftraggeber': '' }
  const { bytes } = fillForm(wordForm(), formValues([reference], {}, mapping))
  assert.deepEqual(lines(bytes).slice(2, 5), [
    'Auftraggeber: Stadt & Kreis, Ort: Fulda (Ende)',
    'Beschreibung: Sechs Häuser.Ein Ring.',
    'Umsatz des Bieters: 2,1 Mio. €netto',
  ])
})

test('a placeholder with a missing or unclear reference, or named like an object property, stays empty', () => {
  const valueFor = formValues([reference, reference], {}, {})
  for (const name of ['3.client', 'client', 'constructor', '1.constructor', '__proto__', 'toString'])
    assert.equal(valueFor({ name }), undefined, name)
  assert.equal(valueFor({ name: 'client_2' }), 'Stadt & Kreis')
})

test('a number at the end of a name is a reference only if the whole name is not a fact', () => {
  const end = { key: 'stage8', label: 'Ende LPH 8', value: '05/2024' }
  const own = { key: 'own span', label: 'Spannweite', value: '12 m' }
  const one = { ...reference, facts: [...reference.facts, end, own] }
  const valueFor = formValues([one], {}, { Feld: '1.own Spannweite' })
  for (const name of ['Abschluss LPH 8', 'Ende LPH 8', 'abschluss_lph_8', 'Referenz 1: Ende LPH 8'])
    assert.equal(valueFor({ name }), '05/2024', name)
  assert.equal(valueFor({ name: 'Feld' }), '12 m', 'a mapping of an earlier version')
  const many = Array.from({ length: 11 }, (_, index) => ({ ...one, title: `Haus ${index + 1}` }))
  const valueForMany = formValues(many, {}, { Feld: '10.title', Spannweite: '11.own span' })
  for (const name of ['Feld', 'Referenz 10: Projekt', 'Projekt_10', '10. Projekt'])
    assert.equal(valueForMany({ name }), 'Haus 10', name)
  assert.equal(valueForMany({ name: 'Spannweite' }), '12 m')
  for (const name of ['Ende LPH 8', 'Referenz 100: Projekt', '12.title'])
    assert.equal(valueForMany({ name }), undefined, name)
})

test('a form is refused if it is not a Word file or contains macros or a DOCTYPE', () => {
  const fill = (docx: Buffer) => fillForm(docx, () => 'x')
  assert.throws(() => fill(Buffer.from('hello')), /not a .zip/)
  assert.throws(() => fill(writeZip([{ name: 'a.txt', bytes: Buffer.from('a') }])), /not a Word file/)
  const entries = readZip(wordForm(), formLimits)
  assert.throws(
    () => fill(writeZip([...entries, { name: 'word/vbaProject.bin', bytes: Buffer.from('x') }])),
    /macros/,
  )
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'
  const hostile = entries.map(entry =>
    entry.name === 'word/document.xml' ? { ...entry, bytes: Buffer.from(entity) } : entry,
  )
  assert.throws(() => fill(writeZip(hostile)), /document type/)
})

test('filling in a form leaves all parts of the file except the main document unchanged', () => {
  const before = readZip(wordForm(), formLimits).filter(({ name }) => name !== 'word/document.xml')
  const { bytes } = fillForm(wordForm(), () => 'x')
  const after = readZip(bytes, formLimits).filter(({ name }) => name !== 'word/document.xml')
  assert.deepEqual(after, before)
})
