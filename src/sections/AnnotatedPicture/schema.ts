import * as v from 'valibot'
import { field, group, list } from '../../content/fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, pictureField, textField, titleField } from '../section-fields.ts'

const percent = () => v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const note = group({
  title: titleField,
  text: textField,
  point: field(
    'Stelle im Bild',
    'Point in the picture',
    group({
      x: field('von links (Prozent)', 'from the left (per cent)', percent()),
      y: field('von oben (Prozent)', 'from the top (per cent)', percent()),
    }),
    { de: 'Hier endet die Linie des Hinweises.', en: 'The line of the note ends here.' },
  ),
})

export const annotatedPicture = defineKind(
  'annotated-picture',
  { de: 'Bild mit Hinweisen', en: 'Picture with notes' },
  {
    heading: headingField,
    picture: pictureField('wide'),
    notes: field('Hinweise', 'Notes', v.pipe(list(note), v.minLength(2), v.maxLength(6))),
  },
  { group: 'figures', ownsRed: true },
)
