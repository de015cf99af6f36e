// What the legal pages have in common: numbered clauses with a list of contents.
import * as v from 'valibot'
import { date, heading, list, markdown, plain, text } from '../../content/fields.ts'
import { distinct, id } from '../../content/ids.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const legalPage = {
  ...pageBase,
  hero: plainHero,
  contents: text(),
  updated: text(),
  approved: v.optional(
    v.pipe(
      v.strictObject({ by: plain('Who answers for this text'), on: date() }),
      v.description(
        'Not shown: who has checked this text, and when. Without it the site is not ready to go online',
      ),
    ),
  ),
  sections: v.pipe(
    list(
      v.strictObject({
        id: id('Short name for links, such as cookies'),
        title: heading(),
        part: v.optional(
          v.pipe(
            v.picklist(['opt-out', 'cookies', 'credits']),
            v.description('Under the text: the statistics opt-out, the cookie table, or the picture credits'),
          ),
        ),
        body: markdown(),
        bodyWithoutStatistics: v.optional(
          v.pipe(markdown(), v.description('Instead of body, where the site is built without Matomo')),
        ),
      }),
    ),
    distinct('id'),
  ),
}
