import * as v from 'valibot'
import { picture, text } from '../../content/fields.ts'
import { template } from '../../content/texts.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const projectsPage = v.strictObject({
  ...pageBase,
  hero: plainHero,
  list: text(),
  filter: v.strictObject({
    label: text(),
    all: text(),
    one: template([], 'The number of results when it is one', ['n']),
    many: template(['n'], 'The number of results; {n} is the number'),
    empty: text(),
    showAll: text(),
  }),
  views: v.strictObject({
    label: text(),
    images: text(),
    scale: text(),
    table: text(),
  }),
  closing: picture('hero'),
})
