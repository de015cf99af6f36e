import * as v from 'valibot'
import { heading, list, markdown, only, person, picture, text } from '../../content/fields.ts'
import { distinct } from '../../content/ids.ts'
import { icon } from '../../content/schemas/icons.ts'
import { template } from '../../content/texts.ts'
import { filmHero, pageBase } from '../shared/page-base.ts'

export const companyPage = v.strictObject({
  ...pageBase,
  hero: filmHero,
  intro: v.strictObject({
    heading: heading(),
    lead: text(),
    body: markdown(),
    places: list(picture('card')),
  }),
  team: v.strictObject({
    heading: heading(),
    drawing: template(['n'], 'What the row of squares shows; {n} is the number of portraits'),
    note: template(['n']),
  }),
  values: v.strictObject({
    heading: heading(),
    list: list(v.strictObject({ title: heading(), icon: icon(), sentence: text() })),
  }),
  expertise: v.strictObject({
    heading: heading(),
    list: list(v.strictObject({ title: heading(), text: text(), only: only() })),
  }),
  picture: picture('hero'),
  board: v.pipe(
    list(person(), 'Who answers for the firm; search engines are told, the page does not show it'),
    distinct('id'),
  ),
})
