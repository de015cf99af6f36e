import * as v from 'valibot'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, leadField, longTextField } from '../section-fields.ts'

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
