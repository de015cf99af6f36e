import * as v from 'valibot'
import { formKinds, formLocales } from '../../forms/protocol.ts'
import { budgetRanges, projectTypes, timelines } from '../../forms/schema.ts'
import { filled, placesIn } from '../texts.ts'

/** The fields of a mail, in the order in which they appear. */
export const fieldOrder = [
  'service',
  'company',
  'name',
  'fullName',
  'email',
  'phone',
  'projectType',
  'budgetRange',
  'timeline',
  'location',
  'message',
  'description',
] as const

const both = v.strictObject({ de: filled, en: filled })
const eachOf = <Key extends string>(keys: readonly Key[]) =>
  v.strictObject(Object.fromEntries(keys.map(key => [key, both])) as Record<Key, typeof both>)

/** With places that are filled in when the mail is written; the service's fill() has their values. */
const filledIn = (needed: string[], optional: string[]) => v.pipe(both, placesIn(needed, optional))
const inquiry = ['kind', 'name', 'reference']
const confirmation = ['firm', 'phone', 'reference']

/** The texts of all mails. */
export const mailsSchema = v.strictObject({
  firmLanguage: v.picklist(formLocales),
  kinds: eachOf(formKinds),
  inquiry: v.strictObject({
    subject: filledIn(['reference'], inquiry),
    opening: filledIn([], inquiry),
    closing: filledIn([], inquiry),
  }),
  confirmation: v.strictObject({
    subject: filledIn(['reference'], confirmation),
    greeting: filledIn([], confirmation),
    opening: filledIn([], confirmation),
    openingHome: filledIn([], confirmation),
    reference: filledIn(['reference'], confirmation),
    contact: filledIn([], confirmation),
    notYou: filledIn([], confirmation),
    closing: filledIn([], confirmation),
  }),
  digest: v.strictObject({
    subject: filledIn(['count'], []),
    parked: filledIn(['count'], []),
    held: filledIn(['count'], []),
  }),
  fields: eachOf(['reference', 'received', 'language', ...fieldOrder]),
  choices: eachOf([...formLocales, ...projectTypes, ...budgetRanges, ...timelines]),
})
