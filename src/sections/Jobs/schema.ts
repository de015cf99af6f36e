import { field } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { headingField } from '../section-fields.ts'

export const jobs = defineKind(
  'jobs',
  { de: 'Stellen', en: 'Jobs' },
  {
    heading: headingField,
    none: field('Wenn keine Stelle offen ist', 'If there are no open jobs', text()),
    invitation: field('Aufforderung danach', 'Invitation after that', text()),
  },
  { group: 'firm', once: 'kind' },
)
