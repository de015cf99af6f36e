import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inLanguage } from '../../content/localize.ts'
import { content } from '../../site/shared/site.ts'
import { factWriter } from '../facts.ts'
import {
  askText,
  groupText,
  monthsBefore,
  resultText,
  type Speaking,
  serviceText,
  typedMonth,
  typedNumber,
  valueText,
} from './words.ts'

const speaking = (locale: 'de' | 'en'): Speaking => {
  const { referenceFinder: words, facts } = inLanguage(content.interface, locale)
  return {
    words,
    facts,
    write: factWriter(facts, locale),
    locale,
    types: [{ id: 'office', label: 'Büro' }],
    now: '2026-11',
  }
}
const de = speaking('de')

test('numbers as people write them, in their language', () => {
  const typed = ['3.000', '3000', '3 000', '10,5', '', ' ', 'abc', '0', '-5', '1e3', '10,5,1']
  assert.deepEqual(
    typed.map(text => typedNumber(text, 'de')),
    [3000, 3000, 3000, 10.5, undefined, undefined, ...Array(5).fill(Number.NaN)],
  )
  assert.deepEqual([typedNumber('3,000', 'en'), typedNumber('10.5', 'en')], [3000, 10.5])
})

test('months as people write them', () => {
  const typed = ['11/2021', '1.2021', '2021-11', ' 03 / 2022 ', '', '13/2021', '0/2021', '2021', 'soon']
  assert.deepEqual(typed.map(typedMonth), [
    '2021-11',
    '2021-01',
    '2021-11',
    '2022-03',
    undefined,
    null,
    null,
    null,
    null,
  ])
  assert.deepEqual(
    [monthsBefore('2026-11', 60), monthsBefore('2026-02', 36), monthsBefore('2026-01', 1)],
    ['2021-11', '2023-02', '2025-12'],
  )
})

test('what is asked for, in few words', () => {
  assert.equal(askText('type', { type: 'office' }, de), 'Büro')
  assert.equal(askText('lph', { lph: { from: 2, to: 8 } }, de), '2–8')
  assert.equal(askText('lph', { lph: { from: 2, to: 8 }, row: 5 }, de), '5 in Folge aus 2–8')
  assert.equal(askText('lph', { row: 5 }, de), '5 in Folge')
  assert.equal(askText('zone', { zone: 4 }, de), 'ab IV')
  assert.equal(askText('gfa', { gfa: 3000 }, de), 'ab 3.000 m²')
  assert.equal(askText('cost', { cost: 10.5 }, de), 'ab 10,5 Mio. €')
  assert.equal(askText('cost', { cost: 10.5, vat: true }, speaking('en')), 'from €10.5m gross')
  assert.equal(askText('date', { since: '2021-11' }, de), 'seit 11/2021')
  assert.equal(askText('date', { since: '2021-11', until: '2024-05' }, de), '11/2021 bis 05/2024')
  assert.equal(askText('kind', { kind: 'conversion' }, de), 'Umbau')
  assert.equal(askText('client', { client: 'sector' }, de), 'Sektoren')
})

test('what a project says of it; the other kind of figure is named as such', () => {
  const bare = { id: 'a', title: 'A', type: 'office' }
  assert.equal(valueText('gfa', { ...bare, gfa: 21400, nuf: 9 }, de), '21.400 m²')
  assert.equal(valueText('gfa', { ...bare, nuf: 9000 }, de), '9.000 m² Nutzfläche')
  assert.equal(valueText('cost', { ...bare, gross: 12 }, de), '12 Mio. € brutto')
  assert.equal(valueText('cost', bare, de), undefined)
  assert.equal(valueText('lph', { ...bare, phases: { from: 2, to: 4 } }, de), '2–4')
  assert.equal(valueText('lph', { ...bare, phases: { from: 8, to: 8 } }, de), '8')
  assert.equal(valueText('date', { ...bare, completion: '2027' }, de), '2027 (geplant)')
  assert.equal(valueText('date', { ...bare, completion: '2026' }, de), '2026')
  assert.equal(valueText('date', { ...bare, completion: '2024-05' }, de), '05/2024')
  assert.equal(valueText('kind', { ...bare, works: ['extension', 'conversion'] }, de), 'Erweiterung, Umbau')
  assert.equal(valueText('listed', { ...bare, listed: false }, de), 'nein')
})

test('how many meet how much', () => {
  const said = (criteria: number, full: number) => resultText(22, criteria, full, de.words)
  assert.equal(said(0, 0), '22 Projekte, das neueste zuerst')
  assert.equal(said(1, 3), '3 Projekte erfüllen das Kriterium')
  assert.equal(said(2, 1), 'Ein Projekt erfüllt beide Kriterien')
  assert.equal(said(11, 0), 'Kein Projekt erfüllt alle elf Kriterien')
  const groups = [
    [6, 6],
    [5, 6],
    [1, 2],
    [0, 3],
    [2, 2],
    [1, 1],
    [0, 1],
  ] as const
  assert.deepEqual(
    groups.map(([met, of]) => groupText(met, of, de.words)),
    [
      'Alle sechs erfüllt',
      'Fünf von sechs',
      'Eines von zwei',
      'Keines erfüllt',
      'Beide erfüllt',
      'Erfüllt',
      'Nicht erfüllt',
    ],
  )
  assert.equal(groupText(5, 6, speaking('en').words), 'Five of six')
})

test('an inquiry names its references as far as there is room', () => {
  const words = { service: 'Referenzen: {titles}', rest: 'und {n} weitere' }
  assert.equal(serviceText(['A', 'B'], words, 200), 'Referenzen: A, B')
  const titles = ['Haus am Park', 'Halle am See', 'Turm am Berg']
  assert.equal(serviceText(titles, words, 52), 'Referenzen: Haus am Park, Halle am See, Turm am Berg')
  assert.equal(serviceText(titles, words, 45), 'Referenzen: Haus am Park und 2 weitere')
  assert.equal(serviceText([], words, 200), '')
})
