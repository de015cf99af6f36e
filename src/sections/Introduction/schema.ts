import * as v from 'valibot'
import { actionField, headingField, leadField, longTextField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const introduction = defineKind(
  'introduction',
  { de: 'Einleitung', en: 'Introduction' },
  {
    heading: headingField,
    lead: v.optional(leadField),
    text: longTextField,
    action: v.optional(actionField),
  },
  { group: 'text' },
)
