import * as v from 'valibot'
import { field, film } from '../../content/fields.ts'
import { firstOf } from '../../parts/Picture/first.ts'
import { tagline } from '../../site/shared/page-base.ts'
import { actionsField, headingField, leadField, pictureField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const hero = defineKind(
  'hero',
  { de: 'Bühne', en: 'Hero' },
  {
    heading: headingField,
    lead: leadField,
    tagline: v.optional(field('Zeile unter der Überschrift', 'Line under the heading', tagline())),
    picture: v.optional(pictureField('hero')),
    film: v.optional(field('Film', 'Film', film())),
    actions: actionsField(2),
  },
  { group: 'hero', axis: 'none', isHero: true, first: firstOf },
)
