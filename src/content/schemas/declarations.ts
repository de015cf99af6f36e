// Statements about the firm that buyers ask for, such as its insurance. No page shows them.
import * as v from 'valibot'
import { choice, field, group, list, optional } from '../fields.ts'
import type { Sentence } from '../problems.ts'
import { date, plain, text } from '../text-fields.ts'

const declarationNames = {
  insurance: { de: 'Versicherung', en: 'Insurance' },
  chamber: { de: 'Kammer', en: 'Chamber' },
  turnover: { de: 'Umsatz', en: 'Turnover' },
  staff: { de: 'Beschäftigte', en: 'Staff' },
  register: { de: 'Register', en: 'Register' },
  other: { de: 'Sonstiges', en: 'Other' },
} satisfies Record<string, Sentence>

const year = field(
  'Jahr',
  'Year',
  v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2199), v.description('The year')),
)

const declaration = v.pipe(
  group({
    kind: field('Art', 'Kind', choice(declarationNames)),
    title: field('Bezeichnung', 'Title', text(), {
      de: 'Wie die Erklärung auf dem Blatt heißt: Berufshaftpflicht',
      en: 'The name of the statement on the sheet: professional liability',
    }),
    text: optional('Angabe', 'Statement', text()),
    years: optional(
      'Nach Jahren',
      'By year',
      list(
        group({
          year,
          figure: field(
            'Zahl',
            'Figure',
            v.pipe(v.number(), v.minValue(0), v.description('Turnover in euros without VAT, or people')),
          ),
        }),
      ),
    ),
    issued: optional('Ausgestellt am', 'Issued on', date()),
    until: optional('Gilt bis', 'Valid until', date(), {
      de: 'Unter „Vergabe“ erscheint sechzig Tage vorher ein Hinweis.',
      en: 'The bid desk gives notice sixty days before.',
    }),
    place: optional('Wo der Nachweis liegt', 'Where the proof is kept', plain('Only for the firm')),
  }),
  // Marks the item as internal, so that visitors never see it.
  v.transform(item => ({ ...item, visibility: 'internal' as const })),
)

export const declarationsSchema = v.pipe(
  v.array(declaration),
  v.description('Statements about the firm for bids; internal, not shown on any page'),
)
