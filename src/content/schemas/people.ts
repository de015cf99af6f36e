import * as v from 'valibot'
import { email, field, group, list, office, onlyField, phone, picture, plain, text } from '../fields.ts'
import { id } from '../ids.ts'

const contactPerson = group({
  name: field('Name', 'Name', plain()),
  department: field('Abteilung', 'Department', text()),
  role: field('Aufgabe', 'Role', text()),
  position: v.optional(field('Position', 'Position', text())),
  office: field('Standort', 'Office', office()),
  phone: field('Telefon', 'Phone', phone()),
  email: field('E-Mail', 'E-mail', email()),
  languages: v.optional(field('Sprachen', 'Languages', list(text()))),
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
        only: onlyField(),
      }),
      'Everybody on the company page',
    ),
  ),
})
