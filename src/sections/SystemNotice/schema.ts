import * as v from 'valibot'
import { choice, field, text } from '../../content/fields.ts'
import { headingField, leadField } from '../fields.ts'
import { defineKind } from '../kind.ts'

export const systemNotice = defineKind(
  'system-notice',
  { de: 'Hinweis', en: 'Notice' },
  {
    look: field(
      'Anlass',
      'Occasion',
      choice({
        offline: { de: 'Ohne Verbindung', en: 'Offline' },
        thanks: { de: 'Anfrage gesendet', en: 'Inquiry sent' },
        'form-error': { de: 'Fehler in einem Formular', en: 'Error in a form' },
      }),
    ),
    heading: headingField,
    lead: v.optional(leadField),
    reference: v.optional(field('Wort vor der Referenz', 'Word before the reference', text())),
    button: v.optional(field('Schaltfläche', 'Button', text())),
  },
  { group: 'system', axis: 'none', isHero: true },
)
