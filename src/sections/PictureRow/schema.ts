import * as v from 'valibot'
import { field, list } from '../../content/fields.ts'
import { picture } from '../../content/media-fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

export const pictureRow = defineKind(
  'picture-row',
  { de: 'Bilderreihe', en: 'Row of pictures' },
  {
    heading: v.optional(headingField),
    pictures: field('Bilder', 'Pictures', v.pipe(list(picture('card')), v.maxLength(6))),
  },
  { group: 'media', ownsRed: true, check },
)

/** Rejects a number at the axis without a heading beside it. */
function check({ heading, number }: { heading?: unknown; number: boolean }): ReferenceProblem[] {
  if (heading || !number) return []
  return [
    {
      path: ['heading'],
      says: {
        de: 'fehlt; sollen die Bilder zum Abschnitt darüber gehören, schalten Sie die Nummer am Rand aus (number: false)',
        en: 'is missing; without a heading the pictures belong to the section above (number: false)',
      },
    },
  ]
}
