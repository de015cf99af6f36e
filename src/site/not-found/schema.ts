import * as v from 'valibot'
import { list, plain, text } from '../../content/fields.ts'
import { utilityBase } from '../shared/page-base.ts'

export const notFoundPage = v.strictObject({
  ...utilityBase,
  sentence: text(),
  near: v.pipe(text(), v.description('Before the pages that somebody may have meant')),
  words: v.pipe(
    v.record(v.string(), list(plain('A word for this page that somebody may type as its address'))),
    v.description(
      'Further words for a page, in any language; its address and its titles count by themselves',
    ),
  ),
  home: text(),
  homeInLanguage: text(),
})
