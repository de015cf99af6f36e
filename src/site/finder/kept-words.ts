// The words of the bar of kept references.
import { fill } from '../../i18n/fill.ts'
import type { PageContent } from '../shared/site.ts'

export type KeptWords = {
  bar: PageContent<'finder'>['kept']
  paths: { projects: string; finder: string; sheets: string }
}

/** The dialog about what is kept, and the end of an address that opens it. */
export const inquiryId = 'kept-inquiry'

export const keptCount = (n: number, words: { one: string; many: string }) =>
  n === 1 ? words.one : fill(words.many, { n })
