import * as v from 'valibot'
import {
  choice,
  date,
  field,
  group,
  heading,
  hiddenField,
  markdown,
  office,
  onlyField,
  text,
} from '../fields.ts'
import { distinct, id } from '../ids.ts'
import { notBelow } from '../order.ts'

const job = v.pipe(
  group({
    id: field('Kurzname in Adressen', 'Short name in addresses', id('Short name for links')),
    title: field('Titel', 'Title', heading()),
    office: field('Standort', 'Office', office()),
    employment: field(
      'Beschäftigung',
      'Employment',
      choice({
        FULL_TIME: { de: 'Vollzeit', en: 'Full time' },
        PART_TIME: { de: 'Teilzeit', en: 'Part time' },
        INTERN: { de: 'Praktikum', en: 'Internship' },
      }),
    ),
    posted: field('Ausgeschrieben am', 'Posted', date()),
    validThrough: field('Ausgeschrieben bis', 'Open until', date()),
    salary: v.optional(
      field(
        'Gehalt',
        'Salary',
        v.pipe(
          group({
            from: field('Von', 'From', v.number()),
            to: field('Bis', 'To', v.number()),
            currency: field(
              'Währung',
              'Currency',
              choice({
                EUR: { de: 'Euro', en: 'Euro' },
                HUF: { de: 'Forint', en: 'Forint' },
                CHF: { de: 'Franken', en: 'Swiss franc' },
              }),
            ),
            per: field(
              'je',
              'per',
              choice({
                HOUR: { de: 'Stunde', en: 'Hour' },
                MONTH: { de: 'Monat', en: 'Month' },
                YEAR: { de: 'Jahr', en: 'Year' },
              }),
            ),
          }),
          notBelow('from', 'to'),
          v.description('Pay range, gross; read by job search engines and shown on the page'),
        ),
      ),
    ),
    withoutSalary: v.optional(
      field(
        'Wann die Spanne genannt wird',
        'When the range is told',
        v.pipe(text(), v.description('When applicants are told the pay range, one sentence in its place')),
      ),
    ),
    description: field('Beschreibung', 'Description', markdown()),
    hidden: hiddenField(),
    only: onlyField(),
  }),
  notBelow('posted', 'validThrough'),
)

/** Open positions. An empty list is a good answer: the careers page then invites unsolicited applications. */
export const jobsSchema = v.pipe(v.array(job), distinct('id'))
