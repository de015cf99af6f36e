import * as v from 'valibot'
import { language } from '../entry-fields.ts'
import { field, group, groupField, optional } from '../fields.ts'
import { text } from '../text-fields.ts'
import { template } from '../texts.ts'

const inquiry = ['kind', 'name', 'reference']
/** The placeholders of the mail to the visitor. */
export const confirmationPlaceholders = ['firm', 'phone', 'reference']

/** The mails of the contact service. Placeholders such as {reference} and {name} are filled in when a mail is created. */
export const mailsSchema = group({
  firmLanguage: field(
    'Sprache der E-Mails an das Büro',
    'Language of emails to the firm',
    language('The language that the firm reads'),
  ),
  answerWithin: optional(
    'Zugesagte Antwortfrist (Werktage)',
    'Reply promised within (working days)',
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(30),
      v.description(
        'Number of working days within which visitors are promised a reply; the Studio keeps track',
      ),
    ),
  ),
  inquiry: groupField('Anfrage', 'Inquiry', {
    subject: field('Betreff', 'Subject', template(['reference'], undefined, inquiry)),
    opening: field('Anfang', 'Opening', template([], undefined, inquiry)),
    closing: field('Schluss', 'Closing', template([], undefined, inquiry)),
  }),
  confirmation: groupField('Bestätigung', 'Confirmation', {
    subject: field('Betreff', 'Subject', template(['reference'], undefined, confirmationPlaceholders)),
    greeting: field('Anrede', 'Greeting', template([], undefined, confirmationPlaceholders)),
    opening: field('Anfang', 'Opening', template([], undefined, confirmationPlaceholders)),
    reference: field(
      'Referenz der Anfrage',
      'Reference of the inquiry',
      template(['reference'], undefined, confirmationPlaceholders),
    ),
    contact: field('Kontakt', 'Contact', template([], undefined, confirmationPlaceholders)),
    notYou: field(
      'Falls Sie das nicht waren',
      'If this was not you',
      template([], undefined, confirmationPlaceholders),
    ),
    closing: field('Schluss', 'Closing', template([], undefined, confirmationPlaceholders)),
    particulars: optional(
      'Pflichtangaben',
      'Mandatory details',
      v.pipe(
        template([], undefined, confirmationPlaceholders),
        v.description(
          'Legal form, registered office, register and board, which the law requires in business letters',
        ),
      ),
    ),
  }),
  reply: v.optional(
    groupField('Entwurf der Antwort', 'Draft of a reply', {
      greeting: field('Anrede', 'Greeting', template(['name'])),
      opening: field('Anfang', 'Opening', template(['date'])),
    }),
  ),
  digest: groupField('Tägliche Nachricht an das Büro', 'Daily note to the firm', {
    subject: field('Betreff', 'Subject', template(['count'])),
    parked: field('Unzustellbar', 'Undeliverable', template(['count'])),
    held: field('Zurückgehalten', 'Held', template(['count'])),
  }),
  fields: groupField('Felder', 'Fields', {
    reference: field('Referenz', 'Reference', text()),
    received: field('Eingegangen', 'Received', text()),
    language: field('Sprache', 'Language', text()),
  }),
})
