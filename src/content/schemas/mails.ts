import * as v from 'valibot'
import { formKinds } from '../../forms/protocol.ts'
import { field, group, language } from '../fields.ts'
import { template } from '../texts.ts'
import { labels } from './interface.ts'

const inquiry = ['kind', 'name', 'reference']
const confirmation = ['firm', 'phone', 'reference']

/** The mails of the contact service. {reference}, {name} and the like are filled in when one is written. */
export const mailsSchema = group({
  firmLanguage: field(
    'Sprache der E-Mails an das Büro',
    'Language of mails to the firm',
    language('In which language the firm reads'),
  ),
  answerWithin: v.optional(
    field(
      'Antwort zugesagt binnen (Werktage)',
      'Answer promised within (working days)',
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.maxValue(30),
        v.description('Within how many working days visitors are promised an answer; the studio counts'),
      ),
    ),
  ),
  kinds: field('Arten von Anfragen', 'Kinds of inquiries', labels(formKinds)),
  inquiry: field(
    'Anfrage',
    'Inquiry',
    group({
      subject: field('Betreff', 'Subject', template(['reference'], undefined, inquiry)),
      opening: field('Anfang', 'Opening', template([], undefined, inquiry)),
      closing: field('Schluss', 'Closing', template([], undefined, inquiry)),
    }),
  ),
  confirmation: field(
    'Bestätigung',
    'Confirmation',
    group({
      subject: field('Betreff', 'Subject', template(['reference'], undefined, confirmation)),
      greeting: field('Anrede', 'Greeting', template([], undefined, confirmation)),
      opening: field('Anfang', 'Opening', template([], undefined, confirmation)),
      openingHome: field('Anfang, Startseite', 'Opening, home page', template([], undefined, confirmation)),
      reference: field('Kennung', 'Reference', template(['reference'], undefined, confirmation)),
      contact: field('Kontakt', 'Contact', template([], undefined, confirmation)),
      notYou: field(
        'Falls Sie das nicht waren',
        'If this was not you',
        template([], undefined, confirmation),
      ),
      closing: field('Schluss', 'Closing', template([], undefined, confirmation)),
    }),
  ),
  digest: field(
    'Tägliche Nachricht an das Büro',
    'Daily note to the firm',
    group({
      subject: field('Betreff', 'Subject', template(['count'])),
      parked: field('Unzustellbar', 'Undeliverable', template(['count'])),
      held: field('Zurückgehalten', 'Held', template(['count'])),
    }),
  ),
  fields: field('Felder', 'Fields', labels(['reference', 'received', 'language'])),
})
