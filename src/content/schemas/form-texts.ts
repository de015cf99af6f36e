import type * as v from 'valibot'
import { field, group, groupField } from '../fields.ts'
import type { InLanguage } from '../resolve.ts'
import { text } from '../text-fields.ts'
import { template } from '../texts.ts'

/** The texts that all forms share. Each form has its own file in content/forms. */
export const formsSchema = group({
  optional: field('Freiwillig', 'Optional', text()),
  minimum: field(
    'Mindestlänge',
    'Minimum length',
    template(['min'], 'Beside the label of a field with a minimum length; {min} is filled in'),
  ),
  choose: field('Auswahl', 'Choice', text()),
  messages: groupField('Meldungen an Feldern', 'Messages at fields', {
    choiceInvalid: field('Auswahl, die es nicht gibt', 'Choice that does not exist', text()),
    fieldInvalid: field('Feld, das es nicht gibt', 'Field that does not exist', text()),
  }),
  send: field('Senden', 'Send', text()),
  sending: field('Wird gesendet', 'Sending', text()),
  requiredNote: field('Pflichtfelder', 'Required fields', text()),
  privacy: groupField('Datenschutz', 'Privacy', {
    text: field('Text', 'Text', template(['link'])),
    link: field('Führt zu', 'Leads to', text()),
  }),
  trap: field('Falle für Automaten', 'Spam trap', text('Label of the field that only machines fill in')),
  failed: field(
    'Fehlgeschlagen',
    'Failed',
    template(['phone'], 'In the form after a failure; {phone} becomes a link'),
  ),
  notArrived: field(
    'Nicht angekommen',
    'Not arrived',
    text('Beside the button that opened the form, after a failure'),
  ),
  toasts: groupField('Rückmeldungen', 'Notices', {
    label: field('Beschriftung', 'Label', text()),
    close: field('Schließen', 'Close', text()),
    sentTitle: field('Gesendet: Titel', 'Sent: title', text()),
    sent: field('Gesendet', 'Sent', text()),
    reference: field('Referenz der Anfrage', 'Reference of the inquiry', template(['reference'])),
    failedTitle: field('Fehlgeschlagen: Titel', 'Failed: title', text()),
    failed: field('Fehlgeschlagen', 'Failed', text()),
    reopen: field('Wieder öffnen', 'Open again', text()),
  }),
  answers: groupField('Antworten ohne JavaScript', 'Answers without JavaScript', {
    summary: field('Über den Meldungen', 'Above the messages', text()),
    invalid: field('Angaben fehlen', 'Entries are missing', text()),
    later: field('Störung', 'Failure', text()),
    tooMany: field('Zu viele Anfragen', 'Too many requests', text()),
  }),
  whatsapp: groupField('WhatsApp', 'WhatsApp', {
    heading: field('Überschrift', 'Heading', text('Bold first line of the message')),
    note: field('Anmerkung', 'Note', text('What happens to the entries; {fields} lists them')),
    open: field('Öffnen', 'Open', text()),
    blocked: field(
      'Fenster blockiert',
      'Window blocked',
      text('When the browser refused to open the new window'),
    ),
    leaving: groupField('Zu einem anderen Dienst', 'Leaving the site', {
      title: field('Titel', 'Title', text()),
      text: field('Text', 'Text', text()),
    }),
  }),
})

export type FormTexts = InLanguage<v.InferOutput<typeof formsSchema>>
