import * as v from 'valibot'
import { heading, list, person, picture, text } from '../../content/fields.ts'
import { distinct } from '../../content/ids.ts'
import { pageBase, plainHero } from '../shared/page-base.ts'

export const contactPage = v.strictObject({
  ...pageBase,
  hero: v.strictObject({
    ...plainHero.entries,
    write: v.pipe(text(), v.description('The button that leads to the form')),
  }),
  persons: v.strictObject({ heading: heading(), list: v.pipe(list(person()), distinct('id')), save: text() }),
  picture: picture('hero'),
  places: v.strictObject({
    labels: v.strictObject({
      phone: text(),
      fax: text(),
      email: text(),
      hours: text(),
      arrive: text(),
      map: text(),
    }),
  }),
  forms: v.strictObject({
    heading: heading(),
    quote: v.strictObject({ heading: heading(), about: text(), intro: text(), steps: list(text()) }),
    home: v.strictObject({ heading: heading(), intro: text(), note: text() }),
  }),
})
