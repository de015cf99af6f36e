import * as v from 'valibot'
import { choice, field, text } from '../../content/fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, leadField } from '../fields.ts'

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
    action: v.optional(actionField),
    retry: v.optional(
      field('Erneut versuchen', 'Try again', text(), {
        de: 'Lädt die Adresse noch einmal, an der die Verbindung fehlte.',
        en: 'Loads the address again that could not be reached.',
      }),
    ),
  },
  { group: 'system', axis: 'none', isHero: true },
)
