// Ten tenders as published, with the criteria that a reader would set and the finder's answer.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { activeCriteria, askOf, headOf, readCriteria } from '../../../src/projects/finder/criteria.ts'
import { rank, unknowable } from '../../../src/projects/finder/match.ts'
import { resultText } from '../../../src/projects/finder/words.ts'
import { referencesIn, speakingIn } from '../../../studio/bids/desk-references.server.ts'

type Tender = {
  text: string
  criteria: string
  answer: string
  /** The projects that meet all criteria. */
  found?: string[]
  /** The criteria that the finder declares it cannot judge. */
  silent?: string[]
}

const tenders: Tender[] = [
  {
    text: 'Freianlagen eines Schulcampus: Leistungsbild Freianlagen, LPH 2 bis 8 abgeschlossen, KG 500 mindestens 1,5 Mio. € netto, nicht älter als fünf Jahre',
    criteria: 'discipline=landscape&lph=2-8&done=1&cost=1.5&kg=500&since=2021-11',
    answer: 'Kein Projekt erfüllt alle vier Kriterien',
    silent: ['KG 500 ab 1,5 Mio. €'],
  },
  {
    text: 'Rathaus: von den LPH 1 bis 8 mindestens fünf in Folge, KG 300 + 400 ab 8 Mio. € brutto, öffentlicher Auftraggeber, Übergabe seit Januar 2019',
    criteria: 'lph=1-8&row=5&cost=8&vat=1&since=2019-01&client=public',
    answer: '3 Projekte erfüllen alle vier Kriterien',
    found: ['dreifeldhalle-talaue', 'steg-gleisfeld-ost', 'lernhaus-ostpark'],
  },
  {
    text: 'Umbau oder Erweiterung eines Denkmals, Ende der LPH 8 zwischen 01/2020 und 06/2026',
    criteria: 'kind=extension,conversion&listed=1&since=2020-01&until=2026-06&by=built',
    answer: 'Ein Projekt erfüllt alle drei Kriterien',
    found: ['markthalle-westhafen'],
  },
  {
    text: 'Bahnhofshalle mit einer Spannweite von mindestens 20 m',
    criteria: 'type=rail&own=span&least=20',
    answer: 'Ein Projekt erfüllt beide Kriterien',
    found: ['bahnhof-talstadt-mitte'],
  },
  {
    text: 'Rechenzentrum, Technische Ausrüstung, LPH 5 bis 8, Eigenanteil des Bieters 70 % oder mehr',
    criteria: 'discipline=services&type=data-center&lph=5-8&share=70',
    answer: 'Ein Projekt erfüllt alle vier Kriterien',
    found: ['rechenzentrum-bu-2'],
  },
  {
    text: 'Verwaltungsgebäude: LPH 2 bis 8, Honorarzone III, mindestens 10.000 m² BGF und 6.000 m² NUF',
    criteria: 'type=office&lph=2-8&zone=3&gfa=10000&nuf=6000',
    answer: 'Ein Projekt erfüllt alle fünf Kriterien',
    found: ['buerohaus-am-hafenbogen'],
  },
  {
    text: 'Neubau in der Schweiz mit Baukosten von mindestens 50 Mio. Franken',
    criteria: 'cost=50&currency=CHF&kind=new-build',
    answer: 'Kein Projekt erfüllt beide Kriterien',
    silent: ['KG 300 + 400 ab 50.000.000 CHF'],
  },
  {
    text: 'Sektorenauftraggeber: fünf beliebige Leistungsphasen abgeschlossen, gefördert, Übergabe in den letzten drei Jahren',
    criteria: 'lph=1-9&any=5&done=1&funded=1&client=sector&since=2023-11',
    answer: 'Kein Projekt erfüllt alle vier Kriterien',
  },
  {
    text: 'Neubau einer Schule: Gebäudeplanung, LPH 2 bis 8 abgeschlossen, BGF ab 3.000 m², KG 300 + 400 ab 10 Mio. € netto, öffentlich, seit 2018',
    criteria:
      'discipline=building&type=education&lph=2-8&done=1&gfa=3000&cost=10&since=2018-01&kind=new-build&client=public',
    answer: '2 Projekte erfüllen alle acht Kriterien',
    found: ['dreifeldhalle-talaue', 'lernhaus-ostpark'],
  },
  {
    text: 'Innenräume mit Ausstattung (KG 600) ab 500 T€, Eigenanteil ab 80 %',
    criteria: 'discipline=interior&cost=0.5&kg=600&share=80',
    answer: 'Kein Projekt erfüllt alle drei Kriterien',
    silent: ['KG 600 ab 0,5 Mio. €'],
  },
]

const speaking = { ...speakingIn('de'), now: '2026-11' }
const references = referencesIn('de')
const types = speaking.types.map(({ id }) => id)

for (const { text, criteria: query, answer, found = [], silent = [] } of tenders)
  test(text, () => {
    const criteria = readCriteria(`?${query}`, types)
    const keys = activeCriteria(criteria)
    const matches = rank(references, criteria, speaking)
    const full = matches.filter(({ met }) => met === keys.length).map(({ reference }) => reference.id)
    assert.deepEqual(full, found)
    assert.equal(resultText(matches.length, keys.length, full.length, speaking.words), answer)
    const unjudged = unknowable(matches, criteria).map(key =>
      `${headOf(key, criteria, speaking)} ${askOf(key, criteria, speaking)}`.replaceAll('\u00a0', ' '),
    )
    assert.deepEqual(unjudged, silent)
  })
