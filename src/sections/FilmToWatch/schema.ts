import { field, optional } from '../../content/fields.ts'
import { shownFilm } from '../../content/media-fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, pictureField } from '../section-fields.ts'

export const filmToWatch = defineKind(
  'film-to-watch',
  { de: 'Film', en: 'Film' },
  {
    heading: headingField,
    note: field('Anmerkung', 'Note', text(), {
      de: 'Was es für ein Film ist, und wie lang.',
      en: 'What kind of film it is, and how long.',
    }),
    picture: pictureField('wide'),
    film: optional('Film', 'Film', shownFilm()),
  },
  { group: 'media', ownsRed: true },
)
