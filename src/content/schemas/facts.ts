// The facts about a project. Numbers are in square metres, megawatts and the firm's currency, and the site adds the
// units.

import * as v from 'valibot'
import { email, phone } from '../address-fields.ts'
import { choice, field, group, groupField, list, optional } from '../fields.ts'
import { yearOrMonth } from '../months.ts'
import type { Sentence } from '../problems.ts'
import { notBelow } from '../range-order.ts'
import { name, plain, text } from '../text-fields.ts'
import { matches } from '../texts.ts'
import { byConsent, fact, maybeStated } from '../visibility.ts'
import {
  areaNames,
  clientNames,
  disciplineNames,
  mostStages,
  procedureNames,
  worksNames,
} from './fact-kinds.ts'

const amount = (description: string) => v.pipe(v.number(), v.minValue(0.01), v.description(description))
const squareMetres = ({ de, en }: Sentence) => fact(de, en, amount(`${en}, in square metres`))

/** A stage (Leistungsphase) of the HOAI, or of the fee system in the firm's country (project-page.ts). */
export const stage = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostStages), v.description(description))

export const stageRange = () =>
  v.pipe(
    group({ from: field('Von', 'From', stage('The first')), to: field('Bis', 'To', stage('The last')) }),
    notBelow('from', 'to'),
  )

const costGroup = (de: string, en: string) => fact(de, en, amount('Cost without VAT'))

/** The main groups of DIN 276 other than 300 and 400. */
const costGroups = group({
  100: costGroup('KG 100, Grundstück', 'KG 100, site'),
  200: costGroup('KG 200, vorbereitende Maßnahmen', 'KG 200, preparatory measures'),
  500: costGroup('KG 500, Außenanlagen', 'KG 500, external works'),
  600: costGroup('KG 600, Ausstattung', 'KG 600, furnishings'),
  700: costGroup('KG 700, Baunebenkosten', 'KG 700, incidental costs'),
})

export const factsSchema = group({
  location: field('Ort', 'Location', name()),
  areas: optional(
    'Flächen',
    'Areas',
    v.pipe(
      group({
        it: squareMetres(areaNames.it),
        roof: squareMetres(areaNames.roof),
        living: squareMetres(areaNames.living),
        gross: squareMetres(areaNames.gross),
        usable: squareMetres(areaNames.usable),
      }),
      notBelow('usable', 'gross'),
    ),
  ),
  itLoad: fact('IT-Leistung', 'IT load', amount('IT load in megawatts')),
  costs: optional(
    'Kosten',
    'Costs',
    v.pipe(
      group({
        net: fact('Netto', 'Without VAT', amount('Cost of KG 300 and 400 without VAT')),
        gross: fact('Brutto', 'With VAT', amount('Cost of KG 300 and 400 with VAT')),
        date: fact(
          'Kostenstand',
          'Date of the cost',
          yearOrMonth('When the cost was established: 2024, or 2024-05'),
        ),
        currency: optional(
          'Währung',
          'Currency',
          v.pipe(
            v.string(),
            matches(/^[A-Z]{3}$/, 'ist keine Währung wie CHF', 'is not a currency such as CHF'),
            v.description('One of interface › facts › currencies; without it the first of them'),
          ),
        ),
        groups: optional('Weitere Kostengruppen, netto', 'Other cost groups, without VAT', costGroups),
      }),
      notBelow('net', 'gross'),
    ),
  ),
  completion: fact(
    'Fertigstellung',
    'Completion',
    yearOrMonth('Date of handover, actual or planned: a year such as 2024, or a month such as 2024-05'),
  ),
  state: fact(
    'Stand',
    'State',
    choice({
      study: { de: 'Studie', en: 'study' },
      planning: { de: 'in Planung', en: 'being planned' },
      construction: { de: 'im Bau', en: 'under construction' },
      completed: { de: 'fertiggestellt', en: 'completed' },
      stopped: { de: 'beendet', en: 'stopped' },
    }),
  ),
  appointment: fact(
    'Beauftragt als',
    'Appointed for',
    text('What the firm was appointed for besides stages, such as general planning'),
  ),
  phases: fact(
    'Leistungsphasen',
    'Stages',
    v.pipe(stageRange(), v.description('HOAI stages (Leistungsphasen) that the firm was appointed for')),
  ),
  disciplines: fact(
    'Leistungsbilder',
    'Disciplines',
    v.pipe(
      list(choice(disciplineNames)),
      v.description('HOAI disciplines that the firm designed; if empty, the building'),
    ),
  ),
  ownShare: fact(
    'Eigener Anteil in Prozent',
    'Own share in per cent',
    v.pipe(
      v.number(),
      v.minValue(1),
      v.maxValue(100),
      v.description('How much of the work was done by the firm itself, in per cent'),
    ),
  ),
  feeZone: fact(
    'Honorarzone',
    'Fee zone',
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5), v.description('HOAI fee zone, I as 1')),
  ),
  works: fact('Art der Maßnahme', 'Kind of works', list(choice(worksNames))),
  listed: fact(
    'Denkmal',
    'Protected monument',
    v.pipe(v.boolean(), v.description('Whether the building is a protected monument')),
  ),
  publiclyFunded: fact(
    'Öffentlich gefördert',
    'Publicly funded',
    v.pipe(v.boolean(), v.description('Whether public funds paid for part of it')),
  ),
  structure: fact('Tragwerk', 'Structure', text('The load-bearing structure')),
  client: v.optional(
    groupField('Bauherr', 'Client', {
      kind: fact(
        'Art',
        'Kind',
        v.pipe(
          choice(clientNames),
          v.description(
            'As in tenders: public, sector (railways, airports, energy, water, public transport), or private',
          ),
        ),
      ),
      description: optional(
        'Beschreibung',
        'Description',
        text('Who they are, without a name: developer, city, university'),
      ),
      name: fact('Name', 'Name', plain('Name of the client; with public: false if it must not be published')),
      address: fact('Anschrift', 'Address', plain('Street, postal code and town, in one line')),
      contact: optional(
        'Kontakt',
        'Contact',
        v.pipe(
          byConsent(
            group({
              name: field('Name', 'Name', plain()),
              position: optional('Position', 'Position', text()),
              phone: optional('Telefon', 'Phone', phone()),
              email: optional('E-Mail', 'Email', email()),
            }),
          ),
          v.description(
            'A person there who answers questions about the project: internal, or public with their consent and its date',
          ),
        ),
      ),
    }),
  ),
  procedure: fact(
    'Vergabe',
    'Procedure',
    v.pipe(choice(procedureNames), v.description('How the firm was appointed')),
  ),
  own: optional(
    'Eigene Angaben',
    'Custom facts',
    v.pipe(
      v.record(v.string(), maybeStated(amount('A figure of facts.yaml'))),
      v.description('Figures of this firm, by their short names in facts.yaml'),
    ),
  ),
  measures: fact('Maßnahmen', 'Measures', text()),
  visualizations: fact('Visualisierungen', 'Visualisations', text()),
})
