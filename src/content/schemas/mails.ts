import * as v from 'valibot'
import { formKinds, formLocales } from '../../forms/protocol.ts'
import { labels } from './interface.ts'

/** The mails of the contact service. {reference}, {name} and the like are filled in when one is written. */
export const mailsSchema = v.strictObject({
  firmLanguage: v.pipe(v.picklist(formLocales), v.description('In which language the firm reads: de or en')),
  kinds: labels(formKinds),
  inquiry: labels(['subject', 'opening', 'closing']),
  confirmation: labels([
    'subject',
    'greeting',
    'opening',
    'openingHome',
    'reference',
    'contact',
    'notYou',
    'closing',
  ]),
  digest: labels(['subject', 'parked', 'held']),
  fields: labels(['reference', 'received', 'language']),
  languages: labels(formLocales),
})
