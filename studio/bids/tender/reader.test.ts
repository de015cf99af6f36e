import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTender } from './reader.ts'
import { scorePhrases } from './score.ts'

const categories = [
  { id: 'office', words: ['Office', 'Büro'] },
  { id: 'education', words: ['Bildung'] },
]
const options = { locale: 'de', categories, now: '2026-11' }

/** Returns all criteria read from a passage, as the finder's address, or else its status. */
function read(text: string, more: { locale?: string; deadline?: string } = {}): string {
  const { lines } = readTender(text, { ...options, ...more })
  return lines
    .map(({ status, found }) =>
      status === 'read' ? found.map(({ query, years }) => query || `years=${years}`).join(' ') : status,
    )
    .join(' | ')
}

test('the reader understands criteria in the various wordings that notices use', () => {
  const expected: Record<string, string> = {
    'KG 300 + 400 mindestens 5.000 T€ netto': 'cost=5',
    'KG 300 + 400 mind. 12.500.000 EUR brutto': 'cost=12.5&vat=1',
    'Baukosten > 2,5 Mio € netto KG 300-400': 'cost=2.5',
    'KG 300–400 mindestens 2.000.000,- € netto': 'cost=2',
    'mind. 3.500 qm Bruttogrundfläche (BGF)': 'gfa=3500',
    'Nutzungsfläche NUF 1-7 von mindestens 1.200 m²': 'nuf=1200',
    'Leistungsphasen II bis VIII': 'lph=2-8',
    'LPH 1-4, 5, 6, 7 und 8 vollständig erbracht': 'lph=1-8&done=1',
    'mindestens 3 zusammenhängende Leistungsphasen aus den LPH 1 bis 8': 'lph=1-8&row=3',
    'Neubau eines Schulgebäudes, LPH 2-8 erbracht': 'lph=2-8&done=1 type=education kind=new-build',
    'mindestens fünf der Leistungsphasen 1 bis 9': 'lph=1-9&any=5',
    'Tragwerksplanung, mindestens LPH 2 bis 6 nach § 51 HOAI': 'discipline=structure lph=2-6',
    'mindestens Honorarzone 4': 'zone=4',
    'Honorarzone mindestens II': 'zone=2',
    'Übergabe nach dem 31.12.2019': 'since=2020-01',
    'Inbetriebnahme ab Januar 2019': 'since=2019-01',
    'Fertigstellung nach Dezember 2018': 'since=2019-01',
    'Fertigstellung nach 12/2018': 'since=2019-01',
    'Fertigstellung nach März 2018': 'since=2018-04',
    'Fertigstellung nach 2018': 'since=2019-01',
    'Fertigstellung ab 12/2018': 'since=2018-12',
    'Fertigstellung zwischen dem 01.06.2017 und dem 31.05.2024': 'since=2017-06&until=2024-05',
    'Leistungsphase 8 abgeschlossen nach dem 30.06.2019': 'since=2019-07&by=built',
    'mindestens eine Bausumme von 5 Mio. € netto in KG 300 + 400': 'cost=5',
    'KG 300 + 400 mindestens 5 Mio. € ohne Umsatzsteuer': 'cost=5',
    'KG 300 + 400 mindestens 5 Mio. € zuzüglich Umsatzsteuer': 'cost=5',
    'KG 300 + 400 mindestens 5 Mio. € inkl. Umsatzsteuer': 'cost=5&vat=1',
    'KG 300 + 400 mindestens 5 Mio. € einschließlich der gesetzlichen Umsatzsteuer': 'cost=5&vat=1',
    'Industriebau, KG 300 + 400 mindestens 5 Mio. €': 'cost=5',
    'Eigenleistungsanteil von mindestens 50 %': 'share=50',
    'Neubau oder Erweiterung eines Verwaltungsgebäudes': 'type=office kind=new-build,extension',
    'Neubau eines Schulgebäudes': 'type=education kind=new-build',
    'Neubau der Kammerspiele mit mind. 5.000 m² BGF': 'gfa=5000 kind=new-build',
    'Neubau eines Studienzentrums mit mind. 5.000 m² BGF': 'gfa=5000 kind=new-build',
    'Neubau eines Verwaltungsgebäudes für eine Versicherung': 'type=office kind=new-build',
    'erbracht für einen öffentlichen Auftraggeber gemäß § 99 GWB': 'client=public',
    'at least 5,000 m² gross floor area': 'gfa=5000',
    'work stages 2 to 8 completed': 'lph=2-8&done=1',
  }
  for (const [text, query] of Object.entries(expected))
    assert.equal(read(text, { locale: / stages|floor/.test(text) ? 'en' : 'de' }), query, text)
})

test('the reader leaves a criterion unread if its value is ambiguous or qualified by other words', () => {
  const doubtful = [
    'BGF mind. 5,000 m²',
    'BGF von 3.000 m² bis 5.000 m²',
    'mind. 2.000 m²',
    'mindestens 2.000 m² Wohnfläche',
    'KG 300 und 400 höchstens 5 Mio. € netto',
    'KG 300 und 400 zwischen 5 und 10 Mio. € netto',
    'KG 300 und 400 mindestens 5 Mio. € netto oder 7 Mio. € brutto',
    'mindestens 5.000 m² BGF oder 10 Mio. € Baukosten',
    'Die Bausumme beträgt mindestens 1.500 Mio. €',
    'LPH 2-4, 5 Jahre Bauzeit',
    'RIBA stages 2 to 6 completed',
    'Honorarzone III bis IV',
    'höchstens Honorarzone III',
    'Honorarzone IV',
    'mind. 3.000 m² BGF, Honorarzone passend',
    'Baubeginn nach dem 01.01.2020',
    'Beauftragung nach dem 01.01.2018',
    'in den letzten acht (6) Jahren fertiggestellt',
    'in den letzten drei Jahren begonnen',
    'Übergabe nach dem 31.02.2019',
    'mindestens 80 % der geplanten BGF von 5.000 m²',
    'mindestens das 1,5-fache der BGF von 4.000 m²',
    'mindestens 3.000 m² BGF je Geschoss',
    'mindestens 3.000 m² BGF oberirdisch',
    'in den letzten fünf Kalenderjahren fertiggestellt',
    'mind. 10.000 m² BGF, davon 2.000 m² für Labore',
    'über 5.000 m² BGF: 5 Punkte, über 10.000 m² BGF: 10 Punkte',
    'Umbau und Erweiterung eines Schulgebäudes',
    'Neubau mit mindestens drei Geschossen, BGF mind. 5.000 m²',
    'Neubau eines Schulgebäudes mit mindestens vier Zügen',
    'Neubau eines Schulgebäudes, mindestens vierzügig',
    'Neubau mit mind. fünfzig Räumen',
    'Neubau mit mehr als zwölf Räumen',
    'Neubau mit wenigstens einem Untergeschoss',
    'mindestens ein Aufzug und BGF von mindestens 5.000 m²',
    'Mindestens eine der drei Referenzen ist ein Neubau mit mindestens zwei Geschossen',
    'KG 300 + 400 mindestens 5 Mio. €, Umsatzsteuer enthalten',
    'BGF mindestens \ufffd 5.000 m²',
    'Neubau einer Kindertagesstätte mit Sporthalle',
    'BGF mind. 3.000 m² (nicht überdachte Flächen zählen nicht)',
    'nicht denkmalgeschützt',
    'Bauwerkskosten (KG 300 + 400) von mindestens 500 Mio. HUF netto',
    'Bauwerkskosten (KG 300 + 400) von mindestens 500 Mio. Ft netto',
    'KG 300 + 400 mindestens 500 Millionen ungarische Forint netto',
    'KG 300 + 400 mindestens CHF 5 Mio. netto',
    'KG 300 + 400 mindestens 5 Mio. Schweizer Franken netto',
    'KG 300 + 400 mindestens SFr 5 Mio. netto',
    'KG 300 + 400 mindestens £5 Mio. netto',
    'KG 300 + 400 mindestens 5 Mio. GBP netto',
    'KG 300 + 400 mindestens 5 Mio. US-Dollar netto',
    'KG 300 + 400 mindestens US$ 5 Mio. netto',
    'KG 300 + 400 mindestens 5 Mio. USD netto',
  ]
  for (const text of doubtful) assert.equal(read(text), 'unread', text)
})

test('a cost criterion in euros names its currency if the firm states costs in another currency', () => {
  const inFirmOf = (mainCurrency: string, text: string) =>
    readTender(text, { ...options, mainCurrency }).lines.flatMap(({ found }) => found.map(f => f.query))
  for (const sign of ['€', 'EUR', 'Euro']) {
    const text = `KG 300 + 400 mindestens 5 Mio. ${sign} netto`
    assert.deepEqual(inFirmOf('CHF', text), ['cost=5&currency=EUR'], text)
    assert.deepEqual(inFirmOf('EUR', text), ['cost=5'], text)
  }
  assert.deepEqual(inFirmOf('CHF', 'KG 300 + 400 mindestens 5.000 T€ netto'), ['cost=5&currency=EUR'])
  assert.deepEqual(inFirmOf('CHF', 'KG 300 + 400 mindestens 5 Mio. netto'), ['cost=5'])
})

test('the reader takes neither a wish nor the description of the planned building as a criterion', () => {
  for (const text of [
    'Das Projekt soll nach dem 01.01.2015 fertiggestellt sein.',
    'Wünschenswert sind mindestens 3.000 m² BGF',
    'kein Ausschlusskriterium: mindestens 3.000 m² BGF',
    'z. B. Neubau einer Schule',
    'Gegenstand des Auftrags ist der Neubau einer Grundschule mit mindestens 4.500 m² BGF.',
    'Der öffentliche Auftraggeber behält sich vor, Unterlagen nachzufordern.',
  ])
    assert.equal(read(text), 'unread', text)
  const lines = [
    'Die Stadt plant ein Verwaltungsgebäude.',
    'Der Bewerber legt Referenzen vor.',
    'Die Anforderungen gelten je Los.',
    'Die BGF beträgt mindestens 5.000 m².',
  ]
  assert.equal(read(lines.join('\n')), 'unread | unread | unread | gfa=5000')
  const notice = 'Die Stadt plant den Neubau einer Schule. Die BGF beträgt mindestens 4.000 m².'
  assert.equal(read(notice), 'unread | unread')
  const lots =
    'Los 2: Erweiterung Feuerwache.\nReferenz: LPH 1-4 vollständig.\nLos 3: mindestens 900 m² BGF je Referenz.'
  assert.equal(read(lots), 'unread | lph=1-4&done=1 | gfa=900')
})

test('the reader names the subject of a criterion that project facts cannot decide', () => {
  const subjects = (text: string) => readTender(text, options).lines.flatMap(({ subjects }) => subjects)
  const expected: Record<string, string> = {
    'Jahresumsatz von mindestens 1.000.000 EUR netto': 'firm',
    'Berufshaftpflichtversicherung über mind. 3 Mio. €': 'firm',
    'Projektleiter mit mindestens 5 Jahren Berufserfahrung in LPH 2-8': 'staff',
    'höchstens eine Seite DIN A3 je Referenz': 'format',
    'Ansprechperson mit Telefonnummer': 'contact',
    'Es sind genau drei Referenzen vorzulegen': 'count',
    'Zertifizierung nach BNB': 'special',
    'At least one reference shall have been certified to EN 50600': 'special',
    'mindestens 10 festangestellte Ingenieurinnen und Ingenieure': 'firm',
    'Umsatz ohne Umsatzsteuer mindestens 1 Mio. €': 'firm',
    'Nachweis einer Versicherung über mindestens 3 Mio. €': 'firm',
    'Versicherungssumme mindestens 3 Mio. €': 'firm',
    'Rentenversicherungsbeiträge sind gezahlt': 'firm',
    'Eintragung in die Architektenkammer': 'staff',
    'Mitglied der Kammer': 'staff',
    'Studiennachweise des Teams': 'staff',
    'Bauwerkskosten (KG 300, 400 und 500) mindestens 8 Mio. € netto': 'other-kg',
    'Leistungsphasen 1 bis 5 und 8': 'gaps',
    'Abschluss der LPH 4 nach dem 01.01.2020': 'date-of-other-lph',
  }
  for (const [text, subject] of Object.entries(expected)) {
    assert.ok(subjects(text).includes(subject as never), text)
    assert.equal(read(text), 'cannot-judge', text)
  }
})

test('the reader reads numbers in the notation of the language of the notice', () => {
  const english = 'Each of the references has a gross floor area of at least 12,500 m².'
  assert.equal(read(english, { locale: 'de' }), 'gfa=12500')
  assert.equal(read('Jede der Referenzen hat mindestens 12.500 m² BGF.', { locale: 'en' }), 'gfa=12500')
})

test('the reader marks a line that names a use without a matching category', () => {
  for (const text of ['Neubau eines Gewerbebaus, LPH 2-8 erbracht', 'Hochschulbau oder Laborbau']) {
    const [line] = readTender(`Referenz: ${text}`, options).lines
    assert.equal(line?.status, 'read')
    assert.deepEqual(line?.subjects, ['unknown-use'])
  }
})

test('a line about references demands something if it has a figure that the reader could not use', () => {
  const demands = (text: string) => readTender(text, options).lines.map(({ demands }) => demands)
  for (const text of [
    'Die Fertigstellung liegt nicht länger als 10 Jahre zurück',
    'Die Fertigstellung liegt nicht länger als zehn Jahre zurück',
    'Fertigstellung in den letzten 36 Monaten',
    'Leistungsphasen 1 bis 5 und 8',
    'Gebäudeklasse 5',
  ])
    assert.deepEqual(demands(text), [true], text)
  for (const text of ['Referenz 1', 'Kosten nach DIN 276', 'Es sind genau drei Referenzen gewünscht'])
    assert.deepEqual(demands(text), [false], text)
})

test('the reader skips upper limits such as "not more than", and reads "tsd." like "Tsd."', () => {
  for (const text of [
    'BGF von nicht mehr als 1.500 m²',
    'BGF nicht größer als 1.500 m²',
    'Eigenleistung von nicht mehr als 30 %',
  ])
    assert.equal(read(text), 'unread', text)
  for (const thousand of ['tsd.', 'Tsd.'])
    assert.equal(read(`Baukosten mindestens 800 ${thousand} € netto`), 'cost=0.8', thousand)
})

test('the reader does not read a fraction of a point as whole points', () => {
  const { lines } = readTender('2,5 Punkte je Referenz über 3.000 m² BGF', options)
  assert.equal(lines[0]?.points, undefined)
  const [limited] = readTender('je Referenz 2 Punkte, höchstens 7,5 Punkte', options).lines
  assert.notEqual(limited?.maxPoints, 7)
})

test('a period of years counts back from the deadline, and has no date without a clear deadline', () => {
  const text = 'Fertigstellung in den letzten acht Jahren'
  assert.equal(read(text), 'years=8')
  assert.equal(read(text, { deadline: '2026-12' }), 'since=2018-12')
  const notice = `Schlusstermin für den Eingang der Teilnahmeanträge: 15.12.2026\nReferenzen: ${text}`
  assert.match(read(notice), /since=2018-12$/)
  const two = `Teilnahmefrist: 15.12.2026. Angebotsfrist: 15.02.2027. Referenzen: ${text}`
  assert.match(read(two), /years=8$/, 'two deadlines are none')
  const stamp = 'nicht älter als 10 Jahre. Stichtag ist der 31.03.2014'
  assert.equal(read(stamp, { deadline: '2024-04' }), 'since=2014-03')
})

test('the reader returns each line with its position in the notice', () => {
  const text = ' Referenzen\n\nMind. 3.000 m² BGF, LPH 2-8; Übergabe nach dem 1. Januar 2019. Das ist alles.'
  const { lines } = readTender(text, options)
  for (const { text: line, start } of lines) assert.equal(text.slice(start, start + line.length), line)
  assert.deepEqual(
    lines.map(({ text }) => text.slice(0, 8)),
    ['Referenz', 'Mind. 3.', 'Übergabe', 'Das ist '],
  )
})

test('the reader adds a note to a value that an editor should check', () => {
  const notes = (text: string) =>
    readTender(text, options).lines.flatMap(({ found }) => found.flatMap(({ notes }) => notes))
  assert.deepEqual(notes('Jede Referenz: KG 300 + 400 mindestens 2 Mio. €'), ['tax-not-said'])
  assert.deepEqual(notes('Jede Referenz: Baukosten mindestens 2 Mio. € netto'), ['groups-not-said'])
  assert.deepEqual(notes('Jede Referenz: Honorarzone III oder höher oder vergleichbar'), ['comparable'])
  assert.deepEqual(notes('Jede Referenz: Übergabe nach dem 15.03.2019'), ['month-edge'])
  const lots =
    'Los 2:\nJede Referenz: mindestens 5.000 m² BGF\nFür alle Lose:\nJede Referenz: Honorarzone mindestens III'
  assert.deepEqual(notes(lots), ['one-lot'])
})

test('the score tells correct readings from partial, missing and wrong ones', () => {
  const table = [
    '| # | set | quote | meaning | besides |',
    '| --- | --- | --- | --- | --- |',
    '| 1 | A | „mind. 3.000 m² BGF“ | `gfa=3000` | – |',
    '| 2 | A | „mind. 3.000 m² BGF“ | `gfa=4000` | – |',
    '| 3 | A | „mind. 3,000 m² BGF“ | `gfa=3000` | – |',
    '| 4 | A | „mind. 3.000 m² BGF“ | `gfa=3000 zone=3` | – |',
    '| 5 | A | „Ansprechperson“ | – | contact |',
    '| 6 | A | „Neubau oder Erweiterung“ | `kind=new-build\\|extension` | – |',
  ].join('\n')
  const outcomes = scorePhrases(table, options).map(({ outcome }) => outcome)
  assert.deepEqual(outcomes, ['right', 'wrong', 'silent', 'partly', 'right', 'right'])
})
