import * as v from 'valibot'
import { action } from '../../content/action.ts'
import { person } from '../../content/entry-fields.ts'
import { field, optional } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, textField } from '../section-fields.ts'

export const contactPerson = defineKind(
  'contact-person',
  { de: 'Ansprechperson', en: 'Contact person' },
  {
    person: optional('Person', 'Person', person(), {
      de: 'Ohne Angabe die Ansprechperson der Seite.',
      en: 'If empty, the contact person of the page.',
    }),
    note: field('Zeile über dem Namen', 'Line above the name', text()),
    text: v.optional(textField),
    action: v.optional(actionField),
    more: optional('Link', 'Link', action()),
  },
  { group: 'people' },
)
