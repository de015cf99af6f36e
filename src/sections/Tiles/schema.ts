import * as v from 'valibot'
import { field, group, list, onlyField, optional } from '../../content/fields.ts'
import { notBelow } from '../../content/range-order.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, pictureField, textField, titleField } from '../section-fields.ts'

const stage = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))

const tile = group({
  title: titleField,
  text: textField,
  picture: v.optional(pictureField('card')),
  stages: optional(
    'Leistungsphasen',
    'Stages',
    v.pipe(
      group({ from: field('von', 'from', stage), to: field('bis', 'to', stage) }),
      notBelow('from', 'to'),
    ),
    {
      de: 'Die Leiste unter dem Titel zeichnet sich danach.',
      en: 'The bar under the title is drawn from them.',
    },
  ),
  isNew: v.optional(field('Als neu zeigen', 'Show as new', v.boolean()), false),
  action: optional('Eigener Link', 'Own link', actionField, {
    de: 'Anstelle dessen, was alle Kacheln anbieten.',
    en: 'Replaces the link of all tiles.',
  }),
  only: onlyField(),
})

export const tiles = defineKind(
  'tiles',
  { de: 'Kacheln', en: 'Tiles' },
  {
    heading: headingField,
    text: v.optional(textField),
    action: field('Was alle Kacheln anbieten', 'Link of all tiles', actionField),
    tiles: field('Kacheln', 'Tiles', list(tile)),
  },
  { group: 'services', ownsRed: true },
)
