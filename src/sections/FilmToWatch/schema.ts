import { field, optional } from '../../content/fields.ts'
import { shownFilm } from '../../content/media-fields.ts'
import type { ReferenceProblem } from '../../content/model.ts'
import { text } from '../../content/text-fields.ts'
import type { Localized } from '../../content/values.ts'
import { locales } from '../../routes.ts'
import { defineKind } from '../define-kind.ts'
import { headingField, pictureField } from '../section-fields.ts'

type Film = { heading: Localized; film?: { captions: Record<string, unknown> } | undefined }

/** Requires subtitles in each language of the section, which are those of its heading. */
function check({ heading, film }: Film): ReferenceProblem[] {
  const missing = locales.filter(locale => heading.in(locale) !== undefined && !film?.captions[locale])
  if (!film || missing.length === 0) return []
  return [
    {
      path: ['film', 'captions'],
      says: {
        de: `fehlen in ${missing.join(', ')}; ergänzen Sie für jede Sprache des Abschnitts eine Datei (.vtt)`,
        en: `are missing in ${missing.join(', ')}; add a file (.vtt) for each language of the section`,
      },
    },
  ]
}

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
  { group: 'media', ownsRed: true, check },
)
