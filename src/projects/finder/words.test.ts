import '../../../tests/support/use-second-firm.ts'

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherFirm } from '../../../tests/support/sites.ts'
import { readContent } from '../../content/read.ts'
import { inLanguage } from '../../content/resolve.ts'
import { siteModel } from '../../site/site-model.ts'
import { factWriter } from '../facts.ts'
import { serviceText } from '../shortlist/service-text.ts'
import { askOf, type Criteria, criteriaTable, criterionOf, headOf } from './criteria.ts'
import type { Reference, Speaking } from './criterion.ts'
import { monthsBefore } from './dates-criterion.ts'
import type { CriterionKey } from './keys.ts'
import { typedMillions, typedMonth, typedNumber } from './typed.ts'
import { groupText, resultText } from './words.ts'

const content = readContent(siteModel, otherFirm.content)
/** Replaces the no-break spaces between figures and units, so that the expected texts can have plain ones. */
const breakable = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

const speaking = (locale: 'de' | 'en'): Speaking => {
  const { referenceFinder: words, facts } = inLanguage(content.interface, locale)
  const write = factWriter(facts, locale)
  return {
    words,
    facts,
    write,
    mainCurrency: write.mainCurrency,
    stages: { count: 9, built: 8 },
    own: [{ id: 'span', label: 'Spannweite', text: '{n} m', digits: 0, prominent: false }],
    locale,
    types: [
      { id: 'office', label: 'Büro' },
      { id: 'rail', label: 'Bahn' },
    ],
    now: '2026-11',
  }
}
const de = speaking('de')

test('the finder reads numbers as people type them in their language', () => {
  const typed = ['3.000', '3000', '3 000', '10,5', '', ' ', 'abc', '0', '-5', '1e3', '10,5,1', '5.000 m²']
  assert.deepEqual(
    typed.map(text => typedNumber(text, 'de')),
    [3000, 3000, 3000, 10.5, undefined, undefined, ...Array(5).fill(null), 5000],
  )
  assert.deepEqual([typedNumber('3,000', 'en'), typedNumber('10.5', 'en')], [3000, 10.5])
  assert.equal(typedNumber('1,250', 'hu'), 1.25)
})

test('the finder accepts only a whole number up to 100 as a share', () => {
  const [field] = criteriaTable.share.fields
  assert.ok(field?.as === 'typed')
  assert.deepEqual(
    ['60', '150', '33,5', ''].map(text => field.parse(text, de, undefined)),
    [60, null, null, undefined],
  )
})

test('the finder reads amounts of money as people type them, in millions', () => {
  const typed = [
    '5',
    '10,5',
    '5.000.000',
    '5,0 Mio.',
    '5,0 Mio. €',
    '5.0m',
    '12 000 000',
    '5.000 T€',
    '€ 2.500.000',
    '1,2 Mrd.',
    '5 Mio. Euro',
    '5.000.000 Euro',
    '5 euros',
    '5 eur',
    '1,2 Milliarden',
    '800 Tausend Euro',
    'viel',
    '',
  ]
  assert.deepEqual(
    typed.map(text => typedMillions(text, 'de')),
    [5, 10.5, 5, 5, 5, 5, 12, 5, 2.5, 1200, 5, 5, 5, 5, 1200, 0.8, null, undefined],
  )
  assert.deepEqual(
    ['5,000,000', '€5m', '12.5 million', '750k', '5,0 Mio.', '5 million euros', '1 billion'].map(text =>
      typedMillions(text, 'en'),
    ),
    [5, 5, 12.5, 0.75, 5, 5, 1000],
  )
})

test('an amount with a currency is read only if the criterion has the same currency', () => {
  const read = (text: string, currency: string) => typedMillions(text, 'de', currency)
  assert.deepEqual(
    ['12 Mio. Fr.', 'CHF 5.000.000', '2,5 Mio. CHF', '5 Mio. €'].map(text => read(text, 'CHF')),
    [12, 5, 2.5, null],
  )
  assert.deepEqual(
    ['900 Mio. Ft', '1.200.000.000 HUF', '5 Mio. CHF'].map(text => read(text, 'HUF')),
    [900, 1200, null],
  )
  const signs = [
    ['£5m', 'GBP'],
    ['$5m', 'USD'],
    ['5 mkr', 'SEK'],
    ['5 Mio. Taler', 'Taler'],
    ['5 Mio. €', 'GBP'],
  ] as const
  assert.deepEqual(
    signs.map(([text, currency]) => typedMillions(text, 'en', currency)),
    [5, 5, 5, 5, null],
  )
})

test('the finder reads forints as the Hungarian pages and Hungarian visitors write them', () => {
  const forints = ['500 millió Ft', '500 M Ft', '500 MFt', '1,2 milliárd Ft', '800 ezer Ft', '900 forint']
  assert.deepEqual(
    forints.map(text => typedMillions(text, 'hu', 'HUF')),
    [500, 500, 500, 1200, 0.8, 900],
  )
  // 12 000 000 000 forints are thirty million euros, and no project costs 12 000 forints.
  assert.equal(typedMillions('12000', 'hu', 'HUF'), 12000)
  assert.equal(typedMillions('12 000 000 000', 'hu', 'HUF'), 12000)
  assert.equal(typedMillions('12000', 'de', 'EUR'), 0.012)
})

test('the finder reads areas with the unit of any language', () => {
  assert.deepEqual(
    ['5000 qm', '5000 sqm', '5000 nm', '5000 m2'].map(text => typedNumber(text, 'de')),
    [5000, 5000, 5000, 5000],
  )
})

test('the finder reads months as people type them', () => {
  const typed = [
    '11/2021',
    '1.2021',
    '2021-11',
    ' 03 / 2022 ',
    '01.01.2018',
    '01/2018',
    '',
    '13/2021',
    '0/2021',
    'soon',
    'soon 2021',
    '2021-1e1',
    '1.2.3.2021',
  ]
  assert.deepEqual(
    typed.map(text => typedMonth(text, 'since', 'de')),
    [
      '2021-11',
      '2021-01',
      '2021-11',
      '2022-03',
      '2018-01',
      '2018-01',
      undefined,
      null,
      null,
      null,
      null,
      null,
      null,
    ],
  )
  assert.deepEqual(
    [typedMonth('2018', 'since', 'de'), typedMonth('2018', 'until', 'de')],
    ['2018-01', '2018-12'],
  )
  const named = [
    ['2021/11', 'en'],
    ['2021. 11.', 'hu'],
    ['2021. november', 'hu'],
    ['November 2021', 'de'],
    ['5. Nov. 2021', 'de'],
    ['nov 2021', 'en'],
  ] as const
  for (const [text, locale] of named) assert.equal(typedMonth(text, 'since', locale), '2021-11', text)
  assert.equal(typedMonth('März 2021', 'since', 'de'), '2021-03')
  assert.deepEqual(
    [monthsBefore('2026-11', 60), monthsBefore('2026-02', 36), monthsBefore('2026-01', 1)],
    ['2021-11', '2023-02', '2025-12'],
  )
})

test('the finder rejects a period that ends before it begins', () => {
  const [, since, until] = criteriaTable.date.fields
  assert.ok(since?.as === 'typed' && until?.as === 'typed')
  assert.equal(until.parse('05/2019', de, { since: '2021-06' }), null)
  assert.equal(until.parse('06/2021', de, { since: '2021-06' }), '2021-06')
  assert.equal(since.parse('2021', de, { until: '2020-12' }), null)
  assert.equal(until.parse('', de, { since: '2021-06', until: '2022-01' }), undefined)
})

test('the finder describes each criterion in a few words', () => {
  const ask = (criteria: Criteria, key: CriterionKey, speaking = de) =>
    breakable(askOf(key, criteria, speaking))
  assert.equal(ask({ type: ['office'] }, 'type'), 'Büro')
  assert.equal(ask({ type: ['office', 'rail'] }, 'type'), 'Büro oder Bahn')
  const range = { from: 2, to: 8 }
  assert.equal(ask({ lph: { range } }, 'lph'), '2–8')
  assert.equal(ask({ lph: { range, enough: 5 } }, 'lph'), '5 aufeinanderfolgende aus 2–8')
  assert.equal(ask({ lph: { range, enough: 5, any: true } }, 'lph'), '5 beliebige aus 2–8')
  assert.equal(ask({ lph: { enough: 5 } }, 'lph'), '5 aufeinanderfolgende')
  assert.equal(ask({ lph: { range, finished: true } }, 'lph'), '2–8, abgeschlossen')
  assert.equal(ask({ zone: 4 }, 'zone'), 'ab IV')
  assert.equal(ask({ gfa: 3000 }, 'gfa'), 'ab 3.000 m²')
  assert.equal(ask({ cost: { least: 10.5 } }, 'cost'), 'ab 10,5 Mio. €')
  assert.equal(ask({ cost: { least: 10.5, gross: true } }, 'cost', speaking('en')), 'at least €10.5m gross')
  assert.equal(ask({ cost: { least: 900, currency: 'HUF' } }, 'cost'), 'ab 900 Mio. Ft')
  assert.equal(ask({ own: { id: 'span', least: 60 } }, 'own'), 'ab 60 m')
  assert.equal(headOf('own', { own: { id: 'span', least: 60 } }, de), 'Spannweite')
  assert.equal(ask({ date: { since: '2021-11' } }, 'date'), 'seit 11/2021')
  assert.equal(ask({ date: { since: '2021-11', until: '2024-05' } }, 'date'), '11/2021 bis 05/2024')
  assert.equal(ask({ kind: ['conversion'] }, 'kind'), 'Umbau')
  assert.equal(ask({ client: 'sector' }, 'client'), 'Sektoren')
  assert.equal(breakable(headOf('cost', { cost: { least: 1, groups: '500' } }, de)), 'KG 500')
  assert.equal(breakable(headOf('date', { date: { since: '2021-11', by: 'built' } }, de)), 'Ende LPH 8')
})

test('a project shows its value for each criterion, and names a different kind of figure', () => {
  const says = (key: CriterionKey, facts: object, criteria: Criteria = {}, stageEnds = {}) => {
    const reference = { id: 'a', title: 'A', category: 'office', facts, stageEnds } as Reference
    return criterionOf(key, criteria)((criterion, asked) => breakable(criterion.value(reference, asked, de)))
  }
  assert.equal(says('gfa', { areas: { gross: 21400, usable: 9 } }), '21.400 m²')
  assert.equal(says('gfa', { areas: { usable: 9000 } }), '9.000 m² Nutzungsfläche (NUF)')
  assert.equal(says('cost', { costs: { gross: 12e6 } }), '12 Mio. € brutto')
  assert.equal(says('cost', { costs: { net: 9e9, currency: 'HUF' } }), '9.000 Mio. Ft')
  assert.equal(says('cost', {}), undefined)
  assert.equal(says('own', { own: { span: 86 } }, { own: { id: 'span', least: 60 } }), '86 m')
  assert.equal(says('lph', { phases: { from: 2, to: 4 } }), '2–4')
  assert.equal(says('lph', { phases: { from: 8, to: 8 } }), '8')
  assert.equal(says('date', { completion: '2027' }), '2027 (geplant)')
  assert.equal(says('date', { completion: '2026' }), '2026')
  assert.equal(says('date', { completion: '2024-05' }), '05/2024')
  assert.equal(says('kind', { works: ['extension', 'conversion'] }), 'Erweiterung, Umbau')
  assert.equal(says('listed', { listed: false }), 'nein')
})

test('a project shows the kind of value that the criterion asks for', () => {
  const says = (key: CriterionKey, criteria: Criteria) => {
    const facts = { costs: { net: 21.8e6, gross: 26e6 }, phases: { from: 1, to: 9 }, completion: '2024-05' }
    const built = '2024-03'
    const reference = { id: 'a', title: 'A', category: 'office', facts, stageEnds: { 8: built }, built }
    return criterionOf(
      key,
      criteria,
    )((criterion, asked) => breakable(criterion.value(reference as unknown as Reference, asked, de)))
  }
  assert.equal(says('cost', { cost: { least: 24 } }), '21,8 Mio. €')
  assert.equal(says('cost', { cost: { least: 24, gross: true } }), '26 Mio. € brutto')
  assert.equal(says('date', { date: { since: '2020-01' } }), '05/2024')
  assert.equal(says('date', { date: { since: '2020-01', by: 'built' } }), '03/2024')
  assert.equal(says('lph', { lph: { finished: true } }), '1–8')
})

test('the result texts say how many projects meet how many criteria', () => {
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

test('an inquiry names as many references as fit, and counts the rest', () => {
  const words = { service: 'Referenzen: {titles}', rest: 'und {n} weitere' }
  assert.equal(serviceText(['A', 'B'], words, 200), 'Referenzen: A, B')
  const titles = ['Haus am Park', 'Halle am See', 'Turm am Berg']
  assert.equal(serviceText(titles, words, 52), 'Referenzen: Haus am Park, Halle am See, Turm am Berg')
  assert.equal(serviceText(titles, words, 45), 'Referenzen: Haus am Park und 2 weitere')
  assert.equal(serviceText([], words, 200), '')
})

test('the finder counts a single project in the singular if the content has a text for it', () => {
  assert.equal(resultText(1, 0, 0, de.words), 'Ein Projekt')
  assert.equal(resultText(5, 0, 0, de.words), '5 Projekte, das neueste zuerst')
  const { unaskedOne, ...results } = de.words.results
  assert.equal(resultText(1, 0, 0, { ...de.words, results }), '1 Projekte, das neueste zuerst')
})
