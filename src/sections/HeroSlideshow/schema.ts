import * as v from 'valibot'
import { field, list, optional } from '../../content/fields.ts'
import type { PictureData } from '../../content/media.ts'
import { picture } from '../../content/media-fields.ts'
import { heading } from '../../content/text-fields.ts'
import { firstOf } from '../../parts/Picture/first-picture.ts'
import { defineKind } from '../define-kind.ts'
import { actionsField, tagline } from '../section-fields.ts'

export const heroSlideshow = defineKind(
  'hero-slideshow',
  { de: 'Bühne mit Bildfolge', en: 'Hero with a slideshow' },
  {
    heading: field('Überschrift, Zeile für Zeile', 'Heading, line by line', list(heading())),
    tagline: optional('Zeile unter der Überschrift', 'Line under the heading', tagline()),
    pictures: field('Bilder', 'Pictures', v.pipe(list(picture('hero')), v.maxLength(13)), {
      de: 'Ab zwei wechseln sie von selbst. Unter dem Bild eines Projekts steht dessen Name.',
      en: 'Two or more change automatically. The picture of a project is captioned with its name.',
    }),
    actions: actionsField(2),
  },
  {
    group: 'hero',
    axis: 'none',
    isHero: true,
    first: ({ pictures: [picture] }: { pictures: PictureData[] }) => firstOf({ picture }),
  },
)
