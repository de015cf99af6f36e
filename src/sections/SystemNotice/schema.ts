import * as v from 'valibot'
import { choiceField, optional } from '../../content/fields.ts'
import { text } from '../../content/text-fields.ts'
import { defineKind } from '../define-kind.ts'
import { actionField, headingField, leadField } from '../section-fields.ts'

export const systemNotice = defineKind(
  'system-notice',
  { de: 'Hinweis', en: 'Notice' },
  {
    look: choiceField('Anlass', 'Occasion', {
      offline: { de: 'Ohne Verbindung', en: 'Offline' },
      thanks: { de: 'Anfrage gesendet', en: 'Inquiry sent' },
      'form-error': { de: 'Fehler in einem Formular', en: 'Error in a form' },
    }),
    heading: headingField,
    lead: v.optional(leadField),
    reference: optional('Wort vor der Referenz', 'Word before the reference', text()),
    action: v.optional(actionField),
    retry: optional('Erneut versuchen', 'Try again', text(), {
      de: 'Lädt die Adresse noch einmal, an der die Verbindung fehlte.',
      en: 'Reloads the address that could not be reached.',
    }),
  },
  { group: 'system', axis: 'none', isHero: true },
)
