import * as v from 'valibot'
import { field, list } from '../../content/fields.ts'
import { heading } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, leadField, longTextField, pictureField } from '../section-fields.ts'

export const textWithPicture = defineKind(
  'text-with-picture',
  { de: 'Text und Bild', en: 'Text and picture' },
  {
    heading: field('Überschrift, Zeile für Zeile', 'Heading, line by line', list(heading())),
    picture: pictureField('wide'),
    lead: v.optional(leadField),
    text: longTextField,
    action: v.optional(actionField),
  },
  { group: 'text', ownsRed: true },
)
