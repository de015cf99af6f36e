import { fill } from '../../i18n/fill.ts'

/** The id of the dialog about saved references, and the hash of an address that opens it. */
export const inquiryId = 'kept-inquiry'

export const shortlistCount = (n: number, words: { one: string; many: string }) =>
  n === 1 ? words.one : fill(words.many, { n })
