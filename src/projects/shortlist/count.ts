import { fill } from '../../i18n/fill.ts'

/** The dialog about what is kept, and the end of an address that opens it. */
export const inquiryId = 'kept-inquiry'

export const shortlistCount = (n: number, words: { one: string; many: string }) =>
  n === 1 ? words.one : fill(words.many, { n })
