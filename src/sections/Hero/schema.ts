import * as v from 'valibot'
import { choiceField, optional } from '../../content/fields.ts'
import { film } from '../../content/media-fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { firstOf, firstSizes } from '../../parts/Picture/first-picture.ts'
import { defineKind } from '../define-kind.ts'
import { actionsField, headingField, leadField, pictureField, tagline } from '../section-fields.ts'

type Parts = { look: string; picture?: unknown; film?: unknown; tagline?: unknown }

/** Rejects fields for which the look with the full-width heading has no room. */
function check({ look, ...parts }: Parts): ReferenceProblem[] {
  if (look !== 'across') return []
  const extra = (['film', 'tagline'] as const).filter(key => parts[key] !== undefined)
  return [
    ...(parts.picture
      ? []
      : [
          {
            path: ['picture'],
            says: {
              de: 'fehlt; unter einer Überschrift über die ganze Breite steht ein Bild',
              en: 'is missing; a heading across the whole width needs a picture below it',
            },
          },
        ]),
    ...extra.map(key => ({
      path: [key],
      says: {
        de: 'hat neben einer Überschrift über die ganze Breite keinen Platz',
        en: 'has no room beside a heading across the whole width',
      },
    })),
  ]
}

/** Returns the picture that the browser should load first. */
function first(section: Parameters<typeof firstOf>[0] & { look: string }) {
  const { look, picture } = section
  return look === 'across' && picture ? { picture, sizes: firstSizes.across } : firstOf(section)
}

export const hero = defineKind(
  'hero',
  { de: 'Bühne', en: 'Hero' },
  {
    look: v.optional(
      choiceField('Aussehen', 'Look', {
        beside: { de: 'Überschrift und Vorspann nebeneinander', en: 'Heading and lead side by side' },
        across: { de: 'Überschrift über die ganze Breite', en: 'Heading across the whole width' },
      }),
      'beside',
    ),
    heading: headingField,
    lead: leadField,
    tagline: optional('Zeile unter der Überschrift', 'Line under the heading', tagline()),
    picture: v.optional(pictureField('hero')),
    film: optional('Film', 'Film', film()),
    actions: actionsField(2),
  },
  { group: 'hero', axis: 'none', isHero: true, first, check },
)
