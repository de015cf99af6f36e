import * as v from 'valibot'
import { action } from '../../content/action.ts'
import { field, list } from '../../content/fields.ts'
import { headingField, leadField, textField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const invitation = defineKind(
  'invitation',
  { de: 'Aufforderung', en: 'Invitation' },
  {
    heading: headingField,
    lead: v.optional(leadField),
    text: v.optional(textField),
    actions: field('Schaltflächen', 'Buttons', v.pipe(list(action()), v.maxLength(2))),
  },
  { group: 'closing', ownsRed: true },
)
