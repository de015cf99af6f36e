import * as v from 'valibot'
import { formKinds, formLocales } from '../../forms/protocol.ts'
import { template } from '../texts.ts'
import { labels } from './interface.ts'

const inquiry = ['kind', 'name', 'reference']
const confirmation = ['firm', 'phone', 'reference']

/** The mails of the contact service. {reference}, {name} and the like are filled in when one is written. */
export const mailsSchema = v.strictObject({
  firmLanguage: v.pipe(v.picklist(formLocales), v.description('In which language the firm reads: de or en')),
  answerWithin: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(30),
      v.description('Within how many working days visitors are promised an answer; the studio counts'),
    ),
  ),
  kinds: labels(formKinds),
  inquiry: v.strictObject({
    subject: template(['reference'], undefined, inquiry),
    opening: template([], undefined, inquiry),
    closing: template([], undefined, inquiry),
  }),
  confirmation: v.strictObject({
    subject: template(['reference'], undefined, confirmation),
    greeting: template([], undefined, confirmation),
    opening: template([], undefined, confirmation),
    openingHome: template([], undefined, confirmation),
    reference: template(['reference'], undefined, confirmation),
    contact: template([], undefined, confirmation),
    notYou: template([], undefined, confirmation),
    closing: template([], undefined, confirmation),
  }),
  digest: v.strictObject({
    subject: template(['count']),
    parked: template(['count']),
    held: template(['count']),
  }),
  fields: labels(['reference', 'received', 'language']),
  languages: labels(formLocales),
})
