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
    one: v.pipe(text(), v.description('The number of results when it is one; {n} is the number')),
    many: v.pipe(text(), v.description('The number of results; {n} is the number')),
    empty: text(),
    showAll: text(),
  }),
  closing: picture('hero'),
})
