import { field } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

export const teamWall = defineKind(
  'team-wall',
  { de: 'Team', en: 'Team' },
  {
    heading: headingField,
    note: field('Anmerkung', 'Note', template(['n'])),
    alt: field('Die Quadrate in Worten', 'The squares in words', template(['n']), {
      de: '{n} ist die Zahl der Porträts.',
      en: '{n} is the number of portraits.',
    }),
  },
  { group: 'people', once: 'kind' },
)
