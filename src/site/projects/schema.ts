import * as v from 'valibot'
import { picture, text } from '../../content/fields.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const projectsPage = v.strictObject({
  ...pageBase,
  hero: plainHero,
  list: text(),
  filter: v.strictObject({
    label: text(),
    all: text(),
    one: v.pipe(text(), v.description('The number of results when it is one')),
    many: v.pipe(text(), v.description('The number of results; {n} is the number')),
    empty: text(),
    showAll: text(),
    more: v.pipe(text(), v.description('Leads on where there are more projects than one page carries')),
    earlier: text(),
  }),
  closing: picture('hero'),
})
