import * as v from 'valibot'
import { office } from '../entry-fields.ts'
import { choiceField, field, group, hiddenField, onlyField, optional } from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { notBelow } from '../range-order.ts'
import { date, heading, markdown, text } from '../text-fields.ts'

const job = v.pipe(
  group({
    id: field('Kurzname in Adressen', 'Short name in addresses', id('Short name for links')),
    title: field('Titel', 'Title', heading()),
    office: field('Standort', 'Office', office()),
    employment: choiceField('Beschäftigung', 'Employment', {
      FULL_TIME: { de: 'Vollzeit', en: 'Full time' },
      PART_TIME: { de: 'Teilzeit', en: 'Part time' },
      INTERN: { de: 'Praktikum', en: 'Internship' },
    }),
    posted: field('Ausgeschrieben am', 'Posted', date()),
    validThrough: field('Ausgeschrieben bis', 'Open until', date()),
    salary: optional(
      'Gehalt',
      'Salary',
      v.pipe(
        group({
          from: field('Von', 'From', v.number()),
          to: field('Bis', 'To', v.number()),
          currency: choiceField('Währung', 'Currency', {
            EUR: { de: 'Euro', en: 'Euro' },
            HUF: { de: 'Forint', en: 'Forint' },
            CHF: { de: 'Franken', en: 'Swiss franc' },
          }),
          per: choiceField('je', 'per', {
            HOUR: { de: 'Stunde', en: 'Hour' },
            MONTH: { de: 'Monat', en: 'Month' },
            YEAR: { de: 'Jahr', en: 'Year' },
          }),
        }),
        notBelow('from', 'to'),
        v.description('Pay range, gross; read by job search engines and shown on the page'),
      ),
    ),
    withoutSalary: optional(
      'Wann die Spanne genannt wird',
      'When the range is given',
      text('One sentence in place of the pay range, saying when applicants learn it'),
    ),
    description: field('Beschreibung', 'Description', markdown()),
    hidden: hiddenField(),
    only: onlyField(),
  }),
  notBelow('posted', 'validThrough'),
)

/** The open positions. If there are none, the careers page invites unsolicited applications. */
export const jobsSchema = v.pipe(v.array(job), distinct('id'))
