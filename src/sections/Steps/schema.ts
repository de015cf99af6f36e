import * as v from 'valibot'
import { field, group, list } from '../../content/fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, pictureField, textField, titleField } from '../section-fields.ts'

export const steps = defineKind(
  'steps',
  { de: 'Schritte', en: 'Steps' },
  {
    heading: headingField,
    steps: field(
      'Schritte',
      'Steps',
      v.pipe(list(group({ title: titleField, text: textField })), v.maxLength(7)),
    ),
    picture: v.optional(pictureField('wide')),
  },
  { group: 'services', ownsRed: ({ picture }) => picture !== undefined },
)
