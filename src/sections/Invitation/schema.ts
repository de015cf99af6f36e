import * as v from 'valibot'
import { action } from '../../content/action.ts'
import { choiceField, field, list, optional } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, leadField, longTextField, textField } from '../section-fields.ts'

export const invitation = defineKind(
  'invitation',
  { de: 'Aufforderung', en: 'Invitation' },
  {
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        large: { de: 'große Überschrift', en: 'Large heading' },
        card: { de: 'mit Karte der Ansprechperson', en: 'With the card of the contact person' },
      }),
      'large',
    ),
    heading: headingField,
    lead: v.optional(leadField),
    text: v.optional(textField),
    details: optional('Langer Text', 'Long text', longTextField),
    note: optional('Anmerkung', 'Note', text()),
    actions: field('Schaltflächen', 'Buttons', v.pipe(list(action()), v.maxLength(2))),
  },
  { group: 'closing', ownsRed: true },
)
