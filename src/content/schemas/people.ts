import * as v from 'valibot'
import { email, phone } from '../address-fields.ts'
import { office } from '../entry-fields.ts'
import { field, group, list, onlyField, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { picture } from '../media-fields.ts'
import { name, plain, text } from '../text-fields.ts'
import { fact } from '../visibility.ts'

const year = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2199), v.description(description))

/** Qualifications for applications and CVs. Pages do not show them yet. */
const qualifications = () => ({
  languages: optional('Sprachen', 'Languages', list(text())),
  degree: fact('Abschluss', 'Degree', text('Degree and profession')),
  chamber: fact(
    'Kammer',
    'Chamber',
    v.pipe(
      group({
        name: field('Name', 'Name', name()),
        number: optional('Mitgliedsnummer', 'Membership number', plain()),
        since: optional('Seit', 'Since', year('Member since')),
        mayApply: optional('Bauvorlageberechtigt', 'May submit building applications', v.boolean()),
      }),
      v.description('Chamber of architects or engineers'),
    ),
  ),
  professionSince: fact('Im Beruf seit', 'In the profession since', year('Year of the first position')),
  firmSince: fact('Im Büro seit', 'With the firm since', year('Year in which they joined the firm')),
})

const contactPerson = group({
  name: field('Name', 'Name', plain()),
  department: field('Abteilung', 'Department', text()),
  role: field('Aufgabe', 'Role', text()),
  position: optional('Position', 'Position', text()),
  office: field('Standort', 'Office', office()),
  phone: field('Telefon', 'Phone', phone()),
  email: field('E-Mail', 'Email', email()),
  ...qualifications(),
  portrait: optional('Porträt', 'Portrait', picture('portrait')),
  anchor: optional(
    'Sprungmarke auf der Kontaktseite',
    'Anchor on the contact page',
    id('Name of the anchor on the contact page, for links such as /contact#compliance'),
  ),
})

export const peopleSchema = group({
  persons: field(
    'Ansprechpersonen',
    'Contacts',
    v.pipe(v.record(v.string(), contactPerson), v.description('People with a card, by a short key')),
  ),
  team: field(
    'Team',
    'Team',
    list(
      group({
        name: field('Name', 'Name', plain('First name')),
        portrait: optional('Porträt', 'Portrait', picture('portrait')),
        ...qualifications(),
        only: onlyField(),
      }),
      'Everybody on the company page',
    ),
  ),
})
