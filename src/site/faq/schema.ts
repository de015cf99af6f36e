import * as v from 'valibot'
import { heading, picture, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const faqPage = v.strictObject({
  ...pageBase,
  hero: plainHero,
  categories: v.pipe(text(), v.description('What the list of categories is called')),
  search: v.strictObject({
    label: text(),
    hint: text(),
    one: template([], 'The number of results when it is one', ['n']),
    many: template(['n']),
    none: template([], 'The number of results when it is one', ['n']),
  }),
  cta: v.strictObject({ heading: heading(), text: text(), contact: text() }),
  closing: picture('hero'),
})
