import * as v from 'valibot'
import { picture, text } from '../../fields.ts'
import { template } from '../../texts.ts'
import { pageBase, plainHero } from './base.ts'

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
    more: v.pipe(text(), v.description('Leads on where there are more projects than one page carries')),
    earlier: text(),
  }),
  closing: picture('hero'),
})
