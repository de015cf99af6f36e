import * as v from 'valibot'
import { field, group, list, optional } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { template } from '../../content/texts.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, leadField, textField, titleField } from '../section-fields.ts'

const column = group({
  title: titleField,
  text: textField,
  points: field('Punkte', 'Points', list(text())),
})

const beam = group({
  label: field('Beschriftung', 'Label', text()),
  alt: field('Die Zeichnung in Worten', 'The drawing in words', template(['names']), {
    de: '{names} steht für die Titel der Spalten.',
    en: '{names} stands for the titles of the columns.',
  }),
})

export const pointColumns = defineKind(
  'point-columns',
  { de: 'Spalten', en: 'Columns' },
  {
    heading: headingField,
    lead: v.optional(leadField),
    text: v.optional(textField),
    columns: field('Spalten', 'Columns', v.pipe(list(column), v.minLength(2), v.maxLength(4))),
    beam: optional('Träger', 'Beam', beam, {
      de: 'Zeichnet die Spalten als Stützen, auf denen ein Träger liegt.',
      en: 'Draws the columns as pillars that carry a beam.',
    }),
    numbers: v.optional(
      field('Punkte nummeriert, über alle Spalten', 'Points numbered through all columns', v.boolean()),
      false,
    ),
  },
  { group: 'services' },
)
