import * as v from 'valibot'
import { email, field, group, list, name, office, onlyField, phone, picture, plain, text } from '../fields.ts'
import { id } from '../ids.ts'
import { fact } from '../visibility.ts'

const year = (description: string) =>
  v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2199), v.description(description))

/** Qualifications for applications and CVs. Pages do not show them yet. */
const qualifications = () => ({
  languages: v.optional(field('Sprachen', 'Languages', list(text()))),
  degree: fact('Abschluss', 'Degree', v.pipe(text(), v.description('Degree and profession'))),
  chamber: fact(
    'Kammer',
    'Chamber',
    v.pipe(
      group({
        name: field('Name', 'Name', name()),
        number: v.optional(field('Mitgliedsnummer', 'Membership number', plain())),
        since: v.optional(field('Seit', 'Since', year('Member since'))),
        mayApply: v.optional(field('Bauvorlageberechtigt', 'May submit building applications', v.boolean())),
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
  position: v.optional(field('Position', 'Position', text())),
  office: field('Standort', 'Office', office()),
  phone: field('Telefon', 'Phone', phone()),
  email: field('E-Mail', 'Email', email()),
  ...qualifications(),
  portrait: v.optional(field('Porträt', 'Portrait', picture('portrait'))),
  anchor: v.optional(
    field(
      'Sprungziel auf der Kontaktseite',
      'Anchor on the contact page',
      id('Name of the place on the contact page, for links such as /contact#compliance'),
    ),
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
        portrait: v.optional(field('Porträt', 'Portrait', picture('portrait'))),
        ...qualifications(),
        only: onlyField(),
      }),
      'Everybody on the company page',
    ),
  ),
})
