import * as v from 'valibot'
import { email, list, office, only, phone, picture, plain, text } from '../fields.ts'
import { id } from '../ids.ts'

const contactPerson = v.strictObject({
  name: plain(),
  department: text(),
  role: text(),
  position: v.optional(text()),
  office: office(),
  phone: phone(),
  email: email(),
  languages: v.optional(list(text())),
  portrait: v.optional(picture('portrait')),
  anchor: v.optional(id('Name of the place on the contact page, for links such as /contact#compliance')),
})

export const peopleSchema = v.strictObject({
  persons: v.pipe(v.record(v.string(), contactPerson), v.description('People with a card, by a short key')),
  team: list(
    v.strictObject({ name: plain('First name'), portrait: v.optional(picture('portrait')), only: only() }),
    'Everybody on the company page',
  ),
})
